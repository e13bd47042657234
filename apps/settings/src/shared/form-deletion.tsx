import { DeleteButton } from '@hamyar/module-kit/form';
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
  return (
    <DeleteButton
      question={{ title: fill(text.deleteTitle, { name: isolate(name) }) }}
      deleted={text.deleted}
      {...{ remove, onDeleted }}
    >
      {text.delete}
    </DeleteButton>
  );
}
