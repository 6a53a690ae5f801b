import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The gallery of boards is for development: `npm run gallery` builds it into a folder of its own.
const page = process.env.TEAHOUSE_PAGE === "gallery" ? "gallery.html" : "index.html";

export default defineConfig({
  base: "./",
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
    setupFiles: ["test/setup.ts"],
    include: ["test/**/*.test.{ts,tsx}"],
  },
});
