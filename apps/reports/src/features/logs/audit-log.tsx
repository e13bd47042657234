import { AUDIT_ACTION_TITLES, callUrl } from '@hamyar/contracts';
import { auditLogExport, type AuditLogRow } from '@hamyar/contracts/logs';
import { formatAt } from '@hamyar/dayjs-jalali';
import { Avatar, Line, Ltr, TextLink } from '@hamyar/design-system/basics';
import { OnDemand } from '@hamyar/module-kit/keys';
import {
  FilterChips,
  ListTable,
  ListTools,
  useListQuery,
  type FilterChip,
  type FiltersOf,
  type ListColumn,
  type ListQuery,
} from '@hamyar/module-kit/list';
import { lazyPart, useGate } from '@hamyar/module-sdk';
import { useAuditLogQuery } from '../../api/log.api.ts';
import { actionName, faLogs, objectTypeName } from '../../messages/fa-logs.ts';
import { changesOf, shownValue } from './audit-changes.rules.ts';
import { auditList } from './log-lists.ts';
import { objectText } from './log-words.ts';
import { PersonFilter } from './log-people.tsx';
import { ChoiceFilter, FilterByCell, LOG_TIME, LogExport, TimeRange, useLogEntry } from './log-parts.tsx';

const ChangeDrawer = lazyPart(() => import('./change.drawer.tsx'), 'ChangeDrawer');

type Filters = FiltersOf<typeof auditList>;

/** Characters of a hash that are shown in a row. */
const HASH_SHOWN = 8;

/** What was changed, by whom, the newest first. */
export function AuditLog() {
  const list = useListQuery(auditList);
  const mayExport = useGate({ permission: 'export data' });
  const reading = useAuditLogQuery(list.query, { refetchOnMountOrArgChange: true });
  const { entry, hrefOf, close } = useLogEntry(reading.data?.data);
  return (
    <>
      <ListTools
        list={list}
        fold
        controls={{
          from_date: <TimeRange value={list.filters} onChange={list.setFilters} />,
          to_date: null,
          action: (
            <ChoiceFilter<string>
              label={faLogs.anyAction}
              value={list.filters.action}
              options={Object.entries(AUDIT_ACTION_TITLES).map(([value, label]) => ({ value, label }))}
              onChange={(action) => list.setFilters({ action })}
            />
          ),
          actor_id: (
            <PersonFilter
              label={faLogs.actor}
              value={list.filters.actor_id}
              name={reading.data?.data.find(({ actor_id }) => actor_id === list.filters.actor_id)?.actor_name}
              onChange={(actor_id) => list.setFilters({ actor_id })}
            />
          ),
          // a press on the value of a row sets these
          object_type: null,
          object_id: null,
        }}
      >
        {mayExport ? <LogExport urlOf={(file) => callUrl(auditLogExport, { ...list.filters, ...file })} /> : null}
      </ListTools>
      <FilterChips
        chips={chipsOf(list.filters, reading.data?.data)}
        filters={list.filters}
        onChange={list.replaceFilters}
        keep={['from_date', 'to_date', 'action', 'actor_id']}
      />
      <ListTable<AuditLogRow, Filters, never>
        label={faLogs.audit}
        list={list}
        reading={reading}
        columns={columnsOf(list, hrefOf)}
        rowKey={(row) => row.id}
        rowHref={hrefOf}
        minWidth={980}
        card={(row) => <ChangeCard row={row} href={hrefOf(row)} />}
        empty={faLogs.emptyAudit}
      />
      <OnDemand onClose={close}>{entry ? <ChangeDrawer row={entry} onClose={close} /> : null}</OnDemand>
    </>
  );
}

function chipsOf(filters: Filters, rows: readonly AuditLogRow[] | undefined): FilterChip<keyof Filters & string>[] {
  const chips: FilterChip<keyof Filters & string>[] = [];
  if (filters.object_type !== undefined)
    chips.push({
      names: ['object_type', 'object_id'],
      label: faLogs.object,
      value:
        rows?.find(({ object_id }) => object_id !== null && object_id === filters.object_id)?.object_name ??
        objectTypeName(filters.object_type),
    });
  return chips;
}

const actorName = ({ actor_name }: AuditLogRow): string => actor_name ?? faLogs.system;

function columnsOf(list: ListQuery<Filters, never>, hrefOf: (row: AuditLogRow) => string): ListColumn<AuditLogRow>[] {
  return [
    {
      key: 'at',
      title: faLogs.time,
      width: 150,
      render: (row) => (
        <TextLink href={hrefOf(row)} className="rp-plain-link">
          {formatAt(row.at, LOG_TIME)}
        </TextLink>
      ),
    },
    {
      key: 'actor',
      title: faLogs.actor,
      width: 180,
      render: (row) => (
        <span className="rp-actor">
          <Avatar name={actorName(row)} seed={row.actor_id ?? 0} size={26} />
          {row.actor_id === null ? (
            actorName(row)
          ) : (
            <FilterByCell
              column={faLogs.actor}
              text={actorName(row)}
              onFilter={() => list.setFilters({ actor_id: row.actor_id ?? undefined })}
            >
              <Line>{actorName(row)}</Line>
            </FilterByCell>
          )}
        </span>
      ),
    },
    { key: 'action', title: faLogs.action, width: 190, render: ({ action }) => actionName(action) },
    {
      key: 'object',
      title: faLogs.object,
      width: 190,
      render: (row) => (
        <FilterByCell
          column={faLogs.object}
          text={objectText(row)}
          onFilter={() => list.setFilters({ object_type: row.object_type, object_id: row.object_id ?? undefined })}
        >
          <Line>{objectText(row)}</Line>
        </FilterByCell>
      ),
    },
    { key: 'change', title: `${faLogs.before} ← ${faLogs.after}`, render: (row) => <FirstChange row={row} /> },
    {
      key: 'hash',
      title: faLogs.hash,
      width: 110,
      render: ({ hash }) => <Ltr latin>{hash.slice(0, HASH_SHOWN)}</Ltr>,
    },
  ];
}

/** The first field that was changed; the others stand in the details. */
function FirstChange({ row }: { row: AuditLogRow }) {
  const [first] = changesOf(row.before, row.after);
  if (!first) return null;
  return (
    <span className="rp-change">
      {first.before === undefined ? null : <del>{shownValue(first.before)}</del>}
      {first.before !== undefined && first.after !== undefined ? <span aria-hidden="true">←</span> : null}
      {first.after === undefined ? null : <ins>{shownValue(first.after)}</ins>}
    </span>
  );
}

function ChangeCard({ row, href }: { row: AuditLogRow; href: string }) {
  return (
    <TextLink className="rp-row-card" href={href}>
      <span>
        <b>{actionName(row.action)}</b>
        <small>{formatAt(row.at, 'MM/DD HH:mm:ss')}</small>
      </span>
      <Line>{objectText(row)}</Line>
      <small>{actorName(row)}</small>
    </TextLink>
  );
}
