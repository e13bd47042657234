import { useState, type FormEvent } from 'react';
import type { SystemSettings } from '@hamyar/contracts';
import { hasHtmlTag } from '@hamyar/persian';
import { PlainButton, PlainInput } from '@hamyar/design-system/plain';
import { register } from './login.api.ts';
import { useFormState } from './use-form-state.ts';
import { normalizeIdentifier, contactError, identifierError, displayIdentifier } from './identifier.rules.ts';
import { IdentifierIcon } from './identifier-row.tsx';
import { fa } from './messages.ts';
import { NewPasswordField, passwordError } from './new-password-field.tsx';

/** The values of the sign-up form; stored while the code step is shown. */
export interface Registration {
  first_name: string;
  last_name: string;
  username: string;
  contact: string;
  password: string;
}

interface RegisterStepProps {
  settings: SystemSettings;
  initial: Registration;
  onSent(typed: Registration): void;
  onLogin(): void;
}

const nameError = (text: string) => (text.trim() === '' ? fa.required : hasHtmlTag(text) ? fa.html : undefined);

/** Values of the form; `submit` checks them and requests the code. */
function useRegistration({ settings, initial, onSent }: Omit<RegisterStepProps, 'onLogin'>) {
  const [typed, setTyped] = useState(initial);
  const form = useFormState<keyof Registration>();
  const withPassword = settings.authenticate_customers_type === 'password';
  const withContact = settings.username_type === 'username';
  const change = (field: keyof Registration) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    form.clear(field);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fine = form.showErrors({
      first_name: nameError(typed.first_name),
      last_name: nameError(typed.last_name),
      username: identifierError(typed.username, settings),
      contact: withContact ? contactError(typed.contact) : undefined,
      password: withPassword ? passwordError(typed.password, settings) : undefined,
    });
    if (!fine) return;
    const username = normalizeIdentifier(typed.username);
    const contact = normalizeIdentifier(typed.contact);
    const body = {
      first_name: typed.first_name.trim(),
      last_name: typed.last_name.trim(),
      username,
      ...(withContact ? { contact } : {}),
      ...(withPassword ? { password: typed.password } : {}),
    };
    const result = await form.submit(
      () => register(body),
      ['first_name', 'last_name', 'username', 'contact', 'password'],
    );
    if (result && 'data' in result) onSent({ ...typed, username, contact });
  };
  return { typed, form, withPassword, withContact, change, submit };
}

/**
 * Sign-up (spec 5.28-5.30); no password where customers log in by code. A user name cannot get a code, so a mobile or
 * e-mail is required in addition.
 */
export function RegisterStep({ settings, initial, onSent, onLogin }: RegisterStepProps) {
  const { typed, form, withPassword, withContact, change, submit } = useRegistration({ settings, initial, onSent });
  const { username_type: type, username_example: example } = settings;
  return (
    <form className="lg-form" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{fa.registerTitle}</h1>
      <p>{fa.registerHint}</p>
      <div className="lg-names">
        <PlainInput
          label={fa.firstName}
          name="given-name"
          autoComplete="given-name"
          autoFocus
          error={form.errors.first_name}
          value={typed.first_name}
          onChange={(event) => change('first_name')(event.target.value)}
        />
        <PlainInput
          label={fa.lastName}
          name="family-name"
          autoComplete="family-name"
          error={form.errors.last_name}
          value={typed.last_name}
          onChange={(event) => change('last_name')(event.target.value)}
        />
      </div>
      <PlainInput
        className="lg-field"
        label={fa.identifier[type]}
        name="username"
        autoComplete="username"
        ltr
        inputMode={type === 'mobile' ? 'tel' : type === 'email' ? 'email' : 'text'}
        prefix={
          <span className="lg-sign">
            <IdentifierIcon kind={type} />
          </span>
        }
        hint={
          example ? (
            <>
              {fa.example} <bdi dir="ltr">{displayIdentifier(example)}</bdi>
            </>
          ) : undefined
        }
        error={form.errors.username}
        value={typed.username}
        onChange={(event) => change('username')(event.target.value)}
      />
      {withContact && (
        <PlainInput
          className="lg-field"
          label={fa.contact}
          name="contact"
          autoComplete="email"
          ltr
          prefix={
            <span className="lg-sign">
              <IdentifierIcon kind="mobile" />
            </span>
          }
          hint={fa.contactHint}
          error={form.errors.contact}
          value={typed.contact}
          onChange={(event) => change('contact')(event.target.value)}
        />
      )}
      {withPassword && (
        <NewPasswordField
          label={fa.password}
          value={typed.password}
          error={form.errors.password}
          onChange={change('password')}
        />
      )}
      <PlainButton className="lg-submit" type="submit" variant="primary" size="xl" block loading={form.busy}>
        {fa.register}
      </PlainButton>
      <div className="lg-switch">
        {fa.haveAccount}{' '}
        <button type="button" className="lg-link" onClick={onLogin}>
          {fa.haveAccountLink}
        </button>
      </div>
    </form>
  );
}
