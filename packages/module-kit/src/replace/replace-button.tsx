import { useState, type ReactNode } from 'react';
import type { ReferenceCounts, ReplaceableType } from '@hamyar/contracts';
import { getReferences } from '@hamyar/contracts/system';
import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { send } from '@hamyar/store';
import { failureText } from '../failure/failure-text.ts';
import { useAfterDeletion } from '../form/after-deletion.ts';
import type { SendResult } from '../form/call-outcome.ts';
import type { FieldControl } from '../form/field-control.ts';
import { replaceText } from '../messages/fa-replace.ts';
import { ReplaceDialog } from './replace.dialog.tsx';
import { StayingDialog } from './staying.dialog.tsx';

/** Props of {@link ReplaceButton}. */
export interface ReplaceButtonProps {
  /** The type of the row, and its id. */
  type: ReplaceableType;
  id: number;
  /** What is asked first; it names the row. */
  title: string;
  /** What else happens, besides the replacement. */
  hint?: string;
  /** Where something names it that stays with it: what the person can do instead of deleting it. */
  instead?: string;
  /** What it is replaced with may be chosen although nothing needs it. */
  always?: boolean;
  /** Sends the deletion; the call asks for `failures: 'caller'`. */
  remove(replaceWith: number | undefined): Promise<SendResult<unknown>>;
  /** Said once it is deleted. */
  deleted: string;
  onDeleted(): void;
  /** The control that chooses the replacement; it is drawn, and so asks for choices, only when it is needed. */
  replacement(control: FieldControl<number | null>): ReactNode;
}

/**
 * The button that deletes a row that others may name. Where some do, a dialog says how many and of which kinds, and asks for
 * the one that they get instead, or that it cannot be deleted; else it is the question of every deletion (spec 8.14).
 */
export function ReplaceButton({ replacement, ...props }: ReplaceButtonProps) {
  const { type, id, title, hint, instead, always = false, remove, deleted, onDeleted } = props;
  const [references, setReferences] = useState<ReferenceCounts['references'] | null>(null);
  const [reading, setReading] = useState(false);
  const leave = useAfterDeletion(onDeleted);
  const staying = references?.filter(({ stays }) => stays) ?? [];
  const done = () => {
    toast.success(deleted);
    leave();
  };
  const removePlain = async () => {
    const { error } = await remove(undefined);
    if (!error) return;
    const why = failureText(error);
    toast.error(why);
    throw new Error(why, { cause: error });
  };
  const ask = async () => {
    setReading(true);
    const found = await send(getReferences, { type, type_id: id }, { failures: 'caller' });
    setReading(false);
    if (found.error) toast.error(failureText(found.error));
    else if (always || found.data.references.length > 0) setReferences(found.data.references);
    else if (await confirmDelete({ title, ...(hint && { message: hint }), onYes: removePlain })) done();
  };
  return (
    <>
      <Button variant="danger-text" icon={<TrashIcon />} loading={reading} onClick={() => void ask()}>
        {replaceText.delete}
      </Button>
      {staying.length > 0 ? (
        <StayingDialog {...{ title, instead, staying }} onClose={() => setReferences(null)} />
      ) : references ? (
        <ReplaceDialog
          {...{ title, hint, references, remove, replacement }}
          onDeleted={done}
          onClose={() => setReferences(null)}
        />
      ) : null}
    </>
  );
}
