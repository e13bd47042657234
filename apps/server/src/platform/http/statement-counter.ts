import type { KyselyPlugin, RootOperationNode } from 'kysely';
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
