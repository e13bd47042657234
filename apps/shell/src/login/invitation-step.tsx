import { useEffect, useState, type FormEvent } from 'react';
import type { Invitation, SystemSettings } from '@hamyar/contracts';
import { PlainButton } from '@hamyar/design-system/plain';
import { fill } from '@hamyar/persian';
import type { CallFailure, CallResult } from '@hamyar/store/wire';
import { acceptInvitation, failureText, openInvitation } from './login.api.ts';
import { fa } from './messages.ts';
import { NewPasswordField, passwordError } from './new-password-field.tsx';
import { useFormState } from './use-form-state.ts';

interface InvitationStepProps {
  token: string;
  settings: SystemSettings;
  onLoggedIn(): void;
  /** Leaves the invitation for the login. */
  onLogin(): void;
}

/** The invitation of an employee: who it is for, and the password that they choose (decisions 2.27). */
export function InvitationStep({ token, settings, onLoggedIn, onLogin }: InvitationStepProps) {
  const [reading, setReading] = useState<CallResult<Invitation> | null>(null);
  useEffect(() => {
    if (!reading) void openInvitation(token).then(setReading);
  }, [token, reading]);
  if (!reading)
    return (
      <div className="lg-form" aria-busy="true">
        <p>{fa.invitationReading}</p>
      </div>
    );
  if (reading.error) return <Unusable failure={reading.error} onLogin={onLogin} onAgain={() => setReading(null)} />;
  return (
    <AcceptForm
      {...{ token, settings, onLoggedIn }}
      invitation={reading.data}
      onEnded={(error) => setReading({ error } as CallResult<Invitation>)}
    />
  );
}

/** Why an invitation cannot be accepted, and what to do about it. */
function Unusable(props: { failure: CallFailure; onLogin(): void; onAgain(): void }) {
  const { failure, onLogin, onAgain } = props;
  const ended = failure.status === 'NOT_FOUND';
  return (
    <div className="lg-form">
      <h1>{fa.invitationTitle}</h1>
      <p role="alert">{failureText(failure)}</p>
      <PlainButton className="lg-submit" variant="primary" size="xl" block onClick={ended ? onLogin : onAgain}>
        {ended ? fa.toLogin : fa.tryAgain}
      </PlainButton>
    </div>
  );
}

interface AcceptFormProps extends Omit<InvitationStepProps, 'onLogin'> {
  invitation: Invitation;
  /** It has ended while the password was chosen. */
  onEnded(failure: CallFailure): void;
}

function AcceptForm({ token, settings, invitation, onLoggedIn, onEnded }: AcceptFormProps) {
  const [password, setPassword] = useState('');
  const form = useFormState<'password'>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.showErrors({ password: passwordError(password, settings) })) return;
    const call = async () => {
      const result = await acceptInvitation(token, password);
      if (result.error?.status === 'NOT_FOUND') onEnded(result.error);
      return result;
    };
    const result = await form.submit(call, ['password']);
    if (result && 'data' in result) onLoggedIn();
  };
  return (
    <form className="lg-form" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{fill(fa.invitationWelcome, { name: invitation.name })}</h1>
      <p>{fill(fa.invitationHint, { title: settings.system_title })}</p>
      <p>
        {fa.invitationLogin} <bdi dir="ltr">{invitation.username}</bdi>
      </p>
      {/* for the programs that keep passwords */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.username} />
      <NewPasswordField
        label={fa.password}
        value={password}
        error={form.errors.password}
        onChange={(value) => {
          setPassword(value);
          form.clear('password');
        }}
      />
      <PlainButton className="lg-submit" type="submit" variant="primary" size="xl" block loading={form.busy}>
        {fa.invitationAccept}
      </PlainButton>
    </form>
  );
}
