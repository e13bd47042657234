import { useRef } from 'react';
import { callUrl } from '@hamyar/contracts';
import { requestLogExport, type RequestLogRow } from '@hamyar/contracts/logs';
import { formatAt, getDisplayZone, wallClock } from '@hamyar/dayjs-jalali';
import { Line, Ltr, Segmented, Tag, TextLink } from '@hamyar/design-system/basics';
import {
  FilterChips,
  ListTable,
  ListTools,
  useListQuery,
  type FilterChip,
  type ListColumn,
  type ListQuery,
  type FiltersOf,
} from '@hamyar/module-kit/list';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useSearch, useSetSearch } from '@hamyar/module-sdk';
import { formatNumber } from '@hamyar/persian';
import { useRequestLogQuery } from '../../api/log.api.ts';
import { faLogs, objectTypeName } from '../../messages/fa-logs.ts';
import { DURATIONS, METHODS, requestList, STATUS_CLASSES } from './log-lists.ts';
import { resultTone } from './log-words.ts';
import { AddressFilter, PersonFilter } from './log-people.tsx';
import { RequestHistogram } from './request-histogram.tsx';
import { useLiveRequests } from './use-live-requests.ts';
import { ChoiceFilter, FilterByCell, LOG_TIME, LogExport, TimeRange, useLogEntry } from './log-parts.tsx';

const RequestDrawer = lazyPart(() => import('./request.drawer.tsx'), 'RequestDrawer');

type Filters = FiltersOf<typeof requestList>;
type List = ListQuery<Filters, never>;

/** Milliseconds from which on a call is slow, and the longest that its bar shows. */
const SLOW = 1000;

/** The calls of the API, the newest first (decisions 2.16). */
export function RequestLog() {
  const list = useListQuery(requestList);
  const reading = useRequestLogQuery(list.query, { refetchOnMountOrArgChange: true });
  const top = useRef<HTMLDivElement>(null);
  const live = useLiveMode(list);
  const rows = reading.currentData?.data;
  const arrived = useLiveRequests({ live: live.on, filters: list.filters, rows, top });
  const { entry, hrefOf, close } = useLogEntry([...arrived.rows, ...(reading.data?.data ?? [])]);
  return (
    <>
      <ListTools
        list={list}
        fold
        search={{ filter: 'route', placeholder: faLogs.searchPath }}
        controls={{
          from_date: <TimeRange value={list.filters} onChange={list.setFilters} />,
          to_date: null,
          method: (
            <ChoiceFilter
              label={faLogs.anyMethod}
              value={list.filters.method}
              options={METHODS.map((value) => ({ value, label: value }))}
              onChange={(method) => list.setFilters({ method })}
            />
          ),
          status_class: (
            <ChoiceFilter
              label={faLogs.anyResult}
              value={list.filters.status_class}
              options={STATUS_CLASSES.map((value) => ({ value, label: faLogs.results[value] }))}
              onChange={(status_class) => list.setFilters({ status_class })}
            />
          ),
          duration_from: (
            <ChoiceFilter
              label={faLogs.anyDuration}
              value={list.filters.duration_from}
              options={DURATIONS.map((value) => ({ value, label: faLogs.from(value) }))}
              onChange={(duration_from) => list.setFilters({ duration_from })}
            />
          ),
          user_id: (
            <PersonFilter
              label={faLogs.user}
              value={list.filters.user_id}
              name={reading.data?.data.find(({ user_id }) => user_id === list.filters.user_id)?.user_name}
              customers
              onChange={(user_id) => list.setFilters({ user_id })}
            />
          ),
          ip: <AddressFilter value={list.filters.ip} onChange={(ip) => list.setFilters({ ip })} />,
          // a press on the value of a row sets these
          object_type: null,
          object_id: null,
        }}
      >
        <Segmented<'on' | 'off'>
          label={faLogs.live.title}
          value={live.on ? 'on' : 'off'}
          options={[
            { value: 'on', label: faLogs.live.on },
            { value: 'off', label: faLogs.live.off },
          ]}
          onChange={(value) => live.set(value === 'on')}
        />
        <LogExport urlOf={(file) => callUrl(requestLogExport, { ...list.filters, ...file })} />
      </ListTools>
      <FilterChips
        chips={chipsOf(list.filters)}
        filters={list.filters}
        onChange={list.replaceFilters}
        keep={['route', 'from_date', 'to_date', 'method', 'status_class', 'duration_from', 'user_id', 'ip']}
      />
      <RequestHistogram filters={list.filters} live={live.on} onNarrow={list.setFilters} />
      <div ref={top} />
      <ListTable<RequestLogRow, Filters, never>
        label={faLogs.requests}
        list={list}
        reading={reading}
        newRows={arrived}
        columns={columnsOf(list, hrefOf)}
        rowKey={(row) => row.id}
        rowHref={hrefOf}
        minWidth={980}
        card={(row) => <RequestCard row={row} href={hrefOf(row)} />}
        empty={faLogs.emptyRequests}
      />
      <OnDemand onClose={close}>{entry ? <RequestDrawer row={entry} onClose={close} /> : null}</OnDemand>
    </>
  );
}

