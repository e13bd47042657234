import type { AuditLogRow } from '@hamyar/contracts/logs';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { CopyButton, Ltr } from '@hamyar/design-system/basics';
import { Drawer } from '@hamyar/design-system/overlay';
import { actionName, faLogs } from '../../messages/fa-logs.ts';
import { changesOf, shownValue } from './audit-changes.rules.ts';
import { objectText } from './log-words.ts';
import { DetailFields } from './request.drawer.tsx';

/** One line of the audit log: what it says, both sides of the change, and its place in the chain. */
export function ChangeDrawer({ row, onClose }: { row: AuditLogRow; onClose(): void }) {
  const changes = changesOf(row.before, row.after);
  return (
    <Drawer open title={faLogs.change} onClose={onClose} width={520}>
      <DetailFields
        fields={[
          [faLogs.time, formatFullDateTime(row.at)],
          [faLogs.actor, row.actor_name ?? faLogs.system],
          [faLogs.ip, row.actor_ip === null ? null : <Ltr latin>{row.actor_ip}</Ltr>],
          [faLogs.action, actionName(row.action)],
          [faLogs.object, objectText(row)],
          [faLogs.reason, row.reason],
        ]}
      />
      {changes.length > 0 ? (
        <table className="rp-changes">
          <thead>
            <tr>
              <th scope="col">{faLogs.field}</th>
              <th scope="col">{faLogs.before}</th>
              <th scope="col">{faLogs.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">
                  <Ltr latin>{field}</Ltr>
                </th>
                <td dir="auto">{shownValue(before)}</td>
                <td dir="auto">{shownValue(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <DetailFields
        fields={[
          [faLogs.hash, <Hash key="hash" value={row.hash} />],
          [faLogs.previousHash, row.prev_hash === null ? null : <Hash key="previous" value={row.prev_hash} />],
        ]}
      />
    </Drawer>
  );
}

const Hash = ({ value }: { value: string }) => (
  <span className="rp-hash">
    <Ltr latin>{value}</Ltr> <CopyButton text={value} />
  </span>
);
