import { useState } from 'react';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { fill } from '@hamyar/persian';
import { useMultipleTicketActionMutation } from '../../api/ticket-bulk.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';

const text = faStaff.deleted;

/** Several deleted tickets, and why some of them were not restored. */
export interface RestoreSelection {
  ids: ReadonlySet<number>;
  set(ids: Iterable<number>): void;
  /** By ticket. */
  failures: ReadonlyMap<number, string>;
  restore(): Promise<void>;
  restoring: boolean;
}

/** Restores several deleted tickets at a time; those that stay deleted stay selected, each with the reason. */
export function useRestoreSelected(): RestoreSelection {
  const [send, { isLoading }] = useMultipleTicketActionMutation();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const restore = async () => {
    const { data, error } = await send({ ticket_ids: [...ids], action: 'restore' });
    if (error !== undefined) return void toast.error(failureText(error));
    const { done, failed } = data;
    setIds(new Set(failed.map(({ id }) => id)));
    setFailures(
      new Map(failed.map(({ id, code, message }) => [id, code === 'NOT_FOUND' ? text.notPossible : message])),
    );
    if (failed.length > 0) toast.warning(fill(text.notRestored, { n: failed.length }));
    if (done.length > 0) toast.success(fill(text.restoredMany, { n: done.length }));
    return undefined;
  };
  return { ids, set: (next) => setIds(new Set(next)), failures, restore, restoring: isLoading };
}
