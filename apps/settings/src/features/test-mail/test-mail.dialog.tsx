import { useState } from 'react';
import type { TestEmailData } from '@hamyar/contracts/notifications';
import { Alert, Ltr } from '@hamyar/design-system/basics';
import { TextField } from '@hamyar/design-system/fields';
import { rules } from '@hamyar/design-system/rules';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { useTestMailMutation } from '../../api/delivery.api.ts';
import { fa } from '../../messages/fa.ts';

const text = fa.testMail;

/** Asks to whom the test goes, sends it, and shows what the mail server has answered. */
export function TestMailDialog({ onClose }: { onClose(): void }) {
  const { email } = useSession();
  const [sendTest] = useTestMailMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useDialogForm<{ email: string }, TestEmailData>({
    initial: { email: email ?? '' },
    fields: { email: { required: true, rules: [rules.email()] } },
    send: async (values) => {
      setFailure(null);
      return sendTest(values);
    },
    onSaved: ({ state, error }) => {
      if (state !== 'sent') return setFailure(error);
      toast.success(text.sent);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text.action} submitLabel={text.send} initialFocus="input" onClose={onClose}>
      {failure === null ? null : (
        <Alert tone="error" title={text.failed}>
          <Ltr>{failure}</Ltr>
        </Alert>
      )}
      <FormField form={form} name="email" label={text.address}>
        {(control) => <TextField {...control} ltr inputMode="email" maxLength={254} />}
      </FormField>
    </FormDialog>
  );
}
