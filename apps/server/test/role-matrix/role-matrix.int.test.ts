import { endpoints } from '@hamyar/contracts/schemas';
import type { TestAnswer } from '../test-app.ts';
import { MATRIX } from './matrix-rows.ts';
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

describe('every endpoint × every role', () => {
  let world: MatrixWorld;
  beforeAll(async () => {
    world = await buildMatrixWorld();
  });
  afterAll(() => world.t.close());

  it('every endpoint is in the table, and the table names no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(endpoints.map((e) => e.name).sort());
  });

  it.each(Object.entries(MATRIX).flatMap(([name, rows]) => rows.map((row) => [name, row.case, row] as const)))(
    '[6.2] %s, %s',
    async (_name, _case, row) => {
      const symbols: string[] = [];
      for (const role of ROLES) {
        const client = role === 'V' ? { ...world.clients.V } : world.clients[role];
        symbols.push(symbolOf(await row.call(client, world, role)));
      }
      expect(spaced(symbols)).toBe(row.expect);
    },
  );
});
