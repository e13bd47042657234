import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { Database } from './schema.ts';

type Table = keyof Database;
type Handle<Tables extends Table> = Kysely<Pick<Database, Tables>>;

/**
 * A database handle or a transaction without types of tables, which repositories get. Only the `tables` of a module
 * turn it into a query builder, with that module's tables.
 */
export type AnyDb = QueryExecutorProvider;

/** The query builder of one module: it can read the declared tables and write the module's own. */
export type ModuleQueries<Owned extends Table, Read extends Table> = Pick<Handle<Owned | Read>, 'selectFrom'> &
  ([Owned] extends [never] ? unknown : Pick<Handle<Owned>, 'insertInto' | 'updateTable' | 'deleteFrom'>);

/**
 * Declares the tables that a module's statements use, in its `tables.ts`. `npm run gen` also compares the declaration
 * with the SQL of the module (docs/generated/tables.md).
 * @param owns written by this module and by nobody else
 * @param reads tables of other modules that its statements join, each with the reason; all other data of another module
 * comes through its `public.ts`
 * @returns the query builder over a handle: `tables(db).selectFrom('ticket')`
 */
export function moduleTables<const Owned extends Table, const Read extends Table = never>(_declared: {
  owns: readonly Owned[];
  reads: Readonly<Record<Read, string>>;
}): (db: AnyDb) => ModuleQueries<Owned, Read> {
  return (db) => db as unknown as ModuleQueries<Owned, Read>;
}
