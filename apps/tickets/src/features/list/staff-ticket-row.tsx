import { memo } from 'react';
import type { TicketRow as Row } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { TicketRow } from '@hamyar/design-system/ticket';
import { toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { ageText } from '../../shared/age-text.ts';
import { useWaitingTime } from '../../shared/waiting-time.tsx';

interface StaffTicketRowProps {
  row: Row;
  now: number;
  href: string;
  selected: boolean;
  focused: boolean;
  /** Tab stops at this row. */
  tabStop: boolean;
}

/** One ticket in the employees' list. Memoised: opening a ticket renders two rows again, not two hundred. */
export const StaffTicketRow = memo(function StaffRow({
  row,
  now,
  href,
  selected,
  focused,
  tabStop,
}: StaffTicketRowProps) {
  const person = row.customer ?? row.owner ?? row.last_author;
  const waiting = useWaitingTime(row, now);
  return (
    <TicketRow
      rowKey={row.id}
      tabStop={tabStop}
      href={href}
      current={selected}
      focused={focused}
      unread={row.unread ? Math.max(1, row.unread_count) : 0}
      person={person?.name || fa.noName}
      personSeed={person?.id ?? row.id}
      organization={row.organization?.name ?? null}
      subject={row.subject}
      excerpt={row.excerpt}
      time={ageText(row.last_activity_at, now)}
      timeTitle={formatFullDateTime(row.last_activity_at)}
      status={row.status}
      importance={row.importance}
      number={toFa(row.number)}
      department={row.department.name}
      deadline={waiting?.text}
      deadlineTone={waiting?.tone}
      deadlineTitle={waiting?.title}
    />
  );
});
