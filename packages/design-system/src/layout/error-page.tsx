import { toFa } from '@hamyar/persian';
import type { ReactNode } from 'react';
import { CopyButton } from '../basics/copy-button.tsx';
import { Ltr } from '../basics/text.tsx';
import { HomeIcon } from '../icons/general.tsx';
import { KhatamPattern } from '../plain/khatam.tsx';
import { TextLink } from '../theme/link.tsx';
import { layoutText } from './messages.ts';

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps {
  /** `route` is an address that no module has: «این صفحه پیدا نشد» (spec 8.18). */
  code: 403 | 404 | 410 | 500 | 503 | 'route';
  /** Text of the server instead of ours: 503 shows it (spec 2.22). */
  message?: ReactNode;
  traceId?: string;
  /** Target of the button; «/» by default (spec 2.19). */
  homeHref?: string;
  action?: ReactNode;
}

/** A whole page that shows what went wrong and links back to the dashboard (spec 2.19-2.24). */
export function ErrorPage({ code, message, traceId, homeHref = '/', action }: ErrorPageProps) {
  const [title, text] = layoutText.errors[code];
  return (
    <div className="hd-error-page">
      <KhatamPattern columns={9} rows={6} saffron={null} />
      <div className="hd-error-page-body">
        <p className="hd-error-page-code" aria-hidden="true">
          {toFa(code === 'route' ? 404 : code)}
        </p>
        <h1>{title}</h1>
        <p>{message ?? text}</p>
        <div className="hd-error-card-actions">
          <TextLink href={homeHref} className="hd-button hd-button-primary hd-button-lg">
            <HomeIcon />
            {layoutText.backToDashboard}
          </TextLink>
          {action}
        </div>
        {traceId ? (
          <p className="hd-error-page-trace">
            {layoutText.trace}: <Ltr latin>{traceId}</Ltr> <CopyButton text={traceId} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
