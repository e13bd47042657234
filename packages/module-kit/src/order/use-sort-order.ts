import { useState } from 'react';
import { getOrder, updateOrder } from '@hamyar/contracts/system';
import type { OrderType, SortItem } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { send } from '@hamyar/store';
import { failureText } from '../failure/failure-text.ts';
import { sortText } from '../messages/fa-sort.ts';

/** The rows of a type in their order, as they are stored and as they have been moved. */
export interface SortOrder {
  /** null until they are read. */
  rows: readonly SortItem[] | null;
  changed: boolean;
  sending: boolean;
  error: string | undefined;
  read(): Promise<void>;
  show(rows: readonly SortItem[]): void;
  /** Forgets what has been moved and not saved. */
  reset(): void;
  /** @returns whether the new order is stored */
  save(): Promise<boolean>;
}

/** The ids of the rows below each parent. */
function orders(rows: readonly SortItem[]): Map<number | null, number[]> {
  const below = new Map<number | null, number[]>();
  for (const { id, parent_id } of rows) below.set(parent_id, [...(below.get(parent_id) ?? []), id]);
  return below;
}

/** The order of the rows of one type (spec 7.33). Each changed parent is one call: it takes all rows of one parent. */
export function useSortOrder(type: OrderType): SortOrder {
  const [stored, setStored] = useState<readonly SortItem[] | null>(null);
  const [rows, setRows] = useState<readonly SortItem[] | null>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const read = async () => {
    setError(undefined);
    const result = await send(getOrder, { type }, { failures: 'caller' });
    if (result.error) setError(failureText(result.error));
    else {
      setStored(result.data);
      setRows(result.data);
    }
  };
  const changes = () => {
    const before = orders(stored ?? []);
    return [...orders(rows ?? [])].filter(([parent, ids]) => ids.join() !== before.get(parent)?.join());
  };
  const save = async () => {
    setSending(true);
    setError(undefined);
    const messages: string[] = [];
    for (const [, type_ids] of changes()) {
      const result = await send(updateOrder, { type, type_ids }, { failures: 'caller' });
      if (result.error) {
        // somebody has added or removed rows: those that are stored now can be saved again
        if (result.error.status === 'VALIDATION_ERROR') await read();
        setError(failureText(result.error));
        setSending(false);
        return false;
      }
      messages.push(result.message ?? sortText.saved);
    }
    setSending(false);
    setStored(rows);
    if (messages[0]) toast.success(messages[0]);
    return true;
  };
  return {
    rows,
    changed: changes().length > 0,
    sending,
    error,
    read,
    show: setRows,
    reset: () => setRows(stored),
    save,
  };
}
