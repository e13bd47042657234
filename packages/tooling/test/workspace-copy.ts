import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readPackage, root, workspaceFolders } from '../src/workspace.ts';

/** What no copy needs: it is made from the rest. */
const MADE = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'coverage']);

/** The whole tree in a temporary folder, in which a test may write and run the tools of the copy. */
export class WorkspaceCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'hamyar-copy-')));

  constructor() {
    cpSync(root, this.folder, { recursive: true, filter: (from) => from === root || !MADE.has(basename(from)) });
    // the data of the tooling and of the server are sources
    for (const data of globSync('{apps,packages}/*/data', { cwd: root }))
      cpSync(join(root, data), join(this.folder, data), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    for (const folder of workspaceFolders(this.folder)) this.link(folder);
  }

  /** Gives a package of the copy its dependencies, as an install would: ours from the copy, others from the store of the tree. */
  link(folder: string): void {
    const { dependencies, devDependencies, optionalDependencies } = readPackage(folder, this.folder);
    const folders = new Map(workspaceFolders(this.folder).map((one) => [readPackage(one, this.folder).name, one]));
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const ours = folders.get(name);
      const target = ours ? join(this.folder, ours) : installed(name, folder);
      // an optional one may be for another system
      if (target === undefined) continue;
      const link = join(this.folder, folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(target, link, 'junction');
    }
  }

  /** Runs a program of the copy with Node and answers what it prints. @throws with its output when it fails */
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

/** Where a library is installed: for this package, or for any other. */
function installed(name: string, folder: string): string | undefined {
  const folders = [folder, ...workspaceFolders()].map((one) => join(root, one, 'node_modules', name));
  const found = folders.find((one) => existsSync(one));
  return found && realpathSync(found);
}
