import { readFileSync, statSync } from 'node:fs';
import { startupErrors } from '../../config/messages.ts';
import { StartupError } from '../../config/startup-error.ts';

/** The unprivileged user that owns and runs the database when the server runs as root. */
export interface OsAccount {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL requires an entry in passwd, so only existing accounts can be used; none is created on the host. */
const CANDIDATES = ['hamyar', 'nobody'];

/**
 * Chooses the account that runs PostgreSQL: `null` means the server's own.
 * @throws StartupError for root on a system without a suitable account.
 */
export function chooseOsAccount(uid: number | undefined = process.getuid?.(), passwd = readPasswd()): OsAccount | null {
  if (uid !== 0) return null;
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  for (const wanted of CANDIDATES) {
    const found = accounts.find(([name]) => name === wanted);
    const account = found && { name: wanted, uid: Number(found[2]), gid: Number(found[3]) };
    if (account && account.uid > 0) return account;
  }
  throw new StartupError(startupErrors.embeddedAccount);
}

/**
 * The owner of an existing cluster does not change, so that a first start as an ordinary user and a later one as root
 * both work.
 */
export function clusterOwner(cluster: string): OsAccount | null {
  const stats = statSync(cluster, { throwIfNoEntry: false });
  return stats && stats.uid > 0 && process.getuid?.() === 0
    ? { name: String(stats.uid), uid: stats.uid, gid: stats.gid }
    : null;
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
