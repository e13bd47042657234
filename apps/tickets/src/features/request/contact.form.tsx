import { IDENTIFIER_MAX } from '@hamyar/contracts';
import { Alert, Button } from '@hamyar/design-system/basics';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { useAddressCodeMutation } from '../../api/ticket-request.api.ts';
import { faRequest as texts } from '../../messages/fa-request.ts';
import { isAddress } from '../../shared/address-rule.ts';
import { TextLine } from '../../shared/text-line.tsx';
import { codeEnd } from '../../shared/code-end.ts';
import type { RequestSteps } from './use-request-steps.ts';

/** Characters of a name. */
const NAME_MAX = 100;

/** The first step: where the code goes, and who asks. */
export function ContactForm({ contact, step, show }: RequestSteps) {
  const [sendCode] = useAddressCodeMutation();
  const form = useResourceForm({
    initial: contact,
    fields: {
      address: { required: true, rules: [isAddress] },
      first_name: { required: true },
      last_name: { required: true },
    },
    askOnLeave: false,
    send: (values) => sendCode(values),
    onSaved: ({ expires_in }: { expires_in: number }, values) =>
      show({ name: 'code', until: codeEnd(expires_in) }, values),
  });
  return (
    <Form form={form} label={texts.title} className="tk-form">
      {step.name === 'contact' && step.expired ? <Alert tone="warning">{texts.proofEnded}</Alert> : null}
      <FormField form={form} name="address" label={texts.email} help={texts.emailHelp}>
        {(control) => <TextLine {...control} email maxLength={IDENTIFIER_MAX} autoComplete="email" autoFocus />}
      </FormField>
      <div className="tk-request-names">
        <FormField form={form} name="first_name" label={texts.firstName}>
          {(control) => <TextLine {...control} maxLength={NAME_MAX} autoComplete="given-name" />}
        </FormField>
        <FormField form={form} name="last_name" label={texts.lastName}>
          {(control) => <TextLine {...control} maxLength={NAME_MAX} autoComplete="family-name" />}
        </FormField>
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={form.sending}>
        {texts.sendCode}
      </Button>
    </Form>
  );
}
