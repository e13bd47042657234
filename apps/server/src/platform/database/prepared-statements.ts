import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A statement used this often is prepared on every connection. */
const MIN_USES = 3;
/**
 * Maximum number of prepared statements: filters have endless combinations, and every connection stores each of them.
 */
const MAX_PREPARED = 200;
/** Maximum number of counted statements before counting starts again. */
const MAX_COUNTED = 5_000;

/**
 * Gives frequent statements a name, so that PostgreSQL parses and plans them once per connection instead of at every
 * call: planning is most of the time of a short statement with many joins. The pool makes PostgreSQL use one plan for
 * all parameters (`force_generic_plan`): by default it would plan most lists again at each call, with the same result.
 */
export class PreparedStatementNames {
  #counts = new Map<string, number>();
  #names = new Map<string, string>();
  #generation = 0;

  /** Raised whenever every statement gets a new name. */
  get generation(): number {
    return this.#generation;
  }

  /** The name for a statement, `undefined` while it is not frequent enough. */
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

  /**
   * A migration has changed a table of a plan: every statement gets a new name and so a new plan. Every connection meets
   * this for every statement; only the first one of a generation counts.
   */
  invalidate(name: string): void {
    if (!name.startsWith(`h${this.#generation}_`)) return;
    this.#generation += 1;
    this.#names.clear();
  }
}

/** PostgreSQL's error for a prepared statement whose table has changed; the statement may be tried again. */
export const isStalePlan = (error: unknown) =>
  (error as { code?: string }).code === '0A000' && /cached plan/.test((error as Error).message);

/** What a connection of `pg` knows about its prepared statements. */
interface Prepared {
  connection: { parsedStatements: Record<string, string> };
}

/**
 * Frees what a connection has prepared under names of an earlier generation, so that connections which live long do not
 * gather statements. Called when a connection is taken from the pool: before its next statement, outside a transaction.
 */
export function deallocateStale(client: pg.PoolClient, names: PreparedStatementNames): void {
  const { connection } = client as unknown as Prepared;
  const stale = Object.keys(connection.parsedStatements).filter((name) => !name.startsWith(`h${names.generation}_`));
  if (stale.length === 0) return;
  connection.parsedStatements = {};
  // statements of a connection run in the order in which they are given; a connection that is lost has none any more
  void client.query('deallocate all').catch(() => {});
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * Makes a connection use the names. Only plain `query(text, values)` calls are changed, which the query builder makes.
 */
export function enablePreparedStatements(client: pg.PoolClient, names: PreparedStatementNames): void {
  const plain = client.query.bind(client) as unknown as (...args: unknown[]) => unknown;
  const named = async (query: { text: string; values: unknown[]; name: string }) => {
    try {
      return await plain(query);
    } catch (error) {
      if (isStalePlan(error)) names.invalidate(query.name);
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
