import { Card, Tabs } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useGate, useNavigate, usePageParams, useSearchValue } from '@hamyar/module-sdk';
import { selectLicense, useAppSelector } from '@hamyar/store';
import '../css/reports.css';
import '../css/logs.css';
import { AuditLog } from '../features/logs/audit-log.tsx';
import { RequestLog } from '../features/logs/request-log.tsx';
import { useChainCheck } from '../features/logs/verify-chain.tsx';
import { faLogs } from '../messages/fa-logs.ts';

/** The request log of the full admin of a self-hosted license [6.11], and the audit log beside it. */
export function LogScreen() {
  const navigate = useNavigate();
  const fullAdmin = useGate({ role: 'full_admin' });
  const selfHosted = useAppSelector(selectLicense)?.license_type !== 'cloud';
  const seesRequests = fullAdmin && selfHosted;
  const audit = useSearchValue<'log'>('log') === 'audit' || !seesRequests;
  usePageParams<'log'>({ log: audit ? faLogs.audit : faLogs.requests });
  const { button, result } = useChainCheck();
  const items = [
    ...(seesRequests ? [{ key: 'requests' as const, label: faLogs.requests }] : []),
    { key: 'audit' as const, label: faLogs.audit },
  ];
  return (
    <Page>
      <div className="rp-log-head">
        <PageHeader
          title={audit ? faLogs.audit : faLogs.requests}
          subtitle={audit ? faLogs.auditNote : faLogs.requestNote}
          actions={audit ? button : undefined}
        />
        <div aria-live="polite">{audit ? result : null}</div>
      </div>
      <Card flush className="rp-log">
        <Tabs<'requests' | 'audit'>
          label={faLogs.tabs}
          items={items}
          value={audit ? 'audit' : 'requests'}
          // the two have filters of their own: the address begins anew
          onChange={(key) => navigate({ route: 'log', search: key === 'audit' ? { log: 'audit' } : {} })}
        >
          {audit ? <AuditLog /> : <RequestLog />}
        </Tabs>
      </Card>
    </Page>
  );
}
