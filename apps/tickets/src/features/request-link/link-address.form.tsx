import { IDENTIFIER_MAX } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { useRequestLinkCodeMutation } from '../../api/request-link.api.ts';
import { faRequestLink as texts } from '../../messages/fa-request-link.ts';
import { isAddress } from '../../shared/address-rule.ts';
import { TextLine } from '../../shared/text-line.tsx';

interface LinkAddressProps {
  initial: string;
  onSent(address: string, seconds: number): void;
}

/** The address to which the code of a new link goes. */
export function LinkAddressForm({ initial, onSent }: LinkAddressProps) {
  const [sendCode] = useRequestLinkCodeMutation();
  const form = useResourceForm<{ address: string }, { expires_in: number }>({
    initial: { address: initial },
    fields: { address: { required: true, rules: [isAddress] } },
    askOnLeave: false,
    send: (values) => sendCode(values),
    onSaved: ({ expires_in }, { address }) => onSent(address, expires_in),
  });
  return (
    <Form form={form} label={texts.ended} className="tk-form">
      <FormField form={form} name="address" label={texts.email}>
        {(control) => <TextLine {...control} email maxLength={IDENTIFIER_MAX} autoComplete="email" />}
      </FormField>
      <div>
        <Button type="submit" variant="primary" loading={form.sending}>
          {texts.sendCode}
        </Button>
      </div>
    </Form>
  );
}