/**
 * Whether new calls are watched, which the address says. They stand above the newest rows: a later page, and a time that
 * has ended, have none.
 */
function useLiveMode(list: List) {
  const search = useSearch();
  const setSearch = useSetSearch();
  return {
    on: search.get('live') === '1' && list.cursor === null && list.filters.to_date === undefined,
    set: (on: boolean) => setSearch(on ? { live: 1, cursor: undefined, to_date: undefined } : { live: undefined }),
  };
}

/** Whether a time is whole days, which the field for days shows. */
const ofDays = (seconds: number | undefined): boolean => {
  if (seconds === undefined) return true;
  const { hour, minute, second } = wallClock(seconds, getDisplayZone());
  return hour + minute + second === 0;
};

/** The filters that a press on a row or on a bar has set. */
function chipsOf(filters: Filters): FilterChip<keyof Filters & string>[] {
  const chips: FilterChip<keyof Filters & string>[] = [];
  const { from_date, to_date } = filters;
  if (!ofDays(from_date) || !ofDays(to_date))
    chips.push({
      names: ['from_date', 'to_date'],
      label: faLogs.time,
      value: [from_date, to_date]
        .map((at) => (at === undefined ? faLogs.live.now : formatAt(at, 'D MMM HH:mm')))
        .join(' – '),
    });
  if (filters.object_type !== undefined)
    chips.push({
      names: ['object_type', 'object_id'],
      label: faLogs.object,
      value: [
        objectTypeName(filters.object_type),
        filters.object_id === undefined ? '' : formatNumber(filters.object_id),
      ]
        .join(' ')
        .trim(),
    });
  return chips;
}

function columnsOf(list: List, hrefOf: (row: RequestLogRow) => string): ListColumn<RequestLogRow>[] {
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
    { key: 'method', title: faLogs.method, width: 84, render: ({ method }) => <Ltr latin>{method}</Ltr> },
    {
      key: 'route',
      title: faLogs.path,
      render: ({ route }) => (
        <Ltr latin className="rp-route">
          {route}
        </Ltr>
      ),
    },
    {
      key: 'status',
      title: faLogs.result,
      width: 84,
      render: ({ status }) => <Tag tone={resultTone(status)}>{formatNumber(status)}</Tag>,
    },
    { key: 'duration', title: faLogs.duration, width: 150, render: (row) => <Duration ms={row.duration_ms} /> },
    {
      key: 'user',
      title: faLogs.user,
      width: 150,
      render: ({ user_id, user_name }) =>
        user_id === null ? (
          faLogs.nobody
        ) : (
          <FilterByCell
            column={faLogs.user}
            text={user_name ?? String(user_id)}
            onFilter={() => list.setFilters({ user_id })}
          >
            <Line>{user_name ?? formatNumber(user_id)}</Line>
          </FilterByCell>
        ),
    },
    {
      key: 'ip',
      title: faLogs.ip,
      width: 140,
      render: ({ ip }) => (
        <FilterByCell column={faLogs.ip} text={ip} onFilter={() => list.setFilters({ ip })}>
          <Ltr latin>{ip}</Ltr>
        </FilterByCell>
      ),
    },
    {
      key: 'object',
      title: faLogs.object,
      width: 130,
      render: ({ object_type, object_id }) => {
        if (object_type === null) return null;
        const text = `${objectTypeName(object_type)}${object_id === null ? '' : ` ${formatNumber(object_id)}`}`;
        return (
          <FilterByCell
            column={faLogs.object}
            text={text}
            onFilter={() => list.setFilters({ object_type, object_id: object_id ?? undefined })}
          />
        );
      },
    },
  ];
}

function Duration({ ms }: { ms: number }) {
  const slow = ms >= SLOW;
  return (
    <span className={slow ? 'rp-duration rp-duration-slow' : 'rp-duration'}>
      <b>{formatNumber(ms)}</b>
      <i>
        <i style={{ inlineSize: `${Math.min(100, Math.max(2, (ms / SLOW) * 50))}%` }} />
      </i>
    </span>
  );
}

function RequestCard({ row, href }: { row: RequestLogRow; href: string }) {
  return (
    <TextLink className="rp-row-card" href={href}>
      <span>
        <Ltr latin>{row.method}</Ltr>
        <Tag tone={resultTone(row.status)}>{formatNumber(row.status)}</Tag>
        <small>{formatAt(row.at, 'MM/DD HH:mm:ss')}</small>
      </span>
      <Ltr latin className="rp-route">
        {row.route}
      </Ltr>
      <small>
        {row.user_name ?? faLogs.nobody} · {faLogs.milliseconds(row.duration_ms)}
      </small>
    </TextLink>
  );
}
