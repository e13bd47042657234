// The schema that the migrations create, read back from a real PostgreSQL.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** SQL of every table, index and constraint; the server prints it, because only the server uses SQL. */
export function schemaFile(): string | undefined {
  const script = 'apps/server/test/print-schema.ts';
  if (!existsSync(join(root, script))) return undefined;
  return execFileSync(process.execPath, ['--no-warnings', script], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 << 20,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
