import type { ReactNode } from 'react';
import { lineProps, lineText } from '../basics/text.tsx';

/** The title of the open ticket. */
export const ticketTitle = (): HTMLElement | null => document.querySelector<HTMLElement>('.hd-ticket-title h1');

/** Head of the open ticket: number, department and date above, subject, and the actions. */
export function TicketHeaderLayout({
  back,
  meta,
  subject,
  actions,
  below,
}: {
  back?: ReactNode;
  meta: ReactNode;
  subject: string;
  actions?: ReactNode;
  below?: ReactNode;
}) {
  return (
    <>
      <header className="hd-ticket-head">
        {back}
        <div className="hd-ticket-title">
          <div className="hd-ticket-meta">{meta}</div>
          <h1 {...lineProps(subject)} title={subject}>
            {lineText(subject)}
          </h1>
        </div>
        {actions ? <div className="hd-ticket-actions">{actions}</div> : null}
      </header>
      {below ? <div className="hd-ticket-bar">{below}</div> : null}
    </>
  );
}
