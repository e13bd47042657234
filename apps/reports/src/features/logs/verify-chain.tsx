import { Alert, Button, Ltr } from '@hamyar/design-system/basics';
import { ShieldIcon } from '@hamyar/design-system/icons';
import { failureText } from '@hamyar/module-kit/failure';
import { useLazyVerifyAuditLogQuery } from '../../api/log.api.ts';
import { faLogs } from '../../messages/fa-logs.ts';

/** The button that checks every hash of the audit log, and what was found. */
export function useChainCheck() {
  const [check, { data, error, isFetching }] = useLazyVerifyAuditLogQuery();
  const button = (
    <Button variant="primary" icon={<ShieldIcon />} loading={isFetching} onClick={() => void check()}>
      {faLogs.verify}
    </Button>
  );
  if (isFetching) return { button, result: null };
  if (error)
    return {
      button,
      result: (
        <Alert tone="error" title={faLogs.verifyFailed}>
          {failureText(error)}
        </Alert>
      ),
    };
  if (!data) return { button, result: null };
  const { checked, broken_id, last_hash } = data;
  const result =
    broken_id === null ? (
      <Alert tone="success" title={faLogs.intact}>
        <span className="rp-hash">
          {faLogs.checked(checked)} · {faLogs.lastHash}: <Ltr latin>{last_hash ?? ''}</Ltr>
        </span>
      </Alert>
    ) : (
      <Alert tone="error" title={faLogs.broken}>
        {faLogs.brokenAt(broken_id)} · {faLogs.checked(checked)}
      </Alert>
    );
  return { button, result };
}
