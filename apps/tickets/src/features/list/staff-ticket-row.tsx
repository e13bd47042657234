import { memo, useRef } from 'react';
import { type TicketRow as Row, pictureUrl } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Checkbox } from '@hamyar/design-system/basics';
import { TicketRow } from '@hamyar/design-system/ticket';
import { fill, isolate, toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { ageText } from '../../shared/age-text.ts';
import { useFoundField } from '../../shared/found-fields.tsx';
import { RowPresence } from '../../shared/row-presence.tsx';
import { useRowTime } from '../../shared/waiting-time.tsx';

interface StaffTicketRowProps {
  row: Row;
  now: number;
  href: string;
  selected: boolean;
  focused: boolean;
  /** Tab stops at this row. */
  tabStop: boolean;
  chosen: boolean;
  /** Selects the row or leaves it out, with Shift together with those up to the one before. */
  onToggle(id: number, range: boolean): void;
}

/** One ticket in the employees' list. Memoised: opening a ticket renders two rows again, not two hundred. */
export const StaffTicketRow = memo(function StaffRow({
  row,
  now,
  href,
  selected,
  focused,
  tabStop,
  chosen,
  onToggle,
}: StaffTicketRowProps) {
  const person = row.customer ?? row.owner ?? row.last_author;
  const time = useRowTime(row, now);
  const found = useFoundField(row.id);
  const withShift = useRef(false);
  return (
    <TicketRow
      rowKey={row.id}
      chosen={chosen}
      selection={
        <Checkbox
          aria-label={fill(faStaff.selectTicket, { subject: isolate(row.subject) })}
          tabIndex={tabStop ? undefined : -1}
          checked={chosen}
          onClick={(event) => {
            withShift.current = event.shiftKey;
          }}
          onChange={() => onToggle(row.id, withShift.current)}
        />
      }
      presence={<RowPresence id={row.id} />}
      tabStop={tabStop}
      href={href}
      current={selected}
      focused={focused}
      unread={row.unread ? Math.max(1, row.unread_count) : 0}
      person={person?.name || fa.noName}
      personSeed={person?.id ?? row.id}
      picture={pictureUrl(person)}
      organization={row.organization?.name ?? null}
      subject={row.subject}
      excerpt={found ?? row.excerpt}
      time={ageText(row.last_activity_at, now)}
      timeTitle={formatFullDateTime(row.last_activity_at)}
      status={row.status}
      importance={row.importance}
      number={toFa(row.number)}
      department={row.department.name}
      deadline={time?.text}
      deadlineTone={time?.tone}
      deadlineTitle={time?.title}
    />
  );
});
