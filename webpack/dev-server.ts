import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import { foldersOf } from './workspace.ts';

/** ms in which several saved files count as one change */
const SETTLED = 80;

/** Runs the product's server in development and restarts it when a source of it or of its packages changes. */
export class DevServer {
  #child: ChildProcess | undefined;
  #restarting = false;
  #changed = false;

  start(): void {
    let timer: NodeJS.Timeout | undefined;
    for (const folder of foldersOf('server'))
      watch(join(folder, 'src'), { recursive: true }, (_event, file) => {
        if (!file || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void this.#restart(), SETTLED);
      });
    this.#spawn();
  }

  /** Stops the server. It also stops when its terminal is closed. */
  stop(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  #spawn(): void {
    this.#child = spawn(process.execPath, ['--no-warnings', 'apps/server/src/start-dev.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    // a server that ended by itself (port in use, error in a source) is started again by the next change
    this.#child.on('exit', (code) => {
      if (!this.#restarting && code !== 0) console.error('The server has ended; it starts again with the next change.');
    });
  }

  async #restart(): Promise<void> {
    this.#changed = true;
    if (this.#restarting) return;
    this.#restarting = true;
    const child = this.#child!;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    this.#restarting = false;
    if (this.#changed) this.#spawn();
    this.#changed = false;
  }
}
