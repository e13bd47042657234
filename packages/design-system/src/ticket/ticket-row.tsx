import type { MouseEvent, ReactNode, Ref } from 'react';
import { Avatar } from '../basics/avatar.tsx';
import { classNames } from '../basics/class-names.ts';
import { CountBadge } from '../basics/badges.tsx';
import { lineProps, lineText, Ltr } from '../basics/text.tsx';
import { NextIcon } from '../icons/general.tsx';
import { useLinkClick } from '../theme/link.tsx';
import { DeadlineBadge, ImportanceBadge, StatusBadge } from './badges.tsx';
import type { TicketImportanceId, TicketStatusId, TimeTone } from './badges.tsx';
import { ticketText } from './messages.ts';

/** Props of {@link TicketRow}. */
export interface TicketRowProps {
  /** Identifies the row for the keys of its list; `data-key` of the element. */
  rowKey?: string | number;
  /** False when Tab passes the row by, because the arrow keys lead to it. */
  tabStop?: boolean;
  href: string;
  /** The person: name, seed of the tint (the id), picture, and the organisation. */
  person: string;
  personSeed?: string | number;
  picture?: string | null;
  organization?: string | null;
  subject: string;
  excerpt?: string | null;
  /** Number of the ticket in Persian digits. */
  number: string;
  /** «۴ دقیقه پیش». */
  time: ReactNode;
  timeTitle?: string;
  status: TicketStatusId;
  importance?: TicketImportanceId;
  /** Text of the deadline or of the time of waiting: «۲۶ دقیقه», how long that is, and since or until when. */
  deadline?: ReactNode;
  deadlineTone?: TimeTone;
  deadlineTitle?: string;
  /** Shown when there is no deadline. */
  department?: string | null;
  unread?: number;
  /** The ticket that is open next to the list. */
  current?: boolean;
  /** The row selected with J and K. */
  focused?: boolean;
  /** Who has the ticket open ({@link PresenceAvatars}, small): below the picture, where nothing else stands. */
  presence?: ReactNode;
  /** A check box in place of the picture, for bulk actions. */
  selection?: ReactNode;
  /** Its box is checked. */
  chosen?: boolean;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLLIElement>;
}

/** {@link lineProps} together with the element's own class. */
function lined(text: string, own = ''): { dir: 'rtl' | 'ltr' | 'auto'; className: string } {
  const { dir, className } = lineProps(text);
  return { dir, className: classNames(own, className) };
}

/** One ticket in the list of the split view: person, subject, first words, badges; the whole row is one link. */
export function TicketRow({
  rowKey,
  tabStop = true,
  href,
  person,
  personSeed,
  picture,
  organization,
  subject,
  excerpt,
  number,
  time,
  timeTitle,
  status,
  importance,
  deadline,
  deadlineTone,
  deadlineTitle,
  department,
  unread = 0,
  current,
  focused,
  presence,
  selection,
  chosen,
  onOpen,
  ref,
}: TicketRowProps) {
  const follow = useLinkClick(href, undefined, onOpen);
  return (
    <li
      ref={ref}
      data-key={rowKey}
      className={classNames(
        'hd-ticket-row',
        current && 'hd-ticket-row-current',
        focused && 'hd-ticket-row-focused',
        chosen && 'hd-ticket-row-chosen',
        unread > 0 && 'hd-ticket-row-unread',
      )}
    >
      {selection ? <span className="hd-ticket-row-check">{selection}</span> : null}
      <Avatar name={person} seed={personSeed ?? person} src={picture} />
      {presence ? <span className="hd-ticket-row-presence">{presence}</span> : null}
      <div className="hd-ticket-row-body">
        <div className="hd-ticket-row-who">
          <bdi className="hd-ticket-row-person">{person}</bdi>
          {organization ? (
            <span className="hd-ticket-row-org">
              · <bdi>{organization}</bdi>
            </span>
          ) : (
            <span className="hd-grow" />
          )}
          <time title={timeTitle}>{time}</time>
        </div>
        <a
          href={href}
          {...lined(subject, 'hd-ticket-row-subject')}
          aria-current={current ? 'true' : undefined}
          tabIndex={tabStop ? undefined : -1}
          onClick={follow}
        >
          {lineText(subject)}
        </a>
        {excerpt ? <div {...lined(excerpt, 'hd-ticket-row-excerpt')}>{lineText(excerpt)}</div> : null}
        <div className="hd-ticket-row-badges">
          <StatusBadge status={status} />
          {importance === undefined ? null : <ImportanceBadge importance={importance} />}
          {deadline ? (
            <DeadlineBadge tone={deadlineTone} title={deadlineTitle}>
              {deadline}
            </DeadlineBadge>
          ) : department ? (
            <span className="hd-line hd-ticket-row-department">{department}</span>
          ) : null}
          <span className="hd-ticket-row-end">
            <Ltr>{number}</Ltr>
            <CountBadge value={unread} variant="solid" label={ticketText.unread} />
          </span>
        </div>
      </div>
    </li>
  );
}

/** Props of {@link CustomerTicketRow}. */
export interface CustomerTicketRowProps extends Pick<TicketRowProps, 'rowKey' | 'tabStop'> {
  href: string;
  subject: string;
  /** Absent: it is not shown. */
  number?: string | undefined;
  department?: string | null;
  /** Author of the last message: «رضا محمدی:» or «شما:». */
  author?: string;
  /** The first words of the last message, with their own direction, so that a Latin line shows its beginning. */
  excerpt?: string | null;
  status: TicketStatusId;
  /** Drawn as a button in place of the status; the whole row is its link. */
  action?: string | undefined;
  time: ReactNode;
  timeTitle?: string;
  unread?: number;
}

/** One ticket in the customer's own list, 72 px; customers see no importance, deadline or presence. */
export function CustomerTicketRow({
  rowKey,
  tabStop = true,
  href,
  subject,
  number,
  department,
  author,
  excerpt,
  status,
  action,
  time,
  timeTitle,
  unread = 0,
}: CustomerTicketRowProps) {
  const follow = useLinkClick(href);
  return (
    <li data-key={rowKey} className={classNames('hd-my-ticket', unread > 0 && 'hd-my-ticket-unread')}>
      <div className="hd-my-ticket-text">
        <a href={href} {...lined(subject, 'hd-my-ticket-subject')} tabIndex={tabStop ? undefined : -1} onClick={follow}>
          {lineText(subject)}
        </a>
        <div className="hd-my-ticket-meta">
          {number ? <Ltr>{number}</Ltr> : null}
          {department ? (
            <>
              {number ? <span aria-hidden="true">·</span> : null}
              <span>{department}</span>
            </>
          ) : null}
          {excerpt ? (
            <>
              {number || department ? <span aria-hidden="true">·</span> : null}
              {author ? <bdi className="hd-my-ticket-author">{author}</bdi> : null}
              <span {...lined(excerpt)}>{lineText(excerpt)}</span>
            </>
          ) : null}
        </div>
      </div>
      <span className="hd-my-ticket-status">
        {action === undefined ? (
          <StatusBadge status={status} />
        ) : (
          <span className="hd-button hd-button-outline hd-button-sm" aria-hidden="true">
            {action}
          </span>
        )}
      </span>
      <time title={timeTitle}>{time}</time>
      <CountBadge value={unread} variant="solid" label={ticketText.unread} />
      <NextIcon className="hd-my-ticket-next hd-icon hd-icon-mirror" />
    </li>
  );
}
