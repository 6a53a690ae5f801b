import { defineConfig } from "vitest/config";

// A real browser and a real server: `npm run e2e`, after `npm run build`.
export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/*.e2e.ts"],
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
