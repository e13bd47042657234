import type { ReactNode } from 'react';
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

/** Props of {@link ImportanceBadge}. */
export interface ImportanceBadgeProps {
  importance: TicketImportanceId;
  showLabel?: boolean;
  /** Its word, where it is not the importance of a ticket. */
  label?: string;
}

/**
 * Importance of a ticket: four bars, and the word with `showLabel`. Without it the word is there for screen readers and
 * on hover.
 */
export function ImportanceBadge({ importance, showLabel, label }: ImportanceBadgeProps) {
  const name = label ?? ticketText.importance[importance] ?? '';
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
      <span className="hd-deadline-text">{children}</span>
      {title ? <VisuallyHidden> {title}</VisuallyHidden> : null}
    </span>
  );
}
