import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftName } from '@hamyar/contracts';
import { getPlatform, type DraftLease, type DraftRecord, type OtherDraft } from './platform.ts';

export interface Draft<Value> {
  value: Value;
  set(value: Value | ((before: Value) => Value)): void;
  /** Deletes the draft, after the text was sent or discarded. */
  clear(): void;
  /** A stored value was found when the screen opened; the screen then shows «متن ذخیره‌نشدهٔ شما بازیابی شد». */
  restored: boolean;
  /** The version of another device, kept when both had written. */
  other: OtherDraft | null;
  /** Shows the other version, and keeps this text as the other one. */
  swapOther(): void;
}

interface Shown<Value> {
  value: Value;
  restored: boolean;
  other: OtherDraft | null;
}

/**
 * State that survives a crash of the module, a reload and an expired session. The key names the thing that is written:
 * `ticket-new`, `ticket-7-reply`, or a key that the module declares in `drafts`. Values must be JSON. With the key `null` the value stays in memory only.
 */
export function useDraft<Value>(key: DraftName | null, empty: Value): Draft<Value> {
  const { drafts } = getPlatform();
  const stored = () => fromStored(key === null ? null : drafts.read<Value>(key), empty);
  const [state, setState] = useState(stored);
  const openKey = useRef(key);
  const current = useRef(state.value);
  const latestEmpty = useRef(empty);

  const show = useCallback((next: Shown<Value>) => {
    current.current = next.value;
    setState(next);
  }, []);
  // an event, because a new literal `empty` on each render must not reset what is typed
  const showStored = useEffectEvent(() => show(stored()));
  // when only the other version is new, what is typed here was not restored
  const showChanged = useEffectEvent(() => {
    const next = stored();
    const same = JSON.stringify(next.value) === JSON.stringify(current.current);
    show(same ? { ...next, restored: state.restored } : next);
  });

  useEffect(() => {
    latestEmpty.current = empty;
  });
  useEffect(() => {
    if (openKey.current !== key) {
      openKey.current = key;
      showStored();
    }
    if (key === null) return undefined;
    return drafts.subscribe(key, () => showChanged());
  }, [key, drafts]);

  const set = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      const value = typeof next === 'function' ? (next as (before: Value) => Value)(current.current) : next;
      current.current = value;
      setState((before) => ({ ...before, value }));
      if (key !== null) drafts.write(key, value);
    },
    [key, drafts],
  );

  const clear = useCallback(() => {
    if (key !== null) drafts.remove(key);
    show({ value: latestEmpty.current, restored: false, other: null });
  }, [key, drafts, show]);

  const swapOther = useCallback(() => {
    if (key !== null) drafts.swap(key);
  }, [key, drafts]);

  return { ...state, set, clear, swapOther };
}

function fromStored<Value>(record: DraftRecord<Value> | null, empty: Value): Shown<Value> {
  const other = record?.other ?? null;
  return record ? { value: record.value, restored: true, other } : { value: empty, restored: false, other };
}

/** The draft of one open form. */
export interface OwnDraft {
  /** Key for {@link useDraft}; null without a kind. */
  key: DraftName | null;
  /** Number of drafts of the same kind with content that no open page holds. */
  waiting: number;
  /** Shows the newest of them in place of the own draft, which then waits if it has content. */
  openWaiting(): void;
}

/**
 * A draft for a form. Two tabs with the same form have two drafts; a reload of a tab, and the next form after a closed or
 * crashed one, find the draft again (decisions 2.4). With the kind `null` there is none.
 */
export function useOwnDraft(kind: DraftName | null): OwnDraft {
  const { drafts } = getPlatform();
  const first = () => ({
    kind,
    key: kind === null ? null : (drafts.freeKey(kind) as DraftName),
    waiting: [] as readonly string[],
  });
  const [state, setState] = useState(first);
  const lease = useRef<DraftLease>(null);
  // another kind on the same screen: its key is needed in this rendering already
  const current = state.kind === kind ? state : first();
  useEffect(() => {
    if (kind === null) return undefined;
    const show = ({ key, waiting }: Pick<DraftLease, 'key' | 'waiting'>) =>
      setState({ kind, key: key as DraftName, waiting });
    const taken = drafts.lease(kind, show);
    lease.current = taken;
    show(taken);
    return () => taken.release();
  }, [kind, drafts]);
  const [newest] = current.waiting;
  return {
    key: current.key,
    waiting: current.waiting.length,
    openWaiting: () => (newest === undefined ? undefined : lease.current?.claim(newest)),
  };
}
