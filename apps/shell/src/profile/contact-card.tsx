import { useState } from 'react';
import { IDENTIFIER_MAX, OTP_DIGITS } from '@hamyar/contracts';
import type { Profile, UpdateProfileData } from '@hamyar/contracts/identity';
import { Button, Card, Ltr } from '@hamyar/design-system/basics';
import { PasswordField, rules, TextField } from '@hamyar/design-system/fields';
import { MailIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { PlainOtp } from '@hamyar/design-system/plain';
import { Form, FormField, useResourceForm } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { showPhone } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { text } from './messages.ts';
import { useUpdateProfileMutation } from './profile.api.ts';

type Field = 'email' | 'mobile';

/** E-mail and mobile; a new value needs the password and is confirmed by a one-time code. */
export function ContactCard({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState<Field | null>(null);
  return (
    <Card title={text.contact} icon={<MailIcon />}>
      {(['mobile', 'email'] as const).map((field) => (
        <div key={field} className="sh-contact">
          <span>{text[field]}</span>
          {profile[field] ? (
            <Ltr latin={field === 'email'}>{field === 'mobile' ? showPhone(profile.mobile!) : profile.email}</Ltr>
          ) : (
            <span className="hd-muted">{text.notSet}</span>
          )}
          {changing !== field && (
            <Button size="sm" variant="text" onClick={() => setChanging(field)}>
              {text.change}
            </Button>
          )}
          {changing === field && <ChangeContactForm field={field} profile={profile} onDone={() => setChanging(null)} />}
        </div>
      ))}
    </Card>
  );
}

interface ChangeProps {
  field: Field;
  profile: Profile;
  onDone(): void;
}

/** The address to which the last code was sent. */
type CodeTo = NonNullable<UpdateProfileData['code_to']>;

/** Asks for the new value and the password, then for the codes of the addresses; see `updateProfile`. */
function ChangeContactForm({ field, profile, onDone }: ChangeProps) {
  const { username } = useSession();
  const [sent, setSent] = useState<{ value: string; codeTo: CodeTo } | null>(null);
  const [update] = useUpdateProfileMutation();
  const askCode = (value: string, { code_to: codeTo }: UpdateProfileData) => {
    if (!codeTo) return;
    setSent({ value, codeTo });
    toast.success(text.codeSent[codeTo]);
  };
  const form = useResourceForm({
    initial: { value: '', current_password: '' },
    fields: {
      value: { required: true, rules: [field === 'email' ? rules.email() : rules.mobile()], wire: 'contact.value' },
      current_password: { required: profile.has_password, allowHtml: true, wire: 'contact.current_password' },
    },
    askOnLeave: false,
    send: ({ value, current_password }) =>
      update({ contact: { field, value, ...(profile.has_password ? { current_password } : {}) } }),
    onSaved: (saved: UpdateProfileData, { value }) => askCode(value, saved),
  });
  if (sent)
    return (
      <ContactCode
        key={sent.codeTo}
        field={field}
        {...sent}
        onSaved={(saved) => askCode(sent.value, saved)}
        onDone={onDone}
      />
    );
  return (
    <Form form={form} label={text.changeContact[field]} className="sh-contact-change">
      {/* password managers need the user name in the same form */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      <FormField form={form} name="value" label={text.newValue[field]} help={text.contactHint}>
        {(control) => <TextField {...control} ltr digits={field === 'mobile'} maxLength={IDENTIFIER_MAX} autoFocus />}
      </FormField>
      {profile.has_password && (
        <FormField form={form} name="current_password" label={text.current}>
          {(control) => <PasswordField {...control} autoComplete="current-password" />}
        </FormField>
      )}
      <Button size="sm" variant="primary" type="submit" loading={form.sending}>
        {text.sendCode}
      </Button>
      <Button size="sm" variant="text" onClick={onDone}>
        {text.cancel}
      </Button>
    </Form>
  );
}

interface CodeProps extends Omit<ChangeProps, 'profile'> {
  value: string;
  codeTo: CodeTo;
  onSaved(saved: UpdateProfileData): void;
}

/** The code of one address; what the server says about it stands below its digits, which keep the focus. */
function ContactCode({ field, value, codeTo, onSaved, onDone }: CodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const confirmCode = async (typed: string) => {
    const result = await update({
      contact: { field, value, ...(codeTo === 'new' ? { code: typed } : { current_code: typed }) },
    });
    if (result.data?.code_to) return onSaved(result.data);
    if (result.data) {
      toast.success(text.updated);
      return onDone();
    }
    const failure = failureOf(result);
    setError(failure?.errors?.[0]?.message ?? (failure?.status === 'NOK' ? failure.message : null));
  };
  return (
    <div className="sh-contact-change">
      <p>{text.typeCode[codeTo]}</p>
      <PlainOtp
        value={code}
        length={OTP_DIGITS}
        onChange={(typed) => {
          setCode(typed);
          if (typed !== '') setError(null);
        }}
        onComplete={(typed) => void confirmCode(typed)}
        busy={isLoading}
        error={error}
        autoFocus
      />
      <Button size="sm" variant="text" onClick={onDone}>
        {text.cancel}
      </Button>
    </div>
  );
}
