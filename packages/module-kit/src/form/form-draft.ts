import { useRef, useState } from 'react';
import type { DraftName } from '@hamyar/contracts';
import { getPlatform, useDraft, useOwnDraft } from '@hamyar/module-sdk';
import { changedKeys, fitChanges, pick } from './draft-changes.ts';

/** How the changes of a form are stored as a draft. */
export interface FormDraft<Values extends object> {
  /**
   * Names what is edited: `customer-12`, `customer-new`. Each open form has a draft of its own under it (`customer-12`,
   * `customer-12:2`, …), so that one tab never saves what is half typed in another. Keys that the manifest lists in `syncedDrafts` are stored on the
   * server too.
   */
  key: DraftName;
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
  /** What was stored in these fields when they were first changed: shows later whether somebody else has saved since. */
  base?: Readonly<Record<string, unknown>>;
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
  /** What was stored in the changed fields when they were first changed, as far as the draft knows it. */
  base: Partial<Values>;
  /** `change` makes the values of the fields that it changes; they are returned. */
  update(change: (before: Partial<Values>) => Partial<Values>): Partial<Values>;
  clear(): void;
  /** The changes up to here are being sent. */
  sent(): void;
  /** Those that were sent are saved: keeps only the later changes that differ from the sent values. */
  settle(values: Values): void;
  notices: DraftNotices;
}

/** What a form says about its draft. */
export interface DraftNotices {
  /** The form shows changes that were found in the draft vault when it opened. */
  restored: boolean;
  /** Unix seconds of the last stored change; null before the first change in this form. */
  keptAt: number | null;
  /** Key under which the changes are stored; null without a draft. */
  draftKey: string | null;
  /** Number of drafts of other forms of this kind that no open page works on. */
  waiting: number;
  /** Shows the newest of them in this form; its own changes then wait in turn. */
  openWaiting(): void;
}

const plain: DraftShape = {
  pack: (stored) => stored,
  unpack: (found) => {
    if (typeof found !== 'object' || found === null) return null;
    const { version, changes, base } = found as Partial<StoredChanges>;
    // drafts from before versions existed contain the values themselves
    if (typeof version !== 'number' || typeof changes !== 'object' || changes === null)
      return { version: 1, changes: found as Readonly<Record<string, unknown>> };
    return { version, changes, base };
  },
};

/** Stores the changes of a form against `initial`. Without `draft` they exist only while the form is open. */
export function useKeptChanges<Values extends object>(
  draft: FormDraft<Values> | undefined,
  initial: Values,
): KeptChanges<Values> {
  const { key: draftKey, waiting, openWaiting } = useOwnDraft(draft?.key ?? null);
  const vault = useDraft<unknown>(draftKey, null);
  const [secrets, setSecrets] = useState<Partial<Values>>({});
  const sinceSend = useRef<Partial<Values>>({});
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const read = (found: unknown) => storedChanges(found, draft, initial);
  const found = read(vault.value);
  const changes = { ...found.changes, ...secrets };

  /** @param saved the stored values on which the changes are made */
  const write = (make: (before: Found<Values>) => Partial<Values>, saved: Values, known: 'keep' | 'renew' = 'keep') => {
    let parts = splitSecrets<Values>({}, draft);
    vault.set((stored: unknown) => {
      const before = read(stored);
      parts = splitSecrets(make(before), draft);
      const base = known === 'keep' ? { ...saved, ...before.base } : saved;
      return packed(draft, parts.stored, base);
    });
    // an emptied draft would be restored, and asked about at the logout
    if (Object.keys(parts.stored).length === 0) vault.clear();
    setSecrets(parts.secrets);
    setKeptAt(getPlatform().now());
  };
  const update = (change: (before: Partial<Values>) => Partial<Values>) => {
    let part: Partial<Values> = {};
    write((stored) => {
      const before = { ...stored.changes, ...secrets };
      part = change(before);
      const next = { ...before, ...part };
      return pick(next, changedKeys(initial, next));
    }, initial);
    sinceSend.current = { ...sinceSend.current, ...part };
    return part;
  };
  const sent = () => {
    sinceSend.current = {};
  };
  const clear = () => {
    sent();
    vault.clear();
    setSecrets({});
    setKeptAt(null);
  };
  const settle = (values: Values) => {
    // not compared with `initial`, which may still hold the values before the save
    const unsaved = pick(sinceSend.current, changedKeys(values, sinceSend.current));
    if (Object.keys(unsaved).length === 0) clear();
    else write(() => unsaved, values, 'renew');
  };
  const restored = vault.restored && Object.keys(changes).length > 0;
  return {
    changes,
    base: found.base,
    update,
    clear,
    sent,
    settle,
    notices: { restored, keptAt, draftKey, waiting, openWaiting },
  };
}

const packed = <Values extends object>(draft: FormDraft<Values> | undefined, changes: Partial<Values>, base: Values) =>
  (draft?.shape ?? plain).pack({
    version: draft?.version ?? 1,
    changes,
    base: pick(base, new Set(Object.keys(changes))),
  });

type Found<Values extends object> = Pick<KeptChanges<Values>, 'changes' | 'base'>;

/** The stored changes as the form of today understands them. */
function storedChanges<Values extends object>(
  found: unknown,
  draft: FormDraft<Values> | undefined,
  initial: Values,
): Found<Values> {
  const stored = found === null ? null : (draft?.shape ?? plain).unpack(found);
  if (!stored) return { changes: {}, base: {} };
  if (stored.version === (draft?.version ?? 1))
    return { changes: fitChanges(stored.changes, initial), base: (stored.base ?? {}) as Partial<Values> };
  return { changes: fitChanges(draft?.upgrade?.(stored.changes, stored.version) ?? {}, initial), base: {} };
}

/** Separates what is stored from what never is. */
function splitSecrets<Values extends object>(changes: Partial<Values>, draft: FormDraft<Values> | undefined) {
  const entries = Object.entries(changes);
  const isSecret = (name: string) => (draft?.secret ?? []).some((one) => one === name);
  return {
    stored: Object.fromEntries(entries.filter(([name]) => !isSecret(name))) as Partial<Values>,
    secrets: Object.fromEntries(entries.filter(([name]) => isSecret(name))) as Partial<Values>,
  };
}
