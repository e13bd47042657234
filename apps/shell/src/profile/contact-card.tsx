import { useState } from 'react';
import { IDENTIFIER_MAX, OTP_DIGITS, OTP_SECONDS } from '@hamyar/contracts';
import type { Profile, UpdateProfileData } from '@hamyar/contracts/identity';
import { Button, Card, Ltr } from '@hamyar/design-system/basics';
import { PasswordField, rules, TextField } from '@hamyar/design-system/fields';
import { MailIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormField, useResourceForm, type SendResult } from '@hamyar/module-kit/form';
import { useSession } from '@hamyar/module-sdk';
import { showPhone } from '@hamyar/persian';
import { failureOf, type CallResult } from '@hamyar/store';
import { CodeField, useOneTimeCode } from '../login/code-field.tsx';
import { fa as login } from '../login/messages.ts';
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
  const [sent, setSent] = useState<{ value: string; password: string; codeTo: CodeTo } | null>(null);
  const [update] = useUpdateProfileMutation();
  const begin = (value: string, current_password: string) =>
    update({ contact: { field, value, ...(profile.has_password ? { current_password } : {}) } });
  const askCode = (value: string, password: string, { code_to: codeTo }: UpdateProfileData) => {
    if (!codeTo) return;
    setSent({ value, password, codeTo });
    toast.success(text.codeSent[codeTo]);
  };
  const form = useResourceForm({
    initial: { value: '', current_password: '' },
    fields: {
      value: { required: true, rules: [field === 'email' ? rules.email() : rules.mobile()], wire: 'contact.value' },
      current_password: { required: profile.has_password, allowHtml: true, wire: 'contact.current_password' },
    },
    askOnLeave: false,
    send: ({ value, current_password }) => begin(value, current_password),
    onSaved: (saved: UpdateProfileData, { value, current_password }) => askCode(value, current_password, saved),
  });
  if (sent)
    return (
      <ContactCode
        key={sent.codeTo}
        field={field}
        value={sent.value}
        codeTo={sent.codeTo}
        onResend={() => begin(sent.value, sent.password)}
        onSaved={(saved) => askCode(sent.value, sent.password, saved)}
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
  /** Begins again, with what was typed: another code is sent. */
  onResend(): Promise<SendResult<UpdateProfileData>>;
  onSaved(saved: UpdateProfileData): void;
}

/** The code of one address and its two minutes; at their end another code may be asked for (spec 4.9, 5.32, 8.11). */
function ContactCode({ field, value, codeTo, onResend, onSaved, onDone }: CodeProps) {
  const state = useOneTimeCode();
  const [error, setError] = useState<string>();
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
    if (failure?.code === 'CODE_EXPIRED') return state.end();
    setError(failure?.errors?.[0]?.message ?? (failure?.status === 'NOK' ? failure.message : undefined));
  };
  const resend = async (): Promise<CallResult<{ expires_in: number }>> => {
    const result = await onResend();
    const failure = failureOf(result);
    if (failure) return { error: { status: failure.status, message: failure.message } };
    setError(undefined);
    // without a password the present address has to confirm again
    if (result.data && result.data.code_to !== codeTo) onSaved(result.data);
    return { data: { expires_in: result.data?.expires_in ?? OTP_SECONDS } };
  };
  const submit = () => {
    if (state.code.length === OTP_DIGITS) void confirmCode(state.code);
    else toast.error(login.codeIncomplete);
  };
  return (
    <div className="sh-contact-change">
      <p>{text.typeCode[codeTo]}</p>
      <CodeField
        state={state}
        error={error}
        busy={isLoading}
        onType={() => setError(undefined)}
        onComplete={(typed) => void confirmCode(typed)}
        resend={resend}
        demo={false}
      />
      <Button size="sm" variant="primary" onClick={submit} loading={isLoading} disabled={state.expired}>
        {text.confirmCode}
      </Button>
      <Button size="sm" variant="text" onClick={onDone}>
        {text.cancel}
      </Button>
    </div>
  );
}
