import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ModuleManifest } from '@hamyar/contracts';
import { parseManifest } from '@hamyar/contracts/schemas';
import { readPackage } from './workspace.ts';

/** What the process that reads a manifest prints. */
interface Printed {
  manifest: object;
  /** Addresses of all modules that the manifest is made of. */
  urls: readonly string[];
}

/** A manifest, with the files that it is made of and the times of their last change. */
interface Known {
  manifest: object;
  times: ReadonlyMap<string, number>;
}

const known = new Map<string, Known>();

/** ms; 0 for a file that does not exist */
const timeOf = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

/**
 * Reads and checks the manifest of a module. Its version is the version of its package.json. The file is only read again
 * when something that it is made of has changed, because a process takes longer than a small build. Throws an error that
 * lists every violation.
 */
export async function readManifest(folder: string): Promise<ModuleManifest> {
  let found = known.get(folder);
  if (!found || [...found.times].some(([file, time]) => timeOf(file) !== time)) {
    found = await readInProcess(join(folder, 'src/manifest.ts'));
    known.set(folder, found);
  }
  return parseManifest({ ...found.manifest, version: readPackage(folder).version });
}

/**
 * Reads the file in a new process: while following changes, the build needs the current content of the file and of
 * everything it imports.
 */
async function readInProcess(file: string): Promise<Known> {
  const source = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    const { manifest } = await import(${JSON.stringify(pathToFileURL(file).href)});
    process.stdout.write(JSON.stringify({ manifest, urls }));`;
  const started = Date.now();
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '--eval',
    source,
  ]);
  const { manifest, urls } = JSON.parse(stdout) as Printed;
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
  // a file that was written while the process ran may have been read before that: it is read again
  const times = files.map((one) => [one, timeOf(one)] as const);
  return { manifest, times: new Map(times.map(([one, time]) => [one, time < started ? time : 0])) };
}
