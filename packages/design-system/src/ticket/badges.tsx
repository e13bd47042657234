import { toFa } from '@hamyar/persian';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../basics/avatar.tsx';
import { classNames } from '../basics/class-names.ts';
import { VisuallyHidden } from '../basics/text.tsx';
import { ClockIcon } from '../icons/essential.tsx';
import { ticketText } from './messages.ts';

/** Status on the wire: 0 open, 1 in progress, 2 expert replied, 3 customer replied, 4 closed (spec 3.2). */
export type TicketStatusId = 0 | 1 | 2 | 3 | 4;
/** Importance on the wire: 0 low … 3 critical. */
export type TicketImportanceId = 0 | 1 | 2 | 3;

const STATUS_CLASS = ['open', 'progress', 'expert', 'customer', 'closed'] as const;

/** Status of a ticket: dot, word and tint, never colour alone. */
export function StatusBadge({ status, label }: { status: TicketStatusId; label?: string }) {
  return (
    <span className={`hd-status hd-status-${STATUS_CLASS[status]}`}>
      <i aria-hidden="true" />
      {label ?? ticketText.status[status]}
    </span>
  );
}

/**
 * Importance of a ticket: four bars, and the word with `showLabel`. Without it the word is there for screen readers and
 * on hover.
 */
export function ImportanceBadge({ importance, showLabel }: { importance: TicketImportanceId; showLabel?: boolean }) {
  const name = ticketText.importance[importance] ?? '';
  return (
    <span
      className={`hd-importance hd-importance-${importance}`}
      title={showLabel ? undefined : ticketText.importanceNamed(name)}
    >
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        role={showLabel ? undefined : 'img'}
        aria-hidden={showLabel || undefined}
        aria-label={showLabel ? undefined : ticketText.importanceNamed(name)}
      >
        {[0, 1, 2, 3].map((i) => (
          <rect
            key={i}
            className={i <= importance ? 'hd-importance-on' : 'hd-importance-off'}
            x={10.8 - i * 3.6}
            y={10 - i * 3}
            width="2.6"
            height={3.5 + i * 3}
            rx="1"
          />
        ))}
      </svg>
      {showLabel ? <b>{name}</b> : null}
    </span>
  );
}

/** How long a time is: as usual, longer (amber), or far longer or past its due time (red). */
export type TimeTone = 'usual' | 'long' | 'hot';

/** Props of {@link DeadlineBadge}. */
export interface DeadlineBadgeProps {
  children: ReactNode;
  tone?: TimeTone;
  /** The clock is paused. */
  paused?: boolean;
  /** Since when, or until when; shown on hover and read by screen readers. */
  title?: string;
}

/** Time left to answer, time overdue, or time that somebody has waited. */
export function DeadlineBadge({ children, tone = 'usual', paused, title }: DeadlineBadgeProps) {
  return (
    <span
      className={classNames('hd-deadline', tone !== 'usual' && `hd-deadline-${tone}`, paused && 'hd-muted')}
      title={title}
    >
      <ClockIcon />
      {children}
      {title ? <VisuallyHidden> {title}</VisuallyHidden> : null}
    </span>
  );
}

/** A person who has the ticket open. */
export interface PresentUser {
  id: string | number;
  name: string;
  picture?: string | null;
  /** «در حال نوشتن است…». */
  doing?: string;
}

/** Who else has this ticket open: overlapping avatars; `label` and the names are what screen readers say. */
export function PresenceAvatars({
  people,
  label,
  max = 3,
}: {
  people: readonly PresentUser[];
  label: string;
  max?: number;
}) {
  if (people.length === 0) return null;
  const names = people.map((person) => (person.doing ? `${person.name} ${person.doing}` : person.name)).join('، ');
  return (
    <span className="hd-presence" role="img" aria-label={`${label}: ${names}`} title={names}>
      {people.slice(0, max).map((person) => (
        <Avatar key={person.id} name={person.name} seed={person.id} src={person.picture} size={26} online />
      ))}
      {people.length > max ? (
        <span className="hd-presence-more">
          <bdi dir="ltr">+{toFa(people.length - max)}</bdi>
        </span>
      ) : null}
    </span>
  );
}

/** A customer's rating: 1 completely dissatisfied … 5 completely satisfied (spec 3.5). */
export type Rating = 1 | 2 | 3 | 4 | 5;

const MOUTHS = [
  'M8 16.5c1-1.7 2.3-2.5 4-2.5s3 .8 4 2.5',
  'M8.5 16c1-.9 2.2-1.3 3.5-1.3s2.5.4 3.5 1.3',
  'M8.5 15.5h7',
  'M8.5 14.8c1 .9 2.2 1.3 3.5 1.3s2.5-.4 3.5-1.3',
  'M8 14c1 1.8 2.3 2.7 4 2.7s3-.9 4-2.7z',
];

/** Five faces for the customer's satisfaction; arrow keys move, the word is shown under them. */
export function RatingFaces({
  value,
  onChange,
  disabled,
}: {
  value: Rating | null;
  onChange?: (value: Rating) => void;
  disabled?: boolean;
}) {
  const name = useId();
  const readOnly = !onChange;
  return (
    <div className="hd-rating" role="radiogroup" aria-label={ticketText.satisfactionGroup}>
      <div className="hd-rating-faces">
        {([1, 2, 3, 4, 5] as const).map((step) => (
          <label key={step} title={ticketText.satisfaction[step - 1]}>
            <input
              type="radio"
              name={name}
              checked={value === step}
              disabled={disabled || readOnly}
              aria-label={ticketText.satisfaction[step - 1]}
              onChange={() => onChange?.(step)}
            />
            <span>
              <svg
                viewBox="0 0 24 24"
                width="24"
                height="24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <circle cx="12" cy="12" r="9" />
                <path d={`M9 9.5v.1M15 9.5v.1${MOUTHS[step - 1]}`} />
              </svg>
            </span>
          </label>
        ))}
      </div>
      <div className="hd-rating-words" aria-hidden="true">
        <small>{ticketText.satisfaction[0]}</small>
        {value && value > 1 && value < 5 ? <b>{ticketText.satisfaction[value - 1]}</b> : null}
        <small>{ticketText.satisfaction[4]}</small>
      </div>
    </div>
  );
}
