import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@hamyar/contracts/schemas';
import { sql } from 'kysely';
import type { TestAnswer, TestClient } from '../test-app.ts';
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
    people = Math.max(...Object.values(world.ids));
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

  /** What decides who sees and may do what, of the people and rows that there are. */
  const rights = async (): Promise<unknown> => {
    const { rows } = await sql`select
        (select md5(string_agg(to_jsonb(s)::text, ',' order by s.ticket_id, s.user_id)) from ticket_share s) as shares,
        (select md5(string_agg(to_jsonb(r)::text, ',' order by r.id)) from (select id, permissions, status from role) r) as roles,
        (select md5(string_agg(to_jsonb(r)::text, ',' order by r.user_id, r.role_id)) from user_role r where user_id <= ${people}) as people,
        (select md5(string_agg(to_jsonb(m)::text, ',' order by m.department_id, m.user_id)) from department_member m where user_id <= ${people}) as members,
        (select md5(string_agg(to_jsonb(u)::text, ',' order by u.id)) from (select id, employee, full_admin, branch_admin, department_admin, branch_id, organization_id, supervisor
          from "user" where id <= ${people}) u) as admins`.execute(world.t.deps.db);
    return rows[0];
  };
  let people = 0;
  /** The client; a call that changes rights without a line in the audit log is added to `silent`. */
  function watched(client: TestClient, silent: string[]): TestClient {
    const watch =
      (method: 'post' | 'put' | 'delete'): TestClient['post'] =>
      async (url, body) => {
        const [before, lines] = [await rights(), await auditRows()];
        const answer = await client[method](url, body);
        if (!isDeepStrictEqual(await rights(), before) && (await auditRows()) === lines)
          silent.push(`${method} ${url}`);
        return answer;
      };
    return { ...client, post: watch('post'), put: watch('put'), delete: watch('delete') };
  }

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
        const client = watched(world.clients[role], unaudited);
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
