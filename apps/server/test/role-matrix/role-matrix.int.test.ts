import { endpoints } from '@hamyar/contracts/schemas';
import type { TestAnswer } from '../app.ts';
import { MATRIX } from './matrix.table.ts';
import { buildWorld, ROLES, type World } from './world.ts';

const MARKS: Record<string, string> = {
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
const markOf = ({ code, json }: TestAnswer): string => MARKS[String(json.status)] ?? (code === 200 ? '+' : `?${code}`);
const spaced = (marks: string[]): string => `${marks.slice(0, 6).join(' ')}  ${marks.slice(6).join(' ')}`;

describe('every endpoint × every role', () => {
  let world: World;
  beforeAll(async () => {
    world = await buildWorld();
  });
  afterAll(() => world.t.close());

  it('every endpoint stands in the table, and the table names no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(endpoints.map((e) => e.name).sort());
  });

  it.each(Object.entries(MATRIX).flatMap(([name, rows]) => rows.map((row) => [name, row.case, row] as const)))(
    '[6.2] %s, %s',
    async (_name, _case, row) => {
      const marks: string[] = [];
      for (const role of ROLES) {
        const client = role === 'V' ? { ...world.clients.V } : world.clients[role];
        marks.push(markOf(await row.call(client, world, role)));
      }
      expect(spaced(marks)).toBe(row.expect);
    },
  );
});
