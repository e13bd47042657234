// The schema that the migrations create, read back from a real PostgreSQL.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { formattedPages } from './formatted.ts';

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

export const COLUMNS_FILE = 'apps/server/src/platform/database/stored-columns.ts';

/** The names of all stored columns as types, so that a table's type cannot name a column that no migration makes. */
export function columnsPage(schema: string): string {
  const tables = [...schema.matchAll(/^create table (\S+) \(\n([^]*?)\n\);/gm)].map(([, table, body]) => {
    const columns = body!.split('\n').filter((line) => !line.startsWith('  constraint '));
    return `${unquoted(table!)}: ${columns.map((line) => `'${unquoted(line.trim().split(' ')[0]!)}'`).join(' | ')};`;
  });
  const text = `// Printed by \`npm run gen\` from the database that the migrations make; do not edit.
import type { Database } from './schema.ts';

interface StoredColumns { ${tables.join('\n')} }

type Missing<Table extends keyof Database> = Exclude<keyof Database[Table], Table extends keyof StoredColumns ? StoredColumns[Table] : never>;

/** Columns that the type of a table names and no migration makes: there are none. */
export const columnsWithoutMigration: { [Table in keyof Database as Missing<Table> extends never ? never : Table]: Missing<Table> } = {};
`;
  return formattedPages({ [COLUMNS_FILE]: text })[COLUMNS_FILE]!;
}

const unquoted = (name: string): string => name.replaceAll('"', '');
