import { Suspense, useEffect, useRef } from 'react';
import { Alert, Button, ButtonLink, Card, Skeleton } from '@hamyar/design-system/basics';
import { Page } from '@hamyar/design-system/layout';
import { lazyPart, Link, usePageMetadata, useSettings, useUser } from '@hamyar/module-sdk';
import { fill, isolateLtr, toFa } from '@hamyar/persian';
import { ContactForm } from '../features/request/contact.form.tsx';
import { EMPTY_CONTACT, useRequestSteps, type RequestStep } from '../features/request/use-request-steps.ts';
import { faRequest as texts } from '../messages/fa-request.ts';
import '../tickets.css';
import '../customer.css';
import '../new-ticket.css';

const CodeStep = lazyPart(
  () => import(/* webpackChunkName: "request-code" */ '../features/request/code-step.tsx'),
  'CodeStep',
);
const RequestTicket = lazyPart(
  () => import(/* webpackChunkName: "request" */ '../features/new-ticket/request-ticket.tsx'),
  'RequestTicket',
);

const TITLES: Record<RequestStep['name'], string> = {
  contact: texts.title,
  code: texts.codeTitle,
  request: texts.requestTitle,
  sent: texts.sentTitle,
  refused: texts.title,
};
/** Steps that are counted. */
const COUNTED: readonly RequestStep['name'][] = ['contact', 'code', 'request'];

/** `/request`: a ticket without a login, from an e-mail address that a code proves (decisions 2.23, docs/adr/0096). */
export function RequestScreen() {
  const user = useUser();
  usePageMetadata({ description: texts.subtitle });
  return user ? <LoggedIn /> : <Steps />;
}

function Steps() {
  const steps = useRequestSteps();
  const { step, contact, show } = steps;
  const wide = step.name === 'request';
  const counted = COUNTED.indexOf(step.name) + 1;
  return (
    <Page>
      <div className={wide ? 'tk-request' : 'tk-request tk-request-narrow'}>
        <header className="tk-request-head">
          {counted > 0 ? <p className="hd-muted">{fill(texts.step, { n: toFa(counted) })}</p> : null}
          <Title name={step.name} />
          {step.name === 'contact' ? <p className="hd-muted">{texts.subtitle}</p> : null}
        </header>
        {step.name === 'contact' ? (
          <Card>
            <ContactForm key={contact.address} {...steps} />
          </Card>
        ) : null}
        {step.name === 'code' ? (
          <Card>
            <Suspense fallback={<Skeleton lines={4} />}>
              <CodeStep {...steps} />
            </Suspense>
          </Card>
        ) : null}
        {step.name === 'request' ? (
          <Suspense fallback={<Skeleton lines={9} />}>
            <RequestTicket
              onSent={({ number, link }) => show({ name: 'sent', number, link })}
              onExpired={() => show({ name: 'contact', expired: true })}
              onNotMine={() => show({ name: 'contact' }, EMPTY_CONTACT)}
            />
          </Suspense>
        ) : null}
        {step.name === 'sent' ? (
          <Sent
            number={step.number}
            link={step.link}
            email={contact.address}
            onAnother={() => show({ name: 'contact' }, EMPTY_CONTACT)}
          />
        ) : null}
        {step.name === 'refused' ? <Refused state={step.state} onBack={() => show({ name: 'contact' })} /> : null}
      </div>
    </Page>
  );
}

/** The heading of a step. It gets the focus when the step has no field that does. */
function Title({ name }: { name: RequestStep['name'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current !== name && name !== 'contact' && name !== 'code') heading.current?.focus();
    shown.current = name;
  }, [name]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {TITLES[name]}
    </h1>
  );
}

interface SentProps {
  number: string;
  link: string | null;
  email: string;
  onAnother(): void;
}

/** The end: the number, and the link by which the request is followed. */
function Sent({ number, link, email, onAnother }: SentProps) {
  const { authenticate_customers_type: way } = useSettings();
  return (
    <Card>
      <div className="tk-form">
        <p className="tk-request-number">
          <span className="hd-muted">{texts.sentNumber}</span> <b>{isolateLtr(toFa(number))}</b>
        </p>
        <p>{fill(texts.sentNext, { email: isolateLtr(email) })}</p>
        <p className="hd-muted">{texts.sentFollow[way]}</p>
        <div className="tk-request-links">
          {link ? (
            <Link className="hd-button hd-button-primary" to={{ route: 'request-token', params: { token: link } }}>
              {texts.toConversation}
            </Link>
          ) : (
            <ButtonLink variant="primary" href="/login">
              {texts.toLogin}
            </ButtonLink>
          )}
          <Button onClick={onAnother}>{texts.another}</Button>
        </div>
      </div>
    </Card>
  );
}

function Refused({ state, onBack }: { state: keyof typeof texts.refused; onBack(): void }) {
  const { title, text } = texts.refused[state];
  return (
    <Card title={title}>
      <div className="tk-form">
        <Alert tone="info">{text}</Alert>
        <div className="tk-request-links">
          {state === 'inactive' ? null : (
            <ButtonLink variant="primary" href="/login">
              {texts.toLogin}
            </ButtonLink>
          )}
          <Button onClick={onBack}>{texts.editContact}</Button>
        </div>
      </div>
    </Card>
  );
}

/** Who is logged in has a better way. */
function LoggedIn() {
  return (
    <Page>
      <div className="tk-request tk-request-narrow">
        <header className="tk-request-head">
          <h1>{texts.title}</h1>
        </header>
        <Card title={texts.loggedIn}>
          <div className="tk-form">
            <p>{texts.loggedInText}</p>
            <div>
              <Link className="hd-button hd-button-primary" to={{ route: 'tickets-new' }}>
                {texts.newTicket}
              </Link>
            </div>
          </div>
        </Card>
      </div>
    </Page>
  );
}
