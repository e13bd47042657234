import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { endpoints } from '@hamyar/contracts/schemas';
import type { TestAnswer } from '../test-app.ts';
import type { ModuleMatrix } from './matrix-calls.ts';
import { buildMatrixWorld, ROLES, type MatrixWorld } from './matrix-world.ts';

const OUTCOME_SYMBOLS: Record<string, string> = {
  OK: '+',
  CREATED: '+',
  UPDATED: '+',
  DELETED: '+',
  NOK: 'N',
  AUTORIZATION_ERROR: '-',
  NOT_FOUND: '0',
  AUTHENTICATION_ERROR: 'L',
  VALIDATION_ERROR: '!',
  EXPIRATION_ERROR: 'x',
};
const symbolOf = ({ code, json }: TestAnswer): string =>
  OUTCOME_SYMBOLS[String(json.status)] ?? (code === 200 ? '+' : `?${code}`);
const spaced = (symbols: string[]): string => `${symbols.slice(0, 6).join(' ')}  ${symbols.slice(6).join(' ')}`;

const MODULES = join(__dirname, '../../src/modules');

/** Every endpoint of every module's own file, found by name, so that a new module changes no list. */
const reviewed = globSync('*/*.matrix.ts', { cwd: MODULES })
  .sort()
  .flatMap((file) => {
    const { matrix } = jest.requireActual<{ matrix: ModuleMatrix }>(join(MODULES, file));
    return Object.entries(matrix).map(([name, rows]) => ({ module: dirname(file), file: basename(file), name, rows }));
  });

describe('every endpoint × every role', () => {
  let world: MatrixWorld;
  beforeAll(async () => {
    world = await buildMatrixWorld();
  });
  afterAll(() => world.t.close());
  const audited = new Set(endpoints.filter((e) => e.audited).map((e) => e.name));
  const auditRows = async (): Promise<number> => {
    const { db } = world.t.deps;
    const { rows } = await db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };

  it('every endpoint is reviewed in one file, and the files name no other', () => {
    expect(reviewed.map(({ name }) => name).sort()).toEqual(endpoints.map((e) => e.name).sort());
    expect(reviewed.filter(({ rows }) => rows.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('the rows of an endpoint are in the file of the module that mounts it', () => {
    expect(reviewed.map(({ module, file, name }) => [name, module, file])).toEqual(
      reviewed.map(({ name }) => [name, world.moduleOf.get(name), `${world.moduleOf.get(name)}.matrix.ts`]),
    );
  });

  it.each(reviewed.flatMap(({ name, rows }) => rows.map((row) => [name, row.case, row] as const)))(
    '[6.2, decisions 2.16] %s, %s',
    async (name, _case, row) => {
      const symbols: string[] = [];
      const unaudited: string[] = [];
      for (const role of ROLES) {
        const client = role === 'V' ? { ...world.clients.V } : world.clients[role];
        const before = audited.has(name) ? await auditRows() : 0;
        const symbol = symbolOf(await row.call(client, world, role));
        symbols.push(symbol);
        if (symbol === '+' && audited.has(name) && (await auditRows()) === before) unaudited.push(role);
      }
      expect(spaced(symbols)).toBe(row.expect);
      expect(unaudited).toEqual([]);
    },
  );
});
