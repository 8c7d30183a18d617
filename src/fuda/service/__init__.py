"""What does a server do? Rooms, seats, questions, clocks and chat, without sockets, files or a clock of its own.

It takes messages together with the time and returns what is to be sent, stored, thought about and waited for; the same
code runs behind a socket and in the simulator that tests it.
"""
