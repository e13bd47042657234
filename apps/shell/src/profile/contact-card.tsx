import { useState } from 'react';
import { OTP_DIGITS } from '@hamyar/contracts';
import type { Profile, UpdateProfileData } from '@hamyar/contracts/identity';
import { Button, Card, Ltr } from '@hamyar/design-system/basics';
import { rules, TextField } from '@hamyar/design-system/fields';
import { MailIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { PlainOtp } from '@hamyar/design-system/plain';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { formatMobile } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { text } from './messages.ts';
import { showRefusal, useUpdateProfileMutation } from './profile.api.ts';

type Field = 'email' | 'mobile';

/** E-mail and mobile; a new value must be confirmed by a one-time code. */
export function ContactCard({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState<Field | null>(null);
  return (
    <Card title={text.contact} icon={<MailIcon />}>
      {(['mobile', 'email'] as const).map((field) => (
        <div key={field} className="sh-contact">
          <span>{text[field]}</span>
          {profile[field] ? (
            <Ltr latin={field === 'email'}>{field === 'mobile' ? formatMobile(profile.mobile!) : profile.email}</Ltr>
          ) : (
            <span className="hd-muted">{text.notSet}</span>
          )}
          {changing !== field && (
            <Button size="sm" variant="text" onClick={() => setChanging(field)}>
              {text.change}
            </Button>
          )}
          {changing === field && <ChangeContactForm field={field} onDone={() => setChanging(null)} />}
        </div>
      ))}
    </Card>
  );
}

function ChangeContactForm({ field, onDone }: { field: Field; onDone(): void }) {
  const [sent, setSent] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [update, { isLoading }] = useUpdateProfileMutation();
  const form = useResourceForm({
    initial: { value: '' },
    fields: {
      value: { required: true, rules: [field === 'email' ? rules.email() : rules.mobile()], wire: 'contact.value' },
    },
    askOnLeave: false,
    send: ({ value }) => update({ contact: { field, value } }),
    onSaved: (saved: UpdateProfileData, { value }) => {
      if (!saved.code_sent) return;
      setSent(value);
      toast.success(text.codeSent);
    },
  });
  const confirmCode = async (typed: string) => {
    const result = await update({ contact: { field, value: sent!, code: typed } });
    if (result.data) {
      toast.success(text.updated);
      onDone();
    } else {
      showRefusal(failureOf(result));
      setCode('');
    }
  };
  if (sent !== null)
    return (
      <div className="sh-contact-change">
        <PlainOtp
          value={code}
          length={OTP_DIGITS}
          onChange={setCode}
          onComplete={(typed) => void confirmCode(typed)}
          disabled={isLoading}
          autoFocus
        />
        <Button size="sm" variant="text" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    );
  return (
    <Form form={form} className="sh-contact-change">
      <FormField form={form} name="value" label={text.newValue[field]}>
        {(control) => <TextField {...control} ltr digits={field === 'mobile'} autoFocus />}
      </FormField>
      <Button size="sm" variant="primary" type="submit" loading={form.sending}>
        {text.sendCode}
      </Button>
      <Button size="sm" variant="text" onClick={onDone}>
        {text.cancel}
      </Button>
    </Form>
  );
}
