import { useState } from 'react';
import { getPlatform, useDraft } from '@hamyar/module-sdk';
import { changedKeys, fitChanges } from './draft-changes.ts';

/** How the changes of a form are stored as a draft. */
export interface FormDraft<Values extends object> {
  /**
   * Names the thing that is edited: `customer-12`. Keys that the manifest lists in `syncedDrafts` are stored on the
   * server too.
   */
  key: string;
  /**
   * Increase it when the meaning of a field changes. New fields, removed fields and fields of another kind need no new
   * version. Default 1.
   */
  version?: number;
  /** Converts the changes of an older version. When it returns null or is missing, they are dropped. */
  upgrade?: (changes: Readonly<Record<string, unknown>>, version: number) => Partial<Values> | null;
  /** Fields that are never stored, such as a password. */
  secret?: readonly (keyof Values & string)[];
  /** The stored format when it is not {@link StoredChanges}; drafts on the server have a format of their own. */
  shape?: DraftShape;
}

/** Content of a draft: only the changed fields, so that all other fields show their newest stored value. */
export interface StoredChanges {
  version: number;
  changes: Readonly<Record<string, unknown>>;
}

/** Converts to and from another stored format. */
export interface DraftShape {
  pack(stored: StoredChanges): unknown;
  /** Null when the stored value cannot be used. */
  unpack(found: unknown): StoredChanges | null;
}

/** The changes of a form, stored in the draft vault while it is open and after it is closed. */
export interface KeptChanges<Values extends object> {
  changes: Partial<Values>;
  update(change: (before: Partial<Values>) => Partial<Values>): void;
  clear(): void;
  /** A stored change was found when the form opened. */
  restored: boolean;
  /** Unix seconds of the last stored change; null before the first change in this form. */
  keptAt: number | null;
}

const plain: DraftShape = {
  pack: (stored) => stored,
  unpack: (found) => {
    if (typeof found !== 'object' || found === null) return null;
    const { version, changes } = found as Partial<StoredChanges>;
    // drafts from before versions existed contain the values themselves
    if (typeof version !== 'number' || typeof changes !== 'object' || changes === null)
      return { version: 1, changes: found as Readonly<Record<string, unknown>> };
    return { version, changes };
  },
};

/** Stores the changes of a form against `initial`. Without `draft` they exist only while the form is open. */
export function useKeptChanges<Values extends object>(
  draft: FormDraft<Values> | undefined,
  initial: Values,
): KeptChanges<Values> {
  const { pack, unpack } = draft?.shape ?? plain;
  const version = draft?.version ?? 1;
  const vault = useDraft<unknown>(draft?.key ?? null, null);
  const [secrets, setSecrets] = useState<Partial<Values>>({});
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const secret = draft?.secret ?? [];

  const read = (found: unknown): Partial<Values> => {
    const stored = found === null ? null : unpack(found);
    if (!stored) return {};
    const today =
      stored.version === version ? stored.changes : (draft?.upgrade?.(stored.changes, stored.version) ?? {});
    return fitChanges(today, initial);
  };
  const changes = { ...read(vault.value), ...secrets };
  const isSecret = (name: string) => secret.some((one) => one === name);

  const update = (change: (before: Partial<Values>) => Partial<Values>) => {
    let unwritten: [string, unknown][] = [];
    vault.set((found: unknown) => {
      const next = change({ ...read(found), ...secrets });
      const differing = changedKeys(initial, next);
      const entries = Object.entries(next).filter(([name]) => differing.has(name));
      unwritten = entries.filter(([name]) => isSecret(name));
      return pack({ version, changes: Object.fromEntries(entries.filter(([name]) => !isSecret(name))) });
    });
    setSecrets(Object.fromEntries(unwritten) as Partial<Values>);
    setKeptAt(getPlatform().now());
  };
  const clear = () => {
    vault.clear();
    setSecrets({});
    setKeptAt(null);
  };

  return { changes, update, clear, keptAt, restored: vault.restored && Object.keys(changes).length > 0 };
}
