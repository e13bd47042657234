import { ARTICLE_MAX } from '@hamyar/contracts';
import { TextArea } from '@hamyar/design-system/fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.states;

/** Asks why an article goes back from its review. */
export function ReturnDialog({ onSend, onClose }: { onSend(remark: string): void; onClose(): void }) {
  const form = useDialogForm<{ remark: string }, string>({
    initial: { remark: '' },
    fields: {},
    send: ({ remark }) => Promise.resolve({ data: remark.trim() }),
    onSaved: onSend,
  });
  return (
    <FormDialog form={form} title={text.returnTitle} submitLabel={text.draft} onClose={onClose}>
      <FormField form={form} name="remark" label={text.remark}>
        {(control) => <TextArea {...control} rows={3} maxLength={ARTICLE_MAX.remark} />}
      </FormField>
    </FormDialog>
  );
}
