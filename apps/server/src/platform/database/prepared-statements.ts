import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A text seen this often is worth keeping prepared on every connection. */
const MIN_USES = 3;
/** Different texts kept prepared at most: filters combine without end, and every connection holds each of them. */
const MAX_PREPARED = 200;
/** Different texts counted at most before counting starts anew. */
const MAX_COUNTED = 5_000;

/**
 * Gives statements that come again and again a name, so that PostgreSQL parses and plans them once per connection
 * instead of at every call: planning is most of the time of a short statement with many joins. The pool
 * tells PostgreSQL to use one plan for all parameters (`force_generic_plan`): left to itself it would plan most lists
 * anew each time, for a plan that is the same.
 */
export class PreparedStatementNames {
  #counts = new Map<string, number>();
  #names = new Map<string, string>();
  #generation = 0;

  /** The name for a text, `undefined` while it has not earned one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_PREPARED) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < MIN_USES) {
      if (this.#counts.size >= MAX_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `h${this.#generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    this.#names.set(text, name);
    return name;
  }

  /** A migration has changed a table under a plan: every text gets a new name and so a new plan. */
  invalidate(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}

/** PostgreSQL's complaint about a prepared statement whose table has changed; the statement may be tried again. */
export const isStalePlan = (error: unknown) =>
  (error as { code?: string }).code === '0A000' && /cached plan/.test((error as Error).message);

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** Makes a connection use the names. Only plain `query(text, values)` calls are touched, as the query builder makes them. */
export function enablePreparedStatements(client: pg.PoolClient, names: PreparedStatementNames): void {
  const plain = client.query.bind(client) as unknown as (...args: unknown[]) => unknown;
  const named = async (query: { text: string; values: unknown[]; name: string }) => {
    try {
      return await plain(query);
    } catch (error) {
      if (isStalePlan(error)) names.invalidate();
      throw error;
    }
  };
  const query = (...args: unknown[]) => {
    const [text, values, callback] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || callback !== undefined)
      return plain(...args);
    const name = names.nameOf(text);
    return name === undefined ? plain(text, values) : named({ text, values, name });
  };
  client.query = query as unknown as typeof client.query & Query;
}
