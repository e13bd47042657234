import { useState } from 'react';
import type { MultipleUserActionBody, UserListRow } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { fill } from '@hamyar/persian';
import { useChangeCustomersMutation, useDeleteCustomersMutation } from '../../api/customer-bulk.api.ts';
import { faCustomerBulk as text } from '../../messages/fa-customer-bulk.ts';

/** A change of several customers with its value. */
export type CustomerChange = MultipleUserActionBody extends infer Body
  ? Body extends { user_ids: unknown }
    ? Omit<Body, 'user_ids'>
    : never
  : never;

/** What sending a change brought, for the dialog that has sent it. */
export type BulkOutcome = { data: true; error?: undefined } | { data?: undefined; error: unknown };

/** What some customers were left alone in, and why. */
export interface BulkResult {
  done: number;
  failed: readonly { row: UserListRow; message: string }[];
  again(rows: readonly UserListRow[]): Promise<BulkOutcome>;
}

/** Sends changes of several customers, and keeps what came of them. */
export interface CustomerBulkSender {
  change(change: CustomerChange, rows: readonly UserListRow[]): Promise<BulkOutcome>;
  remove(rows: readonly UserListRow[]): Promise<BulkOutcome>;
  sending: boolean;
  /** Shown until it is dismissed; null where all were done. */
  result: BulkResult | null;
  dismiss(): void;
}

interface Answer {
  data?: { done: readonly number[]; failed: readonly { id: number; message: string }[] };
  error?: unknown;
}

/** `onDone` is called when nothing of the selection is left to be done. */
export function useCustomerBulk(onDone: () => void): CustomerBulkSender {
  const [send, changing] = useChangeCustomersMutation();
  const [deleteThem, deleting] = useDeleteCustomersMutation();
  const [result, setResult] = useState<BulkResult | null>(null);

  const outcomeOf = (
    { data, error }: Answer,
    rows: readonly UserListRow[],
    done: string,
    again: BulkResult['again'],
  ): BulkOutcome => {
    if (!data) return { error };
    const failed = data.failed.flatMap(({ id, message }) => {
      const row = rows.find((one) => one.id === id);
      return row ? [{ row, message }] : [];
    });
    setResult(failed.length === 0 ? null : { done: data.done.length, failed, again });
    if (failed.length > 0) return { data: true };
    toast.success(fill(done, { n: data.done.length }));
    onDone();
    return { data: true };
  };

  const change: CustomerBulkSender['change'] = async (wanted, rows) => {
    const answer = await send({ ...wanted, user_ids: rows.map(({ id }) => id) });
    return outcomeOf(answer, rows, text.done, (left) => change(wanted, left));
  };
  const remove: CustomerBulkSender['remove'] = async (rows) => {
    const { data, error } = await deleteThem(rows.map(({ id }) => id));
    if (error !== undefined) toast.error(failureText(error));
    const answer = data && { done: data.deleted, failed: data.failed };
    return outcomeOf({ data: answer, error }, rows, text.deleted, remove);
  };
  return {
    change,
    remove,
    sending: changing.isLoading || deleting.isLoading,
    result,
    dismiss: () => setResult(null),
  };
}
