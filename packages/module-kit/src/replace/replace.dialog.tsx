import type { ReactNode } from 'react';
import type { ReferenceCounts } from '@hamyar/contracts';
import { fill, joinFa } from '@hamyar/persian';
import { FormDialog } from '../dialog/form-dialog.tsx';
import type { SendResult } from '../form/call-outcome.ts';
import type { FieldControl } from '../form/field-control.ts';
import { FormField } from '../form/form.tsx';
import { useDialogForm } from '../form/use-dialog-form.ts';
import { replaceText as text } from '../messages/fa-replace.ts';

interface ReplaceDialogProps {
  title: string;
  hint?: string | undefined;
  references: ReferenceCounts['references'];
  remove(replaceWith: number | undefined): Promise<SendResult<unknown>>;
  replacement(control: FieldControl<number | null>): ReactNode;
  onDeleted(): void;
  onClose(): void;
}

/** Says where a row is used, and deletes it with the one that takes its place there. */
export function ReplaceDialog({
  title,
  hint,
  references,
  remove,
  replacement,
  onDeleted,
  onClose,
}: ReplaceDialogProps) {
  const used = references.length > 0;
  const form = useDialogForm<{ replace_with: number | null }>({
    initial: { replace_with: null },
    fields: { replace_with: { required: used } },
    send: ({ replace_with }) => remove(replace_with ?? undefined),
    onSaved: onDeleted,
  });
  const said = [
    ...(used ? [fill(text.used, { references: joinFa(references.map((one) => one.text)) }), text.happens] : []),
    ...(hint ? [hint] : []),
  ];
  return (
    <FormDialog form={form} title={title} subtitle={said.join(' ')} submitLabel={text.delete} danger onClose={onClose}>
      <FormField form={form} name="replace_with" label={text.replaceWith}>
        {replacement}
      </FormField>
    </FormDialog>
  );
}
