import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { READY_PATH } from '@hamyar/contracts';

export const root = join(import.meta.dirname, '../..');
/** ms. A first start creates the database and the demo company; it may also build the front end. */
export const START_TIMEOUT = 600_000;
const LOG_LINES = 200;
const START = 'apps/server/src/start.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Differences from `npm start` on an empty folder. */
export interface ProductOptions {
  /** Another entry file, which prepares something and then starts the product. */
  entry?: string;
  /** Data folder of a stopped product, which is copied; faster than a new database with the demo company. */
  dataDir?: string;
  env?: Readonly<Record<string, string>>;
  args?: readonly string[];
}

function copyFolder(from: string, to: string): void {
  // `cp -a` preserves owners, which the database requires
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp failed: ${stderr}`);
}

/** The real product in a separate process, as `npm start` runs it, with its own data folder. */
export class Product {
  readonly port: number;
  readonly dataDir: string;
  readonly log: string[] = [];
  #child: ChildProcess | undefined;

  readonly #entry: string;
  readonly #env: Readonly<Record<string, string>>;

  private constructor(port: number, dataDir: string, entry: string, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.dataDir = dataDir;
    this.#entry = entry;
    this.#env = env;
  }

  /** Starts the product on a free port with a data folder of its own. */
  static async start({ entry = START, dataDir: copied, env = {}, args = [] }: ProductOptions = {}): Promise<Product> {
    const folder = mkdtempSync(join(tmpdir(), 'hamyar-e2e-'));
    // as root the database runs as another user, who needs access to the folder
    chmodSync(folder, 0o755);
    const product = new Product(await freePort(), join(folder, 'data'), entry, env);
    if (copied) copyFolder(copied, product.dataDir);
    else mkdirSync(product.dataDir);
    try {
      await product.launch(...args);
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process (again) on the same port and data; returns the milliseconds until it was ready. */
  async launch(...args: string[]): Promise<number> {
    const from = Date.now();
    const child = spawn(process.execPath, ['--no-warnings', this.#entry, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        HOST: '127.0.0.1',
        NODE_ENV: 'production',
        ...this.#env,
      },
    });
    this.#child = child;
    // when the test run is interrupted, the process must not keep running
    const orphaned = (): boolean => child.kill();
    process.once('exit', orphaned);
    child.once('exit', () => process.off('exit', orphaned));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.log.push(...text.split('\n').filter(Boolean));
        this.log.splice(0, this.log.length - 20_000);
      });
    }
    while (!(await this.#ready())) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The product ended with ${child.exitCode ?? child.signalCode}:\n${this.logTail()}`);
      if (Date.now() - from > START_TIMEOUT)
        throw new Error(`The product was not ready after ${START_TIMEOUT / 1000} s:\n${this.logTail()}`);
      await pause(100);
    }
    return Date.now() - from;
  }

  async #ready(): Promise<boolean> {
    try {
      const answer = await fetch(this.baseUrl + READY_PATH, { signal: AbortSignal.timeout(20_000) });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** Like `kill -9`: sockets, jobs and the database are not closed. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Stops the product normally and removes its data. */
  async stop(): Promise<void> {
    await this.end();
    rmSync(join(this.dataDir, '..'), { recursive: true, force: true });
  }

  /** Stops the product normally; its data stays. */
  async end(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const inTime = await Promise.race([ended.then(() => true), pause(60_000, false)]);
      if (!inTime) {
        child.kill('SIGKILL');
        await ended;
      }
    }
  }

  logTail(lines = LOG_LINES): string {
    return this.log.slice(-lines).join('\n');
  }
}
