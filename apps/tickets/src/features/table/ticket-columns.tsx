import { pagePath, pictureUrl, type TicketRow, type TicketSort } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Avatar, CountBadge, Line, lineProps, lineText, Ltr, Name, Tag, TextLink } from '@hamyar/design-system/basics';
import { ImportanceBadge, StatusBadge } from '@hamyar/design-system/ticket';
import { useColumns, type ListColumn } from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import { useLocation } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { ageText } from '../../shared/age-text.ts';
import { useFoundField } from '../../shared/found-fields.tsx';
import { RowPresence } from '../../shared/row-presence.tsx';
import { useSeesField } from '../../shared/use-sees-field.ts';
import type { ListChoice } from '../../shared/use-ticket-list.ts';
import { RowTime, SlaTime } from '../../shared/waiting-time.tsx';
import { useFieldColumns } from './field-columns.tsx';

const text = faStaff.table;

/** The columns of the table and their menu: those of the saved view that is shown, or the own choice. */
export function useTicketColumns(choice: ListChoice) {
  const now = useNow();
  const hrefOf = useRowHref(choice);
  const sees = useSeesField();
  const fieldColumns = useFieldColumns();
  const own = ticketColumns(now, hrefOf).filter(({ key }) => key !== 'sla_due' || sees(key));
  const { saved } = choice.state;
  const ofView = saved?.columns ? { key: `${saved.id}:${saved.version}`, shown: saved.columns } : null;
  return { hrefOf, ...useColumns('tickets', [...own, ...fieldColumns], ofView) };
}

/** The columns of the table and their menu. */
export type TicketColumns = ReturnType<typeof useTicketColumns>;

type RowHref = (row: TicketRow) => string;

/** The page of a ticket next to this list, so that the keys and «next» go through the same tickets. */
function useRowHref({ state }: ListChoice): RowHref {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  for (const ofTable of ['layout', 'page', 'perPage']) query.delete(ofTable);
  if (!state.saved && !query.has('view')) query.set('view', state.view);
  return ({ id }) => `${pagePath('/tickets/:id', { id })}?${query}`;
}

function ticketColumns(now: number, hrefOf: RowHref): ListColumn<TicketRow, TicketSort>[] {
  return [
    {
      key: 'number',
      locked: true,
      title: text.number,
      width: 118,
      sortable: true,
      render: (row) => <Ltr className="hd-muted">{toFa(row.number)}</Ltr>,
    },
    {
      key: 'subject',
      locked: true,
      title: text.subject,
      render: (row) => (
        <span className="tk-table-subject">
          <SubjectLink row={row} href={hrefOf(row)} />
          <CountBadge value={row.unread_count} variant="solid" label={fa.list.unread} />
          <span className="tk-table-presence">
            <RowPresence id={row.id} />
          </span>
        </span>
      ),
    },
    { key: 'customer', title: text.customer, width: 148, render: (row) => <PersonCell row={row} /> },
    { key: 'status', title: text.status, width: 120, render: (row) => <StatusBadge status={row.status} /> },
    {
      key: 'importance',
      title: text.importance,
      width: 78,
      sortable: true,
      render: (row) =>
        row.importance === undefined ? null : <ImportanceBadge importance={row.importance} showLabel />,
    },
    { key: 'department', title: text.department, width: 112, render: (row) => <Line>{row.department.name}</Line> },
    {
      key: 'assignee',
      title: text.assignee,
      width: 104,
      render: (row) =>
        row.assignee ? <Line>{row.assignee.name}</Line> : <span className="hd-muted">{faStaff.unassigned}</span>,
    },
    {
      key: 'waiting_since',
      title: text.waiting,
      width: 104,
      sortable: true,
      render: (row) => <RowTime row={row} now={now} />,
    },
    {
      key: 'last_activity_at',
      title: text.activity,
      width: 104,
      sortable: true,
      render: (row) => (
        <time title={formatFullDateTime(row.last_activity_at)}>{ageText(row.last_activity_at, now)}</time>
      ),
    },
    {
      key: 'sla_due',
      hidden: true,
      title: faSla.due,
      width: 116,
      sortable: true,
      render: (row) => <SlaTime row={row} now={now} />,
    },
    {
      key: 'category',
      hidden: true,
      title: fa.ticketFields.category_id,
      width: 120,
      render: (row) => <Line>{row.category?.name ?? '—'}</Line>,
    },
    {
      key: 'service',
      hidden: true,
      title: fa.ticketFields.service_id,
      width: 120,
      render: (row) => <Line>{row.service?.name ?? '—'}</Line>,
    },
    {
      key: 'tags',
      hidden: true,
      title: faStaff.tags,
      width: 180,
      render: (row) => <RowTags tags={row.tags ?? []} />,
    },
    {
      key: 'created_at',
      hidden: true,
      title: fa.createdAt,
      width: 116,
      sortable: true,
      render: (row) => <time title={formatFullDateTime(row.created_at)}>{ageText(row.created_at, now)}</time>,
    },
  ];
}

/** The subject, and below it the custom field by which a search has found the ticket. */
function SubjectLink({ row, href }: { row: TicketRow; href: string }) {
  const found = useFoundField(row.id);
  const link = (
    <TextLink href={href} {...lineProps(row.subject)}>
      {lineText(row.subject)}
    </TextLink>
  );
  if (found === null) return link;
  return (
    <span className="tk-table-found">
      {link}
      <small title={found}>{found}</small>
    </span>
  );
}

/** Tags that stand in a row; the others are counted. */
const TAGS_SHOWN = 2;

function RowTags({ tags }: { tags: NonNullable<TicketRow['tags']> }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <span className="tk-table-tags" title={tags.map(({ name }) => name).join('، ')}>
      {tags.slice(0, TAGS_SHOWN).map(({ id, name, color }) => (
        <Tag key={id} {...(color && { color })}>
          {name}
        </Tag>
      ))}
      {more > 0 ? <CountBadge value={more} /> : null}
    </span>
  );
}

function PersonCell({ row }: { row: TicketRow }) {
  const person = row.customer ?? row.owner;
  return (
    <span className="tk-table-person">
      <Avatar name={person?.name ?? ''} src={pictureUrl(person)} seed={person?.id ?? row.id} size={28} />
      <span>
        <b>
          <Name>{person?.name || fa.noName}</Name>
        </b>
        <small>
          <Name>{row.organization?.name ?? ''}</Name>
        </small>
      </span>
    </span>
  );
}
