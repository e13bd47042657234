import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { registerBatches } from '../../src/modules/batches/batch.job.ts';
import { loadUser } from '../../src/modules/identity/public.ts';
import { runImport } from '../../src/modules/imports/import-run.service.ts';
import { checkImport } from '../../src/modules/imports/import.service.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/database/pool.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { openPlatform } from '../../src/startup/open-platform.ts';
import { installLicense } from '../../test/test-license.ts';
import { watchMemory } from '../memory.ts';
import { publish, table } from '../report.ts';

const ADMIN = 1;

/** A file of so many customers; each has an own password where that is measured. */
function fileOf(folder: string, rows: number, type: 'same' | 'individual'): { path: string; bytes: number } {
  const head = `first_name,last_name,username,email,mobile,gender${type === 'individual' ? ',password' : ''}`;
  const line = (n: number) =>
    `سارا,امینی ${n},${type}${n},${type}${n}@example.ir,09${type === 'same' ? 12 : 13}${String(n).padStart(7, '0')},f${type === 'individual' ? `,Gel8-Nar!${n}` : ''}`;
  const text = [head, ...Array.from({ length: rows }, (_, n) => line(n))].join('\r\n');
  const path = join(folder, `${type}.csv`);
  writeFileSync(path, text);
  return { path, bytes: Buffer.byteLength(text) };
}

async function fillCompany(db: Db): Promise<void> {
  await sql`insert into branch (name, code) values ('تهران', 'T1')`.execute(db);
  await sql`insert into customer_level (name, color, is_default) values ('عادی', '#888888', true)`.execute(db);
  await sql`insert into "user" (employee, first_name, last_name, name_norm, branch_id, full_admin, mobile)
    values (true, 'مدیر', 'ارشد', 'مدیرارشد', -1, true, '+989100000001')`.execute(db);
}

interface Measured {
  bytes: number;
  check: number;
  run: number;
  memory: number;
  stored: number;
}

async function measure(deps: Deps, dataDir: string, rows: number, type: 'same' | 'individual'): Promise<Measured> {
  const user = (await loadUser(deps, ADMIN))!;
  const { path, bytes } = fileOf(dataDir, rows, type);
  const upload = { field: 'file', filename: 'bench.csv', mime: 'text/csv', path, size: bytes, sha256: '' };
  const grown = watchMemory(process.pid);
  const started = performance.now();
  const form = { type, branch_id: 1, organization_id: 0, customer_level_id: 0, password: 'Gel8-Nar!' };
  const { id } = await checkImport(deps, user, form, upload);
  const checked = performance.now();
  const { batch_id } = await runImport(deps, { user, ip: '127.0.0.1' }, id, 'skip');
  const run = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: deps.log };
  await (
    deps.jobs as Deps['jobs'] & { handlers: Map<string, (payload: never, run: object) => Promise<void>> }
  ).handlers.get('batch.run')!({ batch_id } as never, run);
  const ended = performance.now();
  const { rows: found } = await sql<{ n: number }>`select done as n from batch where id = ${batch_id}`.execute(deps.db);
  return { bytes, check: checked - started, run: ended - checked, memory: grown(), stored: found[0]!.n };
}

/** Rows of a file, at most: one with passwords of their own may have no more. */
const ROWS_MAX = 10_000;

/** Customers from a file: check, rows stored, and how much memory the process has more meanwhile. */
export async function benchImports({ sizes }: { sizes: readonly number[] }): Promise<void> {
  const lines: string[][] = [];
  const files = sizes.filter((rows) => rows <= ROWS_MAX);
  for (const [rows, type] of files.flatMap((size) => [[size, 'same'] as const, [size, 'individual'] as const])) {
    const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-imports-'));
    const log = createLog({ level: 'error' });
    const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, dataDir), log);
    try {
      await installLicense(platform.deps);
      await fillCompany(platform.deps.db);
      registerBatches(platform.deps);
      const { bytes, check, run, memory, stored } = await measure(platform.deps, dataDir, rows, type);
      const kind = type === 'same' ? 'one for all' : 'one each';
      lines.push([
        `${stored.toLocaleString('en')} customers, ${kind}`,
        (bytes / 1_048_576).toFixed(2),
        (check / 1_000).toFixed(1),
        (run / 1_000).toFixed(1),
        memory.toFixed(0),
      ]);
    } finally {
      await platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  const columns = ['rows and passwords', 'file, MB', 'check, s', 'stored, s', 'memory, MB more'];
  publish('Customers from a file', table(columns, lines));
}
