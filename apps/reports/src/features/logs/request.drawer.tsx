import type { ReactNode } from 'react';
import type { IdAndName } from '@hamyar/contracts';
import type { RequestLogRow } from '@hamyar/contracts/logs';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { CopyButton, Ltr, Tag } from '@hamyar/design-system/basics';
import { Drawer } from '@hamyar/design-system/overlay';
import { formatBytes, formatNumber, shared } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { faLogs, objectTypeName, roleName } from '../../messages/fa-logs.ts';
import { resultTone } from './log-words.ts';

/** Everything that is kept of one call. */
export function RequestDrawer({ row, onClose }: { row: RequestLogRow; onClose(): void }) {
  const branches = useReferenceList('branches') ?? [];
  const fields: readonly (readonly [string, ReactNode])[] = [
    [faLogs.time, formatFullDateTime(row.at)],
    [faLogs.path, <Ltr latin key="path">{`${row.method} ${row.route}`}</Ltr>],
    [
      faLogs.result,
      <Tag key="result" tone={resultTone(row.status)}>
        {formatNumber(row.status)}
      </Tag>,
    ],
    [faLogs.bodyStatus, latin(row.body_status)],
    [faLogs.error, latin(row.error_code)],
    [faLogs.duration, formatNumber(row.duration_ms)],
    [faLogs.bytes, row.bytes === null ? null : formatBytes(row.bytes)],
    [faLogs.user, row.user_name],
    [faLogs.role, row.role === null ? null : roleName(row.role)],
    [shared.branch, branchName(row.branch_id, branches)],
    [faLogs.ip, latin(row.ip)],
    [faLogs.browser, latin(row.user_agent)],
    [
      faLogs.object,
      row.object_type === null
        ? null
        : `${objectTypeName(row.object_type)} ${row.object_id === null ? '' : formatNumber(row.object_id)}`,
    ],
    [
      faLogs.requestId,
      <span key="id">
        <Ltr latin>{row.request_id}</Ltr> <CopyButton text={row.request_id} />
      </span>,
    ],
  ];
  return (
    <Drawer open title={faLogs.request} onClose={onClose} width={460}>
      <DetailFields fields={fields} />
    </Drawer>
  );
}

/** Nothing for a customer without a branch; the id where the branch is not known any more. */
const branchName = (id: number | null, branches: readonly IdAndName[]): string | null =>
  id === null || id === 0
    ? null
    : id === -1
      ? shared.allBranches
      : (branches.find((branch) => branch.id === id)?.name ?? formatNumber(id));

const latin = (text: string | null) => (text === null ? null : <Ltr latin>{text}</Ltr>);

/** Names and values; a value that is not kept is left out. */
export function DetailFields({ fields }: { fields: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="rp-details">
      {fields.map(([name, value]) =>
        value === null || value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
