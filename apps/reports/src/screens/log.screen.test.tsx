import type { RegistryEntry } from '@hamyar/contracts';
import type { AuditLogRow, RequestLogRow } from '@hamyar/contracts/logs';
import { buildUser, fakeApi, pageOf, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { faLogs } from '../messages/fa-logs.ts';
import { LogScreen } from './log.screen.tsx';

const modules = [{ manifest }] as unknown as RegistryEntry[];
const call: RequestLogRow = {
  id: 5,
  at: 1_763_929_800,
  request_id: '01JDT7Q4Z8',
  method: 'POST',
  route: '/api/ticket',
  status: 500,
  body_status: 'SERVER_ERROR',
  duration_ms: 2104,
  user_id: 7,
  user_name: 'سارا کریمی',
  role: 'employee',
  ip: '5.160.22.14',
  user_agent: 'Firefox',
  object_type: 'ticket',
  object_id: 8812,
  error_code: 'DB_TIMEOUT',
  bytes: 120,
};
const change: AuditLogRow = {
  id: 9,
  at: 1_763_929_800,
  actor_id: 7,
  actor_name: 'سارا کریمی',
  actor_ip: '5.160.22.14',
  action: 'organization.update',
  object_type: 'organization',
  object_id: 4,
  object_name: 'پخش البرز',
  before: { name: 'البرز' },
  after: { name: 'پخش البرز' },
  reason: null,
  prev_hash: 'b'.repeat(64),
  hash: 'a'.repeat(64),
};

describe('the logs', () => {
  it('[6.11, decisions 2.16] the full admin reads the calls, and a press on a value filters by it', async () => {
    const api = fakeApi({ getLogs: pageOf([call]) });
    const { person, history } = renderInTestShell(<LogScreen />, {
      user: buildUser('full_admin'),
      path: '/log',
      modules,
    });
    expect((await screen.findAllByText('/api/ticket')).length).toBeGreaterThan(0);
    expect(screen.getByText('۲٬۱۰۴')).toBeTruthy();
    await person.click(screen.getByTitle(faLogs.filterBy(faLogs.ip, '5.160.22.14')));
    expect(history.location.get().search).toContain('ip=5.160.22.14');
    await waitFor(() => expect(api.calls('getLogs').at(-1)?.query).toMatchObject({ ip: '5.160.22.14' }));
  });

  it('[decisions 2.25] who may read the audit log only has no tab of the calls, and does not ask for them', async () => {
    const api = fakeApi({ auditLogList: pageOf([change]) });
    renderInTestShell(<LogScreen />, {
      user: buildUser('employee', { permissions: ['view audit log'] }),
      path: '/log',
      modules,
    });
    expect((await screen.findAllByText('پخش البرز')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('tab', { name: faLogs.requests })).toBeNull();
    expect(api.calls('getLogs')).toEqual([]);
  });

  it.each([
    ['intact', null, faLogs.intact],
    ['broken', 12, faLogs.broken],
  ])('[decisions 2.17] says after the check that the chain is %s', async (_name, broken_id, text) => {
    fakeApi({
      auditLogList: pageOf([change]),
      auditLogVerify: { checked: 40, broken_id, last_hash: 'a'.repeat(64) },
    });
    const { person } = renderInTestShell(<LogScreen />, {
      user: buildUser('full_admin'),
      path: '/log?log=audit',
      modules,
    });
    await person.click(await screen.findByRole('button', { name: faLogs.verify }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/۴۰ سطر/)).toBeTruthy();
  });
});
