import { useState } from 'react';
import { getPlatform, useDraft } from '@hamyar/module-sdk';
import { changedKeys, fitChanges } from './draft-changes.ts';

/** Where and how a form keeps what is typed. */
export interface FormDraft<Values extends object> {
  /** Names what is written, not where: `customer-12`. Keys of the server's drafts travel to the server. */
  key: string;
  /** Raise it when a field changes its meaning; a field that is new, gone or of another kind needs no new version. 1 by default. */
  version?: number;
  /** Brings the changes of an older version to today's; null drops them. Without it they are dropped. */
  upgrade?: (changes: Readonly<Record<string, unknown>>, version: number) => Partial<Values> | null;
  /** Fields that are never written down, such as a password. */
  secret?: readonly (keyof Values & string)[];
  /** The shape that is stored, where it is not {@link StoredChanges}: the server's drafts have their own. */
  shape?: DraftShape;
}

/** What a draft holds: only the fields that were changed, so that a stored resource shows its newest values beside them. */
export interface StoredChanges {
  version: number;
  changes: Readonly<Record<string, unknown>>;
}

/** Another shape in which changes are stored. */
export interface DraftShape {
  pack(stored: StoredChanges): unknown;
  /** Null when there is nothing of use in what was found. */
  unpack(found: unknown): StoredChanges | null;
}

/** The changes of a form, kept in the vault while it is open and after it was left. */
export interface KeptChanges<Values extends object> {
  changes: Partial<Values>;
  update(change: (before: Partial<Values>) => Partial<Values>): void;
  clear(): void;
  /** Something was found when the form opened. */
  restored: boolean;
  /** When a change was last kept, unix seconds; null before one was made here. */
  keptAt: number | null;
}

const plain: DraftShape = {
  pack: (stored) => stored,
  unpack: (found) => {
    if (typeof found !== 'object' || found === null) return null;
    const { version, changes } = found as Partial<StoredChanges>;
    // a draft of the time before versions held the values themselves
    if (typeof version !== 'number' || typeof changes !== 'object' || changes === null)
      return { version: 1, changes: found as Readonly<Record<string, unknown>> };
    return { version, changes };
  },
};

/** Keeps the changes of a form against `initial`; without a draft they live as long as the form. */
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
