import { tableUses } from './table-uses.ts';
import { tableViolations, type Sources } from './tables.ts';

const M = 'apps/server/src/modules';
const LEGAL: Sources = {
  [`${M}/tickets/ticket.table.ts`]:
    'declare module "x" { interface Database { ticket: TicketTable; ticket_read: ReadTable } }'.replaceAll('; ', ';\n'),
  [`${M}/tickets/tables.ts`]:
    "export const tables = moduleTables({ owns: ['ticket', 'ticket_read'], reads: { user: 'names in lists' } });",
  [`${M}/tickets/ticket.repository.ts`]:
    'sql`select * from ticket t join "user" u on u.id = t.owner_id`; tables(db).insertInto("ticket_read");',
  [`${M}/users/user.table.ts`]: 'declare module "x" { interface Database {\n user: UserTable } }',
  [`${M}/users/tables.ts`]: "export const tables = moduleTables({ owns: ['user'], reads: {} });",
};
const broken = (more: Sources) => tableViolations({ ...LEGAL, ...more });

describe('[architecture 1, a module owns its slice] tables', () => {
  it('are free of complaints while every statement keeps to what its module declares', () => {
    expect(tableViolations(LEGAL)).toEqual([]);
  });

  it.each([
    ['a join', 'sql`select 1 from "user" u join ticket t on true`'],
    ['a list of tables', 'sql`select 1 from "user" u, ticket t`'],
    ['a subquery inside an expression', 'sql`select ${sql`(select count(*) from ticket)`} from "user"`'],
    ['the query builder', "db.selectFrom('ticket as t')"],
    ['a join of the query builder', "db.selectFrom('user').innerJoin('ticket', 'a', 'b')"],
  ])('of another module are refused in %s that nobody declared', (_what, statement) => {
    expect(broken({ [`${M}/users/user.repository.ts`]: statement })).toEqual([
      expect.stringContaining('reads ticket of tickets'),
    ]);
  });

  it.each([
    'sql`insert into "user" (id) values (1)`',
    'sql`update "user" set name = 1`',
    'sql`delete from "user"`',
    "trx.updateTable('user')",
  ])('of another module are never written, also where they are read: %s', (statement) => {
    expect(broken({ [`${M}/tickets/other.repository.ts`]: statement })).toEqual([
      expect.stringContaining('writes user, which belongs to users'),
    ]);
  });

  it('have one owner each, and a declared reader reads', () => {
    expect(
      broken({
        [`${M}/users/tables.ts`]: "moduleTables({ owns: ['user', 'ticket'], reads: { ticket_read: '' } });",
      }),
    ).toEqual([
      'ticket is owned by tickets and by users',
      'users declares that it reads ticket_read, and never does',
      'users reads ticket_read and does not say why',
    ]);
  });

  it('are not confused with "for update" and "on conflict do update"', () => {
    const source =
      'sql`select 1 from ticket for update`; sql`insert into ticket (id) values (1) on conflict (id) do update set a = 1`';
    expect(tableUses('a.ts', source, new Set(['ticket', 'set']))).toEqual([
      { table: 'ticket', write: false, line: 1 },
      { table: 'ticket', write: true, line: 1 },
    ]);
  });
});
