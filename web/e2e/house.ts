/** A house to visit: a server of its own with an empty store, and a browser. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");
const NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const SERVE = "import sys; from teahouse.cli.main import main; sys.exit(main(sys.argv[1:]))";
const SWITCHES = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Where the system keeps its Chromium; undefined if there is none. */
export function browserPath(): string | undefined {
  const wanted = process.env.TEAHOUSE_CHROMIUM;
  if (wanted) return wanted;
  for (const name of NAMES) {
    try {
      return execFileSync("which", [name], { encoding: "utf-8" }).trim();
    } catch {
      // the next name
    }
  }
  return undefined;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export class House {
  /** Everything that went wrong in a page: errors, refused scripts. */
  readonly complaints: string[] = [];

  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly folder: string,
    readonly browser: Browser,
  ) {}

  static async open(executablePath: string): Promise<House> {
    if (!existsSync(join(ROOT, "src/teahouse/web/index.html"))) {
      throw new Error("The client is not built: run `npm run build` first.");
    }
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), "teahouse-"));
    const server = spawn(
      process.env.PYTHON ?? "python3",
      [
        "-c",
        SERVE,
        "serve",
        "--port",
        String(port),
        "--store",
        join(folder, "house.db"),
        "--bots",
        "1",
      ],
      {
        env: { ...process.env, PYTHONPATH: join(ROOT, "src"), TEAHOUSE_BOT_PAUSE: "0" },
        stdio: "ignore",
      },
    );
    const address = `http://127.0.0.1:${port}`;
    await answers(address);
    const root = process.getuid?.() === 0;
    const args = root ? [...SWITCHES, "--no-sandbox"] : SWITCHES;
    const browser = await chromium.launch({ executablePath, args });
    return new House(address, server, folder, browser);
  }

  /** Somebody comes in with a browser of his own. */
  async visitor(options: Parameters<Browser["newContext"]>[0]): Promise<[BrowserContext, Page]> {
    const context = await this.browser.newContext(options);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("console", (message) => {
      // A line that is cut on purpose is no complaint.
      const cut = message.text().includes("ERR_INTERNET_DISCONNECTED");
      if (message.type() === "error" && !cut) this.complaints.push(message.text());
    });
    return [context, page];
  }

  async close(): Promise<void> {
    await this.browser.close();
    const ended = new Promise((done) => this.server.once("exit", done));
    this.server.kill("SIGTERM");
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function answers(address: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    try {
      if ((await fetch(`${address}/api/house`)).ok) return;
    } catch {
      // not yet
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("The server did not start within 30 seconds.");
}
