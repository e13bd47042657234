import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILE_PART_BYTES } from '@hamyar/contracts';
import { startServerProcess, type ServerProcess } from '../../test/server-process.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { openDesk } from '../kill/desk.ts';
import { fileClient } from './file-client.ts';

/** What an upload has cost that was interrupted. */
export interface UploadKillResult {
  kills: number;
  /** Bytes that had to be sent again, at most, for one kill. */
  lostByKill: number;
  /** The file has the bytes that were sent. */
  same: boolean;
  /** Milliseconds from the first answer of the new process until all parts were there. */
  resumed: number;
}

/** Kills the real server with -9 while parts of one file arrive, starts it again each time, and goes on. */
export async function runUploadKills(kills: number, size: number): Promise<UploadKillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-upload-'));
  chmodSync(dataDir, 0o755);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  let server: ServerProcess = await startServerProcess(env);
  const desk = await openDesk((await startEmbedded({ dataDir })).connection);
  const client = fileClient(() => server.address, desk.staff[0]!.token);
  const content = randomBytes(size);
  let acknowledged = 0;
  let lostByKill = 0;
  try {
    const bytesThere = async () =>
      (await client.start('فیلم.bin', size)).parts.reduce((sum, part) => sum + part.size, 0);
    for (let kill = 1; kill <= kills; kill += 1) {
      const upload = await client.start('فیلم.bin', size);
      acknowledged = upload.parts.reduce((sum, part) => sum + part.size, 0);
      // what was being sent when the server went away: everything before it was acknowledged
      const sending = client.sendMissing(upload, content).catch(() => 0);
      while ((await bytesThere()) < acknowledged + FILE_PART_BYTES) await sleep(1);
      acknowledged = await bytesThere();
      await server.end('SIGKILL');
      await sending;
      server = await startServerProcess(env);
      lostByKill = Math.max(lostByKill, acknowledged - (await bytesThere()));
    }
    const started = performance.now();
    const upload = await client.start('فیلم.bin', size);
    await client.sendMissing(upload, content);
    const resumed = performance.now() - started;
    const { path } = await client.finish(upload.id);
    const same = (await client.download(path!)) === createHash('sha256').update(content).digest('hex');
    return { kills, lostByKill, same, resumed };
  } finally {
    await desk.close();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
