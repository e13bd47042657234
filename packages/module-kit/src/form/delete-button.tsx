import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast, type ConfirmRequest } from '@hamyar/design-system/overlay';
import { useAfterDeletion } from './after-deletion.ts';

/** Props of {@link DeleteButton}. */
export interface DeleteButtonProps {
  /** What is asked first; it names the object. */
  question: Pick<ConfirmRequest, 'title' | 'message'>;
  /** Sends the deletion. A rejection keeps the question open; the call has said why. */
  remove(): Promise<unknown>;
  /** Said once it is deleted; absent where the page shows it. */
  deleted?: string;
  onDeleted(): void;
  disabled?: boolean;
  /** The button's text. */
  children: string;
}

/** The button of a form's page or dialog that deletes the stored object, after a question (spec 8.14). */
export function DeleteButton({ question, remove, deleted, onDeleted, disabled, children }: DeleteButtonProps) {
  const leave = useAfterDeletion(onDeleted);
  const ask = async () => {
    if (!(await confirmDelete({ ...question, onYes: remove }))) return;
    if (deleted) toast.success(deleted);
    leave();
  };
  return (
    <Button variant="danger-text" icon={<TrashIcon />} disabled={disabled} onClick={() => void ask()}>
      {children}
    </Button>
  );
}
