import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OsAccount } from './os-account.ts';
import type { DataDirectories } from './data-directories.ts';

/** A PostgreSQL server process and how to connect to it, from its own lock file. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Unix socket folder or address. */
  host: string;
}

/** Settings of the bundled server: a help desk on one machine that must not lose an acknowledged write. */
const SERVER_SETTINGS: Record<string, string> = {
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  max_connections: '100',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_min_duration_statement: '1000',
  // statement parameters are personal data
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

function readLockFile(cluster: string): Postmaster | null {
  try {
    const [pid, , , port, socket, address] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    const host = socket || (address === '*' ? '127.0.0.1' : address);
    return pid && port && host ? { pid: Number(pid), port: Number(port), host } : null;
  } catch {
    return null;
  }
}

/** Whether that process runs and is a PostgreSQL of this cluster, not another program with the same process id. */
function isAlive(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0];
    return state !== 'Z' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    return false;
  }
}

/**
 * The running server of a cluster, started by an earlier process that has ended or by another process that shares it.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const found = readLockFile(cluster);
  return found && isAlive(found.pid, cluster) ? found : null;
}

/** Whether a connection is accepted; a process that is ending still counts as alive but accepts none. */
function acceptsConnections({ host, port }: Postmaster): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The running server of a cluster once it answers; `null` when there is none or it ends meanwhile. */
export async function adoptPostmaster(cluster: string): Promise<Postmaster | null> {
  for (;;) {
    const found = findPostmaster(cluster);
    if (!found) return null;
    if (statusOf(cluster) !== 'stopping' && (await acceptsConnections(found))) return found;
    await sleep(50);
  }
}

/** Creates the cluster: UTF-8 independent of the host's locales, checksums, scram for every connection. */
export function initCluster(
  runtime: string,
  directories: DataDirectories,
  account: OsAccount | null,
  passwordFile: string,
): { ok: boolean; output: string } {
  const result = spawnSync(
    join(runtime, 'bin', 'initdb'),
    [
      '-D',
      directories.cluster,
      '--username=hamyar',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ],
    { encoding: 'utf8', cwd: directories.home, ...(account ? { uid: account.uid, gid: account.gid } : {}) },
  );
  return { ok: result.status === 0, output: `${result.stderr ?? ''}${result.error?.message ?? ''}`.trim() };
}

/**
 * Starts PostgreSQL as a separate process that outlives this one, so that the end of this process never damages
 * acknowledged data.
 * @returns once its lock file contains `ready`
 */
export async function startPostmaster(options: {
  runtime: string;
  directories: DataDirectories;
  account: OsAccount | null;
  port: number;
  settings: Record<string, string>;
}): Promise<{ postmaster: Postmaster | null; reason: string }> {
  const { runtime, directories, account, port, settings } = options;
  const startLog = join(directories.home, 'start.log');
  const all = {
    ...SERVER_SETTINGS,
    log_directory: directories.log,
    port: String(port),
    ...(process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: directories.socket, unix_socket_permissions: '0700' }),
    ...settings,
  };
  // this folder is only ours and no server of this cluster runs: these files were left by a crash or came with a copy
  for (const name of [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`])
    rmSync(join(directories.socket, name), { force: true });
  const output = openSync(startLog, 'w', 0o600);
  const child = spawn(
    join(runtime, 'bin', 'postgres'),
    ['-D', directories.cluster, ...Object.entries(all).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    {
      cwd: directories.home,
      detached: true,
      stdio: ['ignore', output, output],
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    },
  );
  closeSync(output);
  let ended: string | null = null;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, signal) => {
    ended = `exit ${code ?? signal}`;
  });
  child.unref();
  // crash recovery of a large database takes long; the process itself ends when it gives up
  while (ended === null) {
    const found = readLockFile(directories.cluster);
    if (found?.pid === child.pid && statusOf(directories.cluster) === 'ready') {
      child.removeAllListeners();
      return { postmaster: found, reason: '' };
    }
    await sleep(20);
  }
  return { postmaster: null, reason: `${lastErrorLine([startLog, ...newestLog(directories.log)])} ${ended}`.trim() };
}

/** `starting`, `ready`, `standby`, `stopping`; '' while the lock file is being written or is missing. */
function statusOf(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() ?? '';
  } catch {
    return '';
  }
}

/** The server's own log of today; its log collector starts during the start. */
function newestLog(folder: string): string[] {
  const files = readdirSync(folder).map((name) => join(folder, name));
  return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs).slice(0, 1);
}

function lastErrorLine(files: readonly string[]): string {
  for (const file of files) {
    const line = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-20)
      .findLast((text) => /FATAL|PANIC/.test(text));
    if (line) return line;
  }
  return '';
}

/**
 * Fast shutdown: running statements are cancelled, everything committed is preserved. Returns when the process has
 * ended.
 */
export async function stopPostmaster(postmaster: Postmaster, directories: DataDirectories): Promise<void> {
  try {
    process.kill(postmaster.pid, 'SIGINT');
  } catch {
    return;
  }
  while (isAlive(postmaster.pid, directories.cluster)) await sleep(20);
  rmSync(join(directories.socket, `.s.PGSQL.${postmaster.port}.lock`), { force: true });
}
