import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely';
import type { Db } from '../database/pool.ts';
import { countStatement } from './request-statistics.ts';

const counter: KyselyPlugin = {
  transformQuery({ node }): RootOperationNode {
    countStatement();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** The same handle, with its statements counted for the request that runs them (quality.md: ≤ 12 to open a ticket). */
export function withStatementCounter(db: Db): Db {
  return db.withPlugin(counter);
}

/** Runs a statement that was compiled earlier, which no plugin sees; it is counted too. */
export async function runCompiled<Row>(db: Db, statement: CompiledQuery<Row>): Promise<Row[]> {
  countStatement();
  return (await db.executeQuery(statement)).rows;
}
