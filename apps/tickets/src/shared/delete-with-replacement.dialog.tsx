import { TreeSelect, type TreeOption } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, useAfterDeletion, type SendResult } from '@hamyar/module-kit/form';
import { fill, isolate } from '@hamyar/persian';
import { faCatalog } from '../messages/fa-catalog.ts';

interface DeleteWithReplacementProps {
  name: string;
  texts: { deleteTitle: string; deleted: string };
  /** What may take its place. */
  options: readonly TreeOption<number>[];
  send(replaceWith: number | null): Promise<SendResult<unknown>>;
  onDeleted(): void;
  onClose(): void;
}

/** Deletes a category or service; what has it gets another one. Whether that is needed, the server says at the field. */
export function DeleteWithReplacementDialog({
  name,
  texts,
  options,
  send,
  onDeleted,
  onClose,
}: DeleteWithReplacementProps) {
  const leave = useAfterDeletion(onDeleted);
  const form = useDialogForm<{ replace_with: number | null }>({
    initial: { replace_with: null },
    send: ({ replace_with }) => send(replace_with),
    onSaved: () => {
      toast.success(texts.deleted);
      leave();
    },
  });
  return (
    <FormDialog
      form={form}
      title={fill(texts.deleteTitle, { name: isolate(name) })}
      subtitle={faCatalog.replaceHint}
      submitLabel={faCatalog.delete}
      onClose={onClose}
    >
      <FormField form={form} name="replace_with" label={faCatalog.replaceWith}>
        {(control) => <TreeSelect {...control} clearable placeholder={faCatalog.noReplacement} options={options} />}
      </FormField>
    </FormDialog>
  );
}
