import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The gallery of boards is for development: `npm run gallery` builds it into a folder of its own.
const page = process.env.TEAHOUSE_PAGE === "gallery" ? "gallery.html" : "index.html";

/** Tests of a game lie in tests/games, outside of this folder: their packages are ours. */
const packagesOfHere: Plugin = {
  name: "packages-of-here",
  enforce: "pre",
  resolveId(source, importer) {
    const isPackage = /^[@a-z]/i.test(source);
    const isOutside = importer?.includes("/tests/games/") ?? false;
    return isPackage && isOutside ? this.resolve(source, import.meta.filename) : null;
  },
};

export default defineConfig({
  base: "./",
  plugins: [packagesOfHere],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: page === "index.html" ? "../src/teahouse/web" : "dist-gallery",
    emptyOutDir: true,
    sourcemap: page !== "index.html",
    rolldownOptions: { input: fileURLToPath(new URL(page, import.meta.url)) },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    maxWorkers: "100%",
    testTimeout: 30_000,
    setupFiles: ["test/support/setup.ts"],
    include: ["test/**/*.test.{ts,tsx}", "../tests/games/*/*.test.{ts,tsx}"],
  },
});
