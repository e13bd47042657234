import { pagePath, type TicketRow } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { CustomerTicketRow } from '@hamyar/design-system/ticket';
import { useSession } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { ageText } from '../../shared/age-text.ts';
import { useFoundField } from '../../shared/found-fields.tsx';

/** One ticket in a customer's list, with who wrote last. */
export function CustomerTicketListRow({
  row,
  now,
  tabStop = true,
  line = 'all',
  action,
}: {
  row: TicketRow;
  now: number;
  tabStop?: boolean;
  /** What stands below the subject: where it is, the last message, or both. */
  line?: 'all' | 'ticket' | 'message';
  /** What the row's link is for, in place of a status that all rows have. */
  action?: string | undefined;
}) {
  const { id } = useSession();
  const found = useFoundField(row.id);
  const author = row.last_author === null ? '' : `${row.last_author.id === id ? fa.you : row.last_author.name}: `;
  // of the tickets of an organisation it is said whose they are
  const owner = row.customer && row.customer.id !== id ? row.customer.name : '';
  const where = owner ? `${row.department.name} · ${owner}` : row.department.name;
  return (
    <CustomerTicketRow
      rowKey={row.id}
      tabStop={tabStop}
      href={pagePath('/tickets/:id', { id: row.id })}
      subject={row.subject}
      number={line === 'message' ? undefined : toFa(row.number)}
      department={line === 'message' ? owner || null : where}
      author={found === null ? author : ''}
      excerpt={found ?? (line === 'ticket' ? null : row.excerpt)}
      status={row.status}
      action={action}
      time={ageText(row.last_activity_at, now)}
      timeTitle={formatFullDateTime(row.last_activity_at)}
      unread={row.unread_count}
    />
  );
}
