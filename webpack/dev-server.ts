import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import { foldersOf } from './workspace.ts';

/** ms in which several saved files count as one change */
const SETTLED = 80;
/** Characters of the error output that are told when a server does not start. */
const OUTPUT_KEPT = 4_000;

/** Differences for tests. */
export interface DevServerOptions {
  /** The server, as arguments of Node. */
  command?: readonly string[];
  /** The folders whose sources it is made of. */
  folders?: readonly string[];
}

/**
 * Runs the product's server in development. When a source of it changes, the next server starts next to the one that
 * serves and takes the address over when it could listen: a server with an error never replaces one that runs. The
 * database goes on; the last server stops it (`apps/server/src/startup/hand-over.ts`).
 */
export class DevServer {
  readonly #report: (fault: string) => void;
  readonly #command: readonly string[];
  readonly #folders: readonly string[];
  /** The server that serves. */
  #serving: ChildProcess | undefined;
  /** The server that starts. */
  #next: ChildProcess | undefined;
  #stopped = false;
  /** The change of servers that is going on. */
  #handingOver: Promise<void> = Promise.resolve();

  /** @param report is told why the current sources do not start; an empty text when they do */
  constructor(
    report: (fault: string) => void,
    {
      command = ['--no-warnings', 'apps/server/src/start-dev.ts'],
      folders = foldersOf('server').map((folder) => join(folder, 'src')),
    }: DevServerOptions = {},
  ) {
    this.#report = report;
    this.#command = command;
    this.#folders = folders;
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
    // in the middle of a change the one that leaves keeps the database, so the other one has to stop it in order
    await this.#handingOver;
    const running = [this.#next, this.#serving].filter((child) => child !== undefined);
    await Promise.all(
      running.map(async (child) => {
        child.kill(signal);
        await once(child, 'exit');
      }),
    );
  }

  #startNext(): void {
    if (this.#stopped) return;
    // it was started from sources that have changed meanwhile
    this.#next?.kill();
    const child = spawn(process.execPath, this.#command, { cwd: root, stdio: ['inherit', 'inherit', 'pipe', 'ipc'] });
    this.#next = child;
    let errors = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      errors = (errors + chunk.toString()).slice(-OUTPUT_KEPT);
    });
    child.on('message', (message) => {
      if (message === 'prepared' && !this.#stopped) this.#handingOver = this.#handOver(child);
      else if (message === 'ready') this.#report('');
    });
    child.on('exit', (code) => {
      if (this.#stopped) return;
      if (child === this.#next) {
        this.#next = undefined;
        this.#report(`The server does not start:\n${errors.trim()}`);
      } else if (child === this.#serving) {
        this.#serving = undefined;
        if (code !== 0) console.error('The server has ended; it starts again with the next change.');
      }
    });
  }

  /** Ends the server that serves, and gives its address to the next one. */
  async #handOver(child: ChildProcess): Promise<void> {
    const before = this.#serving;
    this.#serving = undefined;
    if (before?.connected) {
      before.send('leave');
      await once(before, 'exit');
    }
    // a later change may have ended it meanwhile; the server of that change asks for the address soon
    if (!child.connected) return;
    if (child === this.#next) this.#next = undefined;
    this.#serving = child;
    child.send('listen');
    // it says `ready` as its next message, when it ends in order
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
  }
}
