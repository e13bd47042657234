import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readPackage, root, workspaceFolders } from '../src/workspace.ts';

/** Folders that a copy does not need, because they are generated. */
const MADE = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'coverage']);

/** A copy of the whole tree in a temporary folder, where a test may write files and run the tools. */
export class WorkspaceCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'hamyar-copy-')));

  constructor() {
    cpSync(root, this.folder, { recursive: true, filter: (from) => from === root || !MADE.has(basename(from)) });
    // data folders of the tooling and the server contain sources
    for (const data of globSync('{apps,packages}/*/data', { cwd: root }))
      cpSync(join(root, data), join(this.folder, data), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    for (const folder of workspaceFolders(this.folder)) this.link(folder);
  }

  /**
   * Links the dependencies of a package in the copy, as an install would: our packages from the copy, libraries from
   * the original tree.
   */
  link(folder: string): void {
    const { dependencies, devDependencies, optionalDependencies } = readPackage(folder, this.folder);
    const folders = new Map(workspaceFolders(this.folder).map((one) => [readPackage(one, this.folder).name, one]));
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const ours = folders.get(name);
      const target = ours ? join(this.folder, ours) : installed(name, folder);
      // an optional dependency may be for another operating system
      if (target === undefined) continue;
      const link = join(this.folder, folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(target, link, 'junction');
    }
  }

  /** Runs a program of the copy with Node and returns its output. @throws with the output when it fails */
  run(program: string, ...args: string[]): string {
    try {
      return execFileSync(process.execPath, ['--no-warnings', '--experimental-vm-modules', program, ...args], {
        cwd: this.folder,
        encoding: 'utf8',
        maxBuffer: 64 << 20,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined },
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Folder in which a library is installed: for this package, or for any other. */
function installed(name: string, folder: string): string | undefined {
  const folders = [folder, ...workspaceFolders()].map((one) => join(root, one, 'node_modules', name));
  const found = folders.find((one) => existsSync(one));
  return found && realpathSync(found);
}
