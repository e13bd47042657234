import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startupErrors, startupNotices } from '../../config/messages.ts';
import { StartupError } from '../../config/startup-error.ts';
import { writePrivateFile } from '../../config/secrets.ts';
import { chooseOsAccount, clusterOwner, type OsAccount } from './os-account.ts';
import { copyBinaries, findBinaries, removeOldBinaries } from './binaries.ts';
import { chooseDataDirectories, ensurePrivateFolder, type DataDirectories } from './data-directories.ts';
import { adoptPostmaster, initCluster, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts';

/** How to connect to a database. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** The bundled PostgreSQL of a data folder. */
export interface EmbeddedDatabase {
  connection: Connection;
  /** Found running: left by a killed process, or shared with another process. */
  adopted: boolean;
  /** Created by this start. */
  created: boolean;
  /** Process id of the server, for tests and the log. */
  pid: number;
  directories: DataDirectories;
  /** Messages for the operator, such as the folder of the database. */
  notices: { fa: string; en: string }[];
  /** Stops the server; everything committed is preserved. The caller first makes sure that no other process uses it. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  /** Extra server settings, for tests only (a temporary cluster needs no fsync). */
  settings?: Record<string, string>;
}

/** A killed server leaves its lock file, and its last child can use shared memory for a moment. */
const START_ATTEMPTS = 50;
const STALE = /lock file|pre-existing shared memory|Address already in use/i;

/**
 * Starts (or adopts) the npm-installed PostgreSQL of this data folder; creates the cluster at the first start.
 * @throws StartupError with a message for the operator
 */
export async function startEmbedded({ dataDir, settings = {} }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = findBinaries();
  const account = clusterOwner(join(dataDir, 'postgres', 'cluster')) ?? chooseOsAccount();
  const directories = chooseDataDirectories(dataDir, account);
  mkdirSync(directories.home, { recursive: true, mode: 0o755 });
  if (account) chownSync(directories.home, account.uid, account.gid);
  const notices = directories.relocated ? [startupNotices.closedAncestor(dataDir, directories.home)] : [];
  const password = openPassword(directories.home);

  const live = await adoptPostmaster(directories.cluster);
  if (live) return toEmbeddedDatabase(live, { adopted: true, created: false }, password, directories, notices);

  const runtime = copyBinaries(binaries, directories.home, account);
  const created = createCluster(runtime, binaries.major, directories, account, password);
  ensurePrivateFolder(directories.socket, account);
  ensurePrivateFolder(directories.log, account);
  const postmaster = await startWithRetries(runtime, directories, account, settings);
  if (!('adopted' in postmaster)) removeOldBinaries(directories.home, runtime);
  return toEmbeddedDatabase(postmaster, { adopted: 'adopted' in postmaster, created }, password, directories, notices);
}

function toEmbeddedDatabase(
  postmaster: Postmaster,
  how: { adopted: boolean; created: boolean },
  password: string,
  directories: DataDirectories,
  notices: EmbeddedDatabase['notices'],
): EmbeddedDatabase {
  return {
    connection: { host: postmaster.host, port: postmaster.port, user: 'hamyar', password, database: 'hamyar' },
    ...how,
    pid: postmaster.pid,
    directories,
    notices,
    stop: () => stopPostmaster(postmaster, directories),
  };
}

/** The database password is created once and only the server reads it; it never leaves this machine. */
function openPassword(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) writePrivateFile(file, randomBytes(24).toString('base64url'));
  return readFileSync(file, 'utf8').trim();
}

function createCluster(
  runtime: string,
  major: string,
  directories: DataDirectories,
  account: OsAccount | null,
  password: string,
): boolean {
  const versionFile = join(directories.cluster, 'PG_VERSION');
  const marker = join(directories.home, 'cluster-complete');
  if (existsSync(marker) && existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found !== major) throw new StartupError(startupErrors.embeddedVersion(found, major));
    return false;
  }
  // without the marker an earlier start died inside initdb, before any data was stored here
  rmSync(directories.cluster, { recursive: true, force: true });
  const passwordFile = join(directories.home, `password.${process.pid}`);
  writePrivateFile(passwordFile, password);
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    const { ok, output } = initCluster(runtime, directories, account, passwordFile);
    if (!ok)
      throw new StartupError(
        /No space left/i.test(output)
          ? startupErrors.diskFull(directories.home)
          : startupErrors.embeddedFailed(directories.cluster, output),
      );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writePrivateFile(marker, major);
  return true;
}

async function startWithRetries(
  runtime: string,
  directories: DataDirectories,
  account: OsAccount | null,
  settings: Record<string, string>,
): Promise<Postmaster & { adopted?: true }> {
  let reason = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const port = process.platform === 'win32' ? await freePort() : 5432;
    const started = await startPostmaster({ runtime, directories, account, port, settings });
    if (started.postmaster) return started.postmaster;
    reason = started.reason;
    const neighbor = await adoptPostmaster(directories.cluster);
    if (neighbor) return { ...neighbor, adopted: true };
    if (!STALE.test(reason)) break;
    await sleep(100);
  }
  throw new StartupError(
    /No space left/i.test(reason)
      ? startupErrors.diskFull(directories.home)
      : startupErrors.embeddedFailed(join(directories.home, 'start.log'), reason),
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
