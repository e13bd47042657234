import type { ModuleFailureRow } from '@hamyar/contracts/logs';
import { formatDate, formatTime } from '@hamyar/dayjs-jalali';
import { CopyButton, Ltr, Tag } from '@hamyar/design-system/basics';
import { usePlatformState } from '@hamyar/module-sdk';
import { countOf } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';

const text = fa.moduleHealth;

/** All failures of one kind in one release on one day, with the details of the last one. */
export function ModuleFailureItem({ row }: { row: ModuleFailureRow }) {
  const title = usePlatformState(
    (state) => state.modules.find(({ manifest }) => manifest.name === row.module)?.manifest.title,
  );
  return (
    <li className="settings-log-row">
      <div className="settings-log-head">
        <Tag tone={row.kind === 'network' || row.kind === 'timeout' ? 'warning' : 'error'} dot>
          {text.kinds[row.kind]}
        </Tag>
        <b>
          {title ?? <Ltr latin>{row.module}</Ltr>} <Ltr latin>{row.version}</Ltr>
        </b>
        <span>{countOf(row.count, text.times)}</span>
        <time dateTime={new Date(row.last_at * 1000).toISOString()}>
          {formatDate(row.last_at)}، {formatTime(row.last_at)}
        </time>
      </div>
      <pre className="settings-failure-text" dir="ltr" tabIndex={0} aria-label={text.message}>
        {row.last_message}
      </pre>
      <div className="settings-log-actions">
        <small>
          {text.trace}: <Ltr latin>{row.last_trace_id}</Ltr> <CopyButton text={row.last_trace_id} />
        </small>
        {row.last_route ? (
          <small>
            {text.page}: <Ltr latin>{row.last_route}</Ltr>
          </small>
        ) : null}
      </div>
    </li>
  );
}
