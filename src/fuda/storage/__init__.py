"""Where does a server keep what it may not lose? In a database; only this layer talks to one."""
