import { mkdtempSync, chmodSync, mkdirSync, rmSync, statSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '../startup-checks.ts';
import { openClient } from '../pool.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseOsAccount } from './os-account.ts';
import { findPostmaster } from './postmaster.ts';
import { canReach, chooseDataDirectories } from './data-directories.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded-database.ts';

const SETTINGS = { shared_buffers: '16MB', logging_collector: 'off' };
const root = mkdtempSync(join(tmpdir(), 'hamyar-embedded-'));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function query(embedded: EmbeddedDatabase, text: string): Promise<unknown[]> {
  const client = openClient(embedded.connection, 'test');
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the bundled PostgreSQL', () => {
  it('[architecture 1] is created once, found running by a second start, and found again after a kill', async () => {
    const dataDir = join(root, 'life');
    const first = await startEmbedded({ dataDir, settings: SETTINGS });
    await ensureDatabase(first.connection);
    expect(first).toMatchObject({ created: true, adopted: false });
    await query(first, 'create table kept (id int)');
    const second = await startEmbedded({ dataDir, settings: SETTINGS });
    expect(second).toMatchObject({ created: false, adopted: true, pid: first.pid });

    await query(first, 'insert into kept values (1)');
    process.kill(first.pid, 'SIGKILL');
    while (findPostmaster(first.directories.cluster)) await sleep(20);
    const third = await startEmbedded({ dataDir, settings: SETTINGS });
    expect(third.pid).not.toBe(first.pid);
    await ensureDatabase(third.connection);
    expect(await query(third, 'select id from kept')).toEqual([{ id: 1 }]);
    await third.stop();
    await expect(query(third, 'select 1')).rejects.toThrow();
  });

  it('[architecture 1] requires a password even on its own socket and has checksums and fsync on', async () => {
    const dataDir = join(root, 'safe');
    const embedded = await startEmbedded({ dataDir, settings: SETTINGS });
    await ensureDatabase(embedded.connection);
    await expect(
      query({ ...embedded, connection: { ...embedded.connection, password: '' } }, 'select 1'),
    ).rejects.toThrow();
    expect(
      await query(
        embedded,
        `select current_setting('data_checksums') as sums, current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp`,
      ),
    ).toEqual([{ sums: 'on', fsync: 'on', tcp: '' }]);
    expect(statSync(join(embedded.directories.home, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(embedded.directories.socket).mode & 0o777).toBe(0o700);
    await embedded.stop();
  });

  it('[architecture 1] starts under a path that is too long for a Unix socket', async () => {
    const dataDir = join(root, 'a-folder-with-a-rather-long-name-'.repeat(4));
    const embedded = await startEmbedded({ dataDir, settings: SETTINGS });
    expect(embedded.directories.socket.startsWith(tmpdir())).toBe(true);
    await ensureDatabase(embedded.connection);
    await embedded.stop();
    rmSync(embedded.directories.socket, { recursive: true, force: true });
  });

  it('[toolchain 7] moves out of a home folder that its user cannot enter, and prints the new folder', () => {
    const account = { name: 'nobody', uid: 65534, gid: 65534 };
    const closed = join(root, 'closed');
    mkdirSync(join(closed, 'data'), { recursive: true });
    chmodSync(closed, 0o700);
    expect(canReach(join(closed, 'data'), account)).toBe(process.getuid?.() === 65534);
    expect(chooseDataDirectories(join(closed, 'data'), account, '/var/lib/hamyar')).toMatchObject({
      relocated: true,
      home: expect.stringMatching(/^\/var\/lib\/hamyar\/[0-9a-f]{16}$/),
    });
    expect(chooseDataDirectories(join(root, 'open'), account)).toMatchObject({ relocated: false });
    expect(existsSync(join(closed, 'data', 'postgres'))).toBe(false);
  });

  it('[toolchain 7] runs as an existing unprivileged user when the server is root, and refuses a system without one', () => {
    const passwd = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533:nobody:/:/sbin/nologin\n';
    expect(chooseOsAccount(1000, passwd)).toBeNull();
    expect(chooseOsAccount(0, passwd)).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
    expect(chooseOsAccount(0, `${passwd}hamyar:x:950:950::/:/bin/false\n`)).toMatchObject({ name: 'hamyar', uid: 950 });
    expect(() => chooseOsAccount(0, 'root:x:0:0::/root:/bin/sh\n')).toThrow(
      expect.objectContaining({ name: 'StartRefusal' }),
    );
  });
});
