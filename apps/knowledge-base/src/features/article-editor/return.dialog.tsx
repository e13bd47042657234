import { ARTICLE_MAX } from '@hamyar/contracts';
import { TextArea } from '@hamyar/design-system/fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, type SendResult } from '@hamyar/module-kit/form';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.states;

interface ReturnDialogProps {
  send(remark: string): Promise<SendResult<unknown>>;
  onClose(): void;
}

/** Asks why an article goes back from its review. */
export function ReturnDialog({ send, onClose }: ReturnDialogProps) {
  const form = useDialogForm<{ remark: string }>({
    initial: { remark: '' },
    fields: {},
    send: ({ remark }) => send(remark.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={text.returnTitle} submitLabel={text.draft} onClose={onClose}>
      <FormField form={form} name="remark" label={text.remark}>
        {(control) => <TextArea {...control} rows={3} maxLength={ARTICLE_MAX.remark} />}
      </FormField>
    </FormDialog>
  );
}
