import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusals, startNotices } from '../../config/messages.ts';
import { StartRefusal } from '../../config/refusal.ts';
import { writePrivateFile } from '../../config/secrets.ts';
import { chooseAccount, ownerOf, type Account } from './account.ts';
import { copyBinaries, findBinaries, removeOldBinaries } from './binaries.ts';
import { choosePlaces, makePrivateFolder, type Places } from './places.ts';
import { adoptPostmaster, initCluster, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts';

/** How to reach a database. */
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
  /** Found running: left by a process that was killed, or shared with a neighbor. */
  adopted: boolean;
  /** Made just now by this start. */
  created: boolean;
  /** Process number of the server, for tests and the log. */
  pid: number;
  places: Places;
  /** Lines for the operator, such as where the database lives. */
  notices: { fa: string; en: string }[];
  /** Ends the server with everything committed kept. The caller first makes sure that nobody else uses it. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  /** Extra server settings, for tests only (a throw-away cluster needs no fsync). */
  settings?: Record<string, string>;
}

/** A killed server leaves its lock file, and its last child can hold shared memory for a moment. */
const START_ATTEMPTS = 50;
const STALE = /lock file|pre-existing shared memory|Address already in use/i;

/**
 * Starts (or adopts) the PostgreSQL that came with npm for this data folder; makes it at the first start.
 * @throws StartRefusal with a sentence for the operator
 */
export async function startEmbedded({ dataDir, settings = {} }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = findBinaries();
  const account = ownerOf(join(dataDir, 'postgres', 'cluster')) ?? chooseAccount();
  const places = choosePlaces(dataDir, account);
  mkdirSync(places.home, { recursive: true, mode: 0o755 });
  if (account) chownSync(places.home, account.uid, account.gid);
  const notices = places.moved ? [startNotices.closedAncestor(dataDir, places.home)] : [];
  const password = openPassword(places.home);

  const live = await adoptPostmaster(places.cluster);
  if (live) return describe(live, { adopted: true, created: false }, password, places, notices);

  const runtime = copyBinaries(binaries, places.home, account);
  const created = createCluster(runtime, binaries.major, places, account, password);
  makePrivateFolder(places.socket, account);
  makePrivateFolder(places.log, account);
  const postmaster = await startPatiently(runtime, places, account, settings);
  if (!('adopted' in postmaster)) removeOldBinaries(places.home, runtime);
  return describe(postmaster, { adopted: 'adopted' in postmaster, created }, password, places, notices);
}

function describe(
  postmaster: Postmaster,
  how: { adopted: boolean; created: boolean },
  password: string,
  places: Places,
  notices: EmbeddedDatabase['notices'],
): EmbeddedDatabase {
  return {
    connection: { host: postmaster.host, port: postmaster.port, user: 'hamyar', password, database: 'hamyar' },
    ...how,
    pid: postmaster.pid,
    places,
    notices,
    stop: () => stopPostmaster(postmaster, places),
  };
}

/** The database password is made once and read by nobody but the server; it never leaves this machine. */
function openPassword(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) writePrivateFile(file, randomBytes(24).toString('base64url'));
  return readFileSync(file, 'utf8').trim();
}

function createCluster(
  runtime: string,
  major: string,
  places: Places,
  account: Account | null,
  password: string,
): boolean {
  const versionFile = join(places.cluster, 'PG_VERSION');
  const marker = join(places.home, 'cluster-complete');
  if (existsSync(marker) && existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found !== major) throw new StartRefusal(refusals.embeddedVersion(found, major));
    return false;
  }
  // without the marker an earlier start died inside initdb, before anything was ever stored here
  rmSync(places.cluster, { recursive: true, force: true });
  const passwordFile = join(places.home, `password.${process.pid}`);
  writePrivateFile(passwordFile, password);
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    const { ok, output } = initCluster(runtime, places, account, passwordFile);
    if (!ok)
      throw new StartRefusal(
        /No space left/i.test(output)
          ? refusals.diskFull(places.home)
          : refusals.embeddedFailed(places.cluster, output),
      );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writePrivateFile(marker, major);
  return true;
}

async function startPatiently(
  runtime: string,
  places: Places,
  account: Account | null,
  settings: Record<string, string>,
): Promise<Postmaster & { adopted?: true }> {
  let reason = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const port = process.platform === 'win32' ? await freePort() : 5432;
    const started = await startPostmaster({ runtime, places, account, port, settings });
    if (started.postmaster) return started.postmaster;
    reason = started.reason;
    const neighbor = await adoptPostmaster(places.cluster);
    if (neighbor) return { ...neighbor, adopted: true };
    if (!STALE.test(reason)) break;
    await sleep(100);
  }
  throw new StartRefusal(
    /No space left/i.test(reason)
      ? refusals.diskFull(places.home)
      : refusals.embeddedFailed(join(places.home, 'start.log'), reason),
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
