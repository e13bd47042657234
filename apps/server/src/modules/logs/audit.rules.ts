import { createHash } from 'node:crypto';

/** One line of the audit log: the action, its object and its person (decisions 2.16). */
export interface AuditFact {
  at: Date;
  actor_id: number | null;
  actor_name: string | null;
  actor_ip: string | null;
  /** `settings.update`, `login`, `login.failed`, `delivery.code.view`, … */
  action: string;
  object_type: string;
  object_id: number | null;
  object_name: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
}

// the signature of a department is a text that everybody reads
const SECRET = /password|secret|token|api_key|code|hash|.signature|signature./i;

/** The same value as JSON stores it, with every secret replaced, so that the log can be shown and exported. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && inner !== null && typeof inner !== 'boolean' ? '***' : maskSecrets(inner),
    ]),
  );
}

/** Keeps only the keys that differ, so that an entry shows the change and not the whole object. */
export function changedOnly(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (from: Record<string, unknown>) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/**
 * The change of a stored row, before and after. Columns that are written and that the row was read without, such as
 * search keys, are left out.
 * @param row as it was read before the change
 * @param columns that are written
 */
export const changedColumns = (row: object, columns: object): ReturnType<typeof changedOnly> => {
  const names = Object.keys(columns).filter((name) => name in row);
  const of = (from: object) => Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
  return changedOnly(of(row), of(columns));
};

/**
 * The hash that connects a line with the previous one: changing, removing or inserting a line breaks every later hash.
 */
export function chainHash(previous: Buffer | null, fact: AuditFact): Buffer {
  const text = canonical({ ...fact, at: fact.at.toISOString() });
  return createHash('sha256')
    .update(previous ?? Buffer.alloc(32))
    .update(text)
    .digest();
}

/** JSON with sorted keys: PostgreSQL's jsonb does not keep their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
    .join(',')}}`;
}
