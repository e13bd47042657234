import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import { foldersOf } from './workspace.ts';

/** ms in which several saved files count as one change; less than webpack's, whose work holds this process up */
const SETTLED = 40;
/** ms after a start in which the machine works for the page, before the server of the next change is made. */
const STANDBY_PAUSE = 1_000;
/** Characters of the error output that are told when a server does not start. */
const OUTPUT_KEPT = 4_000;

const ENTRY = 'apps/server/src/start-dev.ts';

/** Differences for tests. */
export interface DevServerOptions {
  /** The server, as arguments of Node. */
  command?: readonly string[];
  /** The folders whose sources it is made of. */
  folders?: readonly string[];
  /** What a server has loaded before it is told to start: after a change of it another one is made. */
  loadedEarly?: readonly string[];
}

/** A server that has loaded its packages, and waits for a change before it loads its sources. */
interface Standby {
  child: ChildProcess;
  loaded: string;
}

/**
 * Runs the product's server in development. When a source of it changes, the next server starts next to the one that
 * serves and takes the address over when it could listen: a server with an error never replaces one that runs. It has
 * loaded its packages before the change. The database goes on; the last server stops it
 * (`apps/server/src/startup/hand-over.ts`).
 */
export class DevServer {
  readonly #report: (fault: string) => void;
  readonly #command: readonly string[];
  readonly #folders: readonly string[];
  readonly #loadedEarly: readonly string[];
  /** The server that serves. */
  #serving: ChildProcess | undefined;
  /** The server that starts. */
  #next: ChildProcess | undefined;
  #standby: Standby | undefined;
  #standbyTimer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** The change of servers that is going on. */
  #handingOver: Promise<void> = Promise.resolve();

  /** @param report is told why the current sources do not start; an empty text when they do */
  constructor(
    report: (fault: string) => void,
    {
      command = ['--no-warnings', ENTRY],
      folders = [...foldersOf('server').map((folder) => join(folder, 'src')), join(root, 'apps/server/migrations')],
      loadedEarly = [join(root, ENTRY), join(root, 'node_modules/.pnpm/lock.yaml')],
    }: DevServerOptions = {},
  ) {
    this.#report = report;
    this.#command = command;
    this.#folders = folders;
    this.#loadedEarly = loadedEarly;
  }

  start(): void {
    let timer: NodeJS.Timeout | undefined;
    for (const folder of this.#folders)
      watch(folder, { recursive: true }, (_event, file) => {
        if (!file || !/\.(tsx?|mjs)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => this.#startNext(), SETTLED);
      }).unref();
    this.#startNext();
  }

  /** Stops the servers, and with the last one the database. A server also stops when this process ends. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#standbyTimer);
    // in the middle of a change the one that leaves keeps the database, so the other one has to stop it in order
    await this.#handingOver;
    const running = [this.#next, this.#serving, this.#standby?.child].filter((child) => child !== undefined);
    await Promise.all(
      running.map(async (child) => {
        child.kill(signal);
        await once(child, 'exit');
      }),
    );
  }

  #startNext(): void {
    if (this.#stopped) return;
    clearTimeout(this.#standbyTimer);
    // it was started from sources that have changed meanwhile
    this.#next?.kill();
    this.#next = this.#claimStandby() ?? this.#spawn();
    this.#next.send('start');
  }

  /** The server that waits, unless what it has loaded is old. */
  #claimStandby(): ChildProcess | undefined {
    const standby = this.#standby;
    this.#standby = undefined;
    if (standby?.loaded === this.#loaded() && standby.child.connected) return standby.child;
    standby?.child.kill();
    return undefined;
  }

  #standBySoon(pause = STANDBY_PAUSE): void {
    clearTimeout(this.#standbyTimer);
    this.#standbyTimer = setTimeout(() => {
      if (!this.#stopped) this.#standby ??= { loaded: this.#loaded(), child: this.#spawn() };
    }, pause);
  }

  #loaded(): string {
    return this.#loadedEarly.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();
  }

  #spawn(): ChildProcess {
    const child = spawn(process.execPath, this.#command, { cwd: root, stdio: ['inherit', 'inherit', 'pipe', 'ipc'] });
    let errors = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      errors = (errors + chunk.toString()).slice(-OUTPUT_KEPT);
    });
    // a message for a server that has just ended; its exit says everything
    child.on('error', () => {});
    child.on('message', (message) => {
      if (message === 'prepared' && !this.#stopped) this.#handingOver = this.#handOver(child);
      else if (message === 'ready') {
        this.#report('');
        this.#standBySoon();
      }
    });
    child.on('exit', (code) => {
      if (child === this.#standby?.child) this.#standby = undefined;
      if (this.#stopped) return;
      if (child === this.#next) {
        this.#next = undefined;
        this.#report(`The server does not start:\n${errors.trim()}`);
        this.#standBySoon(0);
      } else if (child === this.#serving) {
        this.#serving = undefined;
        if (code !== 0) console.error('The server has ended; it starts again with the next change.');
      }
    });
    return child;
  }

  /** Ends the server that serves, and gives its address to the next one. */
  async #handOver(child: ChildProcess): Promise<void> {
    const before = this.#serving;
    this.#serving = undefined;
    if (before?.connected) {
      const left = said(before, 'left');
      before.send('leave');
      await left;
    }
    // a later change may have ended it meanwhile; the server of that change asks for the address soon
    if (!child.connected) return;
    if (child === this.#next) this.#next = undefined;
    this.#serving = child;
    const ready = said(child, 'ready');
    child.send('listen');
    await ready;
  }
}

/** Resolves when a server says this, or has ended. */
const said = (child: ChildProcess, what: string): Promise<void> =>
  new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === what) resolve();
    });
    child.once('exit', () => resolve());
  });
