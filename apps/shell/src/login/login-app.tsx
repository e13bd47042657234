import { useEffect, useState } from 'react';
import { OTP_SECONDS, publicFileUrl, type BootData } from '@hamyar/contracts';
import { ClockIcon } from '@hamyar/design-system/icons';
import { AuthLayout, PlainToastHost, Segmented, toast } from '@hamyar/design-system/plain';
import { toFa } from '@hamyar/persian';
import { requestPasswordReset, failureText } from './login.api.ts';
import { ForgotStep } from './forgot-step.tsx';
import { IdentifierStep } from './identifier-step.tsx';
import { InvitationStep } from './invitation-step.tsx';
import { fa } from './messages.ts';
import { nextPath } from './next-path.rules.ts';
import { OtpStep } from './otp-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { prefetchShell } from './shell-prefetch.ts';
import { RegisterStep, type Registration } from './register-step.tsx';

type Step = 'invitation' | 'identifier' | 'password' | 'otp' | 'forgot' | 'register' | 'verify';
type Mode = 'login' | 'signup';
const EMPTY_REGISTRATION: Registration = { first_name: '', last_name: '', username: '', contact: '', password: '' };
/** The secret of the invitation in the address. */
const invitationOf = () => new URLSearchParams(location.search).get('invitation');
function stepFromUrl(signup: boolean): Step {
  if (invitationOf() !== null) return 'invitation';
  return signup && location.pathname === '/signup' ? 'register' : 'identifier';
}

/** The step that is shown. Login and sign-up have their own addresses, so that the browser's Back button works. */
function useLoginStep(signup: boolean) {
  const [step, setStep] = useState<Step>(() => stepFromUrl(signup));
  useEffect(() => {
    const onPopState = () => setStep(stepFromUrl(signup));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [signup]);
  const show = (mode: Mode) => {
    history.pushState(null, '', `/${mode}${location.search}`);
    setStep(mode === 'signup' ? 'register' : 'identifier');
  };
  return { step, setStep, show };
}

/** The steps of the login page (spec 2.69, 4.8, 4.9). */
export function LoginApp({ boot, leave }: { boot: BootData; leave(path: string): void }) {
  const { settings, demo } = boot;
  const signup = settings.signup_from_customers_permission;
  const { step, setStep, show } = useLoginStep(signup);
  const [username, setUsername] = useState('');
  const [registration, setRegistration] = useState(EMPTY_REGISTRATION);
  const [seconds, setSeconds] = useState(OTP_SECONDS);

  const onLoggedIn = () => leave(nextPath(location.search, boot.landing));
  const startPasswordReset = async () => {
    const result = await requestPasswordReset(username);
    if (result.error) {
      toast.error(failureText(result.error));
      return;
    }
    setSeconds(Math.min(result.data.expires_in, OTP_SECONDS));
    setStep('forgot');
  };
  const first = step === 'identifier' || step === 'register';
  const common = { settings, username, demo };
  return (
    <Frame boot={boot}>
      {signup && first && <ModeSwitch mode={step === 'register' ? 'signup' : 'login'} onChange={show} />}
      {step === 'invitation' && (
        <InvitationStep
          token={invitationOf() ?? ''}
          settings={settings}
          onLoggedIn={onLoggedIn}
          onLogin={() => {
            history.replaceState(null, '', '/login');
            setStep('identifier');
          }}
        />
      )}
      {step === 'identifier' && (
        <IdentifierStep
          settings={settings}
          username={username}
          onSignup={signup ? () => show('signup') : null}
          onNext={(name, next) => {
            setUsername(name);
            setStep(next);
            prefetchShell();
          }}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          {...common}
          onEdit={() => setStep('identifier')}
          onForgot={() => void startPasswordReset()}
          onLoggedIn={onLoggedIn}
        />
      )}
      {step === 'otp' && (
        <OtpStep
          {...common}
          purpose="login"
          onEdit={() => setStep('identifier')}
          onPassword={() => setStep('password')}
          onLoggedIn={onLoggedIn}
        />
      )}
      {step === 'forgot' && (
        <ForgotStep
          {...common}
          seconds={seconds}
          onEdit={() => setStep('identifier')}
          onDone={() => setStep('password')}
        />
      )}
      {step === 'register' && (
        <RegisterStep
          settings={settings}
          initial={registration}
          onLogin={() => show('login')}
          onSent={(typed) => {
            setRegistration(typed);
            setStep('verify');
          }}
        />
      )}
      {step === 'verify' && (
        <OtpStep
          settings={settings}
          username={registration.username}
          sentTo={registration.contact || registration.username}
          demo={demo}
          purpose="register"
          onEdit={() => setStep('register')}
          onPassword={null}
          onLoggedIn={onLoggedIn}
        />
      )}
    </Frame>
  );
}

const ModeSwitch = ({ mode, onChange }: { mode: Mode; onChange(mode: Mode): void }) => (
  <Segmented
    className="lg-mode"
    block
    size="lg"
    label={fa.authMode}
    value={mode}
    onChange={(chosen) => onChange(chosen)}
    options={[
      { value: 'login', label: fa.login },
      { value: 'signup', label: fa.signup },
    ]}
  />
);

function Frame({ boot, children }: { boot: BootData; children: React.ReactNode }) {
  const { settings } = boot;
  const logo = settings.logo_name ? (
    <img className="lg-logo" src={publicFileUrl(settings.logo_name)} alt={settings.system_title} height={44} />
  ) : undefined;
  return (
    <>
      <AuthLayout
        title={settings.system_title}
        subtitle={settings.system_slogan}
        logo={settings.logo_link && logo ? <a href={settings.logo_link}>{logo}</a> : logo}
        panel={<Panel hours={settings.working_hours_text} />}
        footer={
          <>
            {settings.footer_text && (
              <span>
                <bdi>{settings.footer_text}</bdi>
              </span>
            )}
            <span>
              {fa.version} <bdi dir="ltr">{toFa(settings.version)}</bdi>
            </span>
            <span>{fa.copyright}</span>
          </>
        }
      >
        {children}
      </AuthLayout>
      <PlainToastHost />
    </>
  );
}

const Panel = ({ hours }: { hours: string | null }) => (
  <div className="lg-panel">
    <h2>
      {fa.slogan[0]}
      <br />
      {fa.slogan[1]}
    </h2>
    {hours && (
      <div className="lg-hours">
        <ClockIcon />
        {hours}
      </div>
    )}
  </div>
);
