import { sql, type RawBuilder, type Updateable } from 'kysely';

/**
 * The columns that each value of a call's body is stored in; null for a value that no column stores, such as the
 * version. The compiler asks for an entry for every key of the body: a key without one would be accepted and lost.
 * Declare it with `satisfies`, so that {@link columnsOf} knows what each entry writes.
 */
export type BodyColumns<Body, Table> = {
  readonly [Key in keyof Body]-?: ((value: Exclude<Body[Key], undefined>) => Updateable<Table>) | null;
};

type Written<Rule> = Rule extends (value: never) => infer Columns ? Columns : never;
type RequiredKey<Body> = { [Key in keyof Body]-?: undefined extends Body[Key] ? never : Key }[keyof Body];
type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void ? All : never;

/** The columns that a body writes: those of its optional keys may be missing. */
type ColumnsOf<Rules, Body> = AllOf<Written<Rules[keyof Rules & RequiredKey<Body>]>> &
  Partial<AllOf<Written<Rules[keyof Rules & Exclude<keyof Body, RequiredKey<Body>>]>>>;

/** The bodies whose values the rules know. */
type KnownValues<Rules> = {
  readonly [Key in keyof Rules]?: Rules[Key] extends (value: infer Value) => unknown ? Value : unknown;
};

/**
 * The columns of the values that a body has, for insert, update and audit log alike. A key of the body without a rule
 * does not compile.
 */
export function columnsOf<Rules extends object, Body extends KnownValues<Rules>>(
  rules: Rules,
  body: Body & { readonly [Other in Exclude<keyof Body, keyof Rules>]: never },
): ColumnsOf<Rules, Body> {
  const known = rules as Readonly<Record<string, ((value: unknown) => object) | null>>;
  const columns = Object.entries(body).map(([key, value]) => (value === undefined ? {} : known[key]?.(value)));
  return Object.assign({}, ...columns) as ColumnsOf<Rules, Body>;
}

/** These columns of a table by its alias, as a select takes them: `o.id, o.name`. */
export const columnList = (alias: string, names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));
