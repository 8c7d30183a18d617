import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Everything that the page needs is built into the package; nothing is fetched from elsewhere.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/fuda/surfaces/web/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
