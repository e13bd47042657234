/** One field of a line of the audit log; undefined on the side on which it was not recorded. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that differ between the two sides of a line; a side that is no object is one field without a name. */
export function changesOf(before: unknown, after: unknown): AuditChange[] {
  if (!isRecord(before) && !isRecord(after)) {
    const none = (before ?? undefined) === undefined && (after ?? undefined) === undefined;
    return none ? [] : [{ field: '', before: before ?? undefined, after: after ?? undefined }];
  }
  const [old, fresh] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(fresh[field]))
    .map((field) => ({ field, before: old[field], after: fresh[field] }));
}

/** A recorded value as text. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? '');
