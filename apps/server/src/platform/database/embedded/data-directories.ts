import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startupErrors } from '../../config/messages.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { OsAccount } from './os-account.ts';

/** Folders of one bundled database. */
export interface DataDirectories {
  /** All files of the database are in this folder. */
  home: string;
  cluster: string;
  log: string;
  /** Folder of the Unix socket, 0700. */
  socket: string;
  /** The home is not inside the data folder, because the database user has no access there. */
  relocated: boolean;
}

/** The kernel's limit for the path of a Unix socket is 107 bytes on Linux and 103 on macOS. */
const SOCKET_PATH_MAX = 103;
const SOCKET_NAME = '.s.PGSQL.5432';

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Whether the account can enter every existing folder on the way to `path`. */
export function canReach(path: string, account: OsAccount): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      const bit = stats.uid === account.uid ? 0o100 : stats.gid === account.gid ? 0o010 : 0o001;
      if ((stats.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Chooses the folder of the database for this data folder (architecture 1 "Data": never where its user has no access).
 */
export function chooseDataDirectories(
  dataDir: string,
  account: OsAccount | null,
  outside = '/var/lib/hamyar',
): DataDirectories {
  const relocated = account !== null && !canReach(dataDir, account);
  const home = relocated ? join(outside, shortHash(dataDir)) : join(dataDir, 'postgres');
  const defaultSocket = join(home, 'run');
  const fits = Buffer.byteLength(join(defaultSocket, SOCKET_NAME)) <= SOCKET_PATH_MAX;
  return {
    home,
    cluster: join(home, 'cluster'),
    log: join(home, 'log'),
    socket: fits ? defaultSocket : join(tmpdir(), `hamyar-${shortHash(home)}`),
    relocated,
  };
}

/**
 * Creates a folder that only the database user can enter.
 * @throws StartupError when another user created it first (the socket folder may be in a shared temporary folder).
 */
export function ensurePrivateFolder(folder: string, account: OsAccount | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  const owners = [process.getuid?.() ?? stats.uid, account?.uid ?? stats.uid];
  if (!stats.isDirectory() || !owners.includes(stats.uid)) throw new StartupError(startupErrors.socketFolder(folder));
  chmodSync(folder, 0o700);
  if (account && stats.uid !== account.uid) chownSync(folder, account.uid, account.gid);
}
