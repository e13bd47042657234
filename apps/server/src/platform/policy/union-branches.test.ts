import { all, always, eq, oneOf, some, type Predicate } from '@hamyar/domain';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { predicateToSql, type PolicySource } from './predicate-sql.ts';
import { unionBranches } from './union-branches.ts';

const KEYS = ['assignee_id', 'department_id'];
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const departments = oneOf('department_id', [1, 2]);
const assignees = oneOf('assignee_id', [7, 8]);

describe('[decisions 2.3] the union branches of a list', () => {
  it('are one for each value of the most selective key, in whichever order a predicate names them', () => {
    const byAssignee = [7, 8].map((id) => all(eq('assignee_id', id), departments));
    expect(unionBranches(all(departments, assignees), KEYS)).toEqual(byAssignee);
    expect(unionBranches(all(assignees, departments), KEYS)).toEqual(byAssignee);
  });

  it('are one with a list of values where there are more than 24', () => {
    expect(unionBranches(oneOf('department_id', numbers(24)), KEYS)).toHaveLength(24);
    const many = oneOf('department_id', numbers(25));
    expect(unionBranches(many, KEYS)).toEqual([many]);
  });

  it('are not split where a more selective column has one value already, or the rows are those of a relation', () => {
    const own = all(eq('assignee_id', 7), departments);
    expect(unionBranches(own, KEYS)).toEqual([own]);
    const shared = all(some('shares', eq('user_id', 3)), departments);
    expect(unionBranches(shared, KEYS)).toEqual([shared]);
    const low = all(eq('importance', 0), departments);
    expect(unionBranches(low, KEYS)).toEqual([1, 2].map((id) => all(eq('department_id', id), eq('importance', 0))));
  });
});

describe('[decisions 2.3] the condition of a predicate', () => {
  const db = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const source = (many: boolean): PolicySource => ({
    ...{ table: 'ticket', alias: 't' },
    relations: { shares: { table: 'ticket_share', foreignKey: 'ticket_id', many } },
  });
  const written = (predicate: Predicate, many = false) => predicateToSql(predicate, source(many)).compile(db).sql;

  it('of every row is true', () => {
    expect(written(always)).toBe('true');
  });

  it('looks up few rows of a relation first, and many object by object', () => {
    expect(written(some('shares', eq('user_id', 3)))).toBe(
      '"t"."id" = any(array(select related."ticket_id" from "ticket_share" as related where "related"."user_id" = $1))',
    );
    expect(written(some('shares', eq('user_id', 3)), true)).toBe(
      'exists (select from "ticket_share" as related where "related"."user_id" = $1 and related."ticket_id" = "t"."id")',
    );
  });
});
