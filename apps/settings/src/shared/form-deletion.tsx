import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { fill, isolate } from '@hamyar/persian';
import { faFields } from '../messages/fa-fields.ts';

const text = faFields.form;

interface DeleteFormProps {
  name: string;
  /** Sends the deletion; a refusal keeps the question open. */
  remove(): Promise<unknown>;
  onDeleted(): void;
}

/** The button that deletes a form, with its question. */
export function DeleteForm({ name, remove, onDeleted }: DeleteFormProps) {
  const ask = async () => {
    const title = fill(text.deleteTitle, { name: isolate(name) });
    if (!(await confirmDelete({ title, onYes: remove }))) return;
    toast.success(text.deleted);
    onDeleted();
  };
  return (
    <Button variant="danger-text" icon={<TrashIcon />} onClick={() => void ask()}>
      {text.delete}
    </Button>
  );
}
