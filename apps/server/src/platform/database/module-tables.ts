import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { Database } from './schema.ts';

type Table = keyof Database;
type Handle<Tables extends Table> = Kysely<Pick<Database, Tables>>;

/**
 * A database handle or a transaction that runs statements and knows no table by itself; what a repository is given.
 * Only the `tables` of a module turn it into a query builder, for that module's tables.
 */
export type AnyDb = QueryExecutorProvider;

/** The query builder of one module: it reads the tables it declares and writes its own. */
export type ModuleQueries<Owned extends Table, Read extends Table> = Pick<Handle<Owned | Read>, 'selectFrom'> &
  ([Owned] extends [never] ? unknown : Pick<Handle<Owned>, 'insertInto' | 'updateTable' | 'deleteFrom'>);

/**
 * Declares the tables that the statements of a module name; every module with statements does so in its `tables.ts`.
 * The check of docs/generated/tables.md compares it with the texts of the statements too.
 * @param owns written by this module and by nobody else
 * @param reads tables of other modules that its statements join, each with the reason; whatever else a module wants to
 * know of another's rows it asks of that module's `public.ts`
 * @returns the query builder over a handle: `tables(db).selectFrom('ticket')`
 */
export function moduleTables<const Owned extends Table, const Read extends Table = never>(_declared: {
  owns: readonly Owned[];
  reads: Readonly<Record<Read, string>>;
}): (db: AnyDb) => ModuleQueries<Owned, Read> {
  return (db) => db as unknown as ModuleQueries<Owned, Read>;
}
