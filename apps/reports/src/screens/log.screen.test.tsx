import type { RegistryEntry } from '@hamyar/contracts';
import type { AuditLogRow, RequestLogRow } from '@hamyar/contracts/logs';
import {
  act,
  buildDefaults,
  buildUser,
  fakeApi,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { shared } from '@hamyar/persian';
import { loadReferenceLists } from '@hamyar/store';
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
  branch_id: -1,
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

const bar = (x: number, total = 0, failed = 0) => ({ x, until: x + 3600, total, rejected: 0, failed });
/** 1405/08/29 from 10:00 to 12:00 in Tehran. */
const histogram = {
  from: 1_795_156_200,
  until: 1_795_163_400,
  total: 12,
  rejected: 0,
  failed: 2,
  p50: 14,
  p95: 96,
  counted_from: null,
  buckets: [bar(1_795_156_200, 9), bar(1_795_159_800, 3, 2)],
};

describe('the logs', () => {
  it('[6.11, decisions 2.16] the full admin reads the calls, and a press on a value filters by it', async () => {
    const api = fakeApi({ getLogs: pageOf([call]), requestLogHistogram: histogram });
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
    await person.click(screen.getAllByRole('link', { name: /\d\d:\d\d|[۰-۹]/ })[0]!);
    const details = await screen.findByRole('dialog');
    expect(within(details).getByText(shared.allBranches)).toBeTruthy();
  });

  it('[decisions 2.16] asks for a person and an address that no row shows', async () => {
    const api = fakeApi({
      getLogs: pageOf([call]),
      requestLogHistogram: histogram,
      systemDefaultsGet: buildDefaults({
        departments: [
          {
            ...{ id: 3, name: 'پشتیبانی', kind: 'normal' as const, branch_ids: [-1] },
            ...{ is_public: true, mine: true, sendable: true },
            users: [{ id: 31, name: 'نوید راد', employee: true, profile_picture_name: null }],
          },
        ],
      }),
      userList: pageOf([{ id: 52, name: 'نوید یوسفی', employee: false, profile_picture_name: null }]),
    });
    const { person, history } = renderInTestShell(<LogScreen />, {
      user: buildUser('full_admin'),
      path: '/log',
      modules,
    });
    await screen.findAllByText('/api/ticket');
    await act(() => loadReferenceLists({ force: true }));
    const user = screen.getByRole('combobox', { name: faLogs.user });
    for (const [name, id] of [
      ['نوید راد', 31],
      ['نوید یوسفی', 52],
    ] as const) {
      await person.click(user);
      await person.type(user, 'نوید');
      await person.click(await screen.findByTitle(name));
      await waitFor(() => expect(api.calls('getLogs').at(-1)?.query).toMatchObject({ user_id: id }));
    }
    await person.type(screen.getByRole('textbox', { name: faLogs.ip }), '10.0.0.7{Enter}');
    expect(history.location.get().search).toContain('ip=10.0.0.7');
    await waitFor(() => expect(api.calls('getLogs').at(-1)?.query).toMatchObject({ user_id: 52, ip: '10.0.0.7' }));
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

  it('[decisions 2.16] a press on a bar narrows the time to it, and its chip takes that back', async () => {
    const api = fakeApi({ getLogs: pageOf([call]), requestLogHistogram: histogram });
    const { person, history } = renderInTestShell(<LogScreen />, {
      user: buildUser('full_admin'),
      path: '/log?status_class=5',
      modules,
    });
    const bars = await screen.findByRole('group', { name: faLogs.histogram.bars });
    expect(api.calls('requestLogHistogram')[0]?.query).toEqual({ status_class: 5 });
    const [first, last] = within(bars).getAllByRole('button');
    last!.focus();
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(first);
    await person.keyboard('{ArrowLeft}{Enter}');
    expect(history.location.get().search).toContain('from_date=1795159800');
    expect(history.location.get().search).toContain('to_date=1795163400');
    await waitFor(() => expect(api.calls('getLogs').at(-1)?.query).toMatchObject({ from_date: 1_795_159_800 }));
    await person.click(screen.getByRole('button', { name: `حذف فیلتر ${faLogs.time}` }));
    expect(history.location.get().search).not.toContain('from_date');
    expect(history.location.get().search).toContain('status_class=5');
  });

  describe('watched', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => jest.useRealTimers());
    const open = (path = '/log') => {
      let next = call.id;
      const api = fakeApi({
        getLogs: pageOf([call]),
        requestLogHistogram: histogram,
        requestLogNewer: () => [{ ...call, id: ++next, route: `/api/new/${next}` }],
      });
      const shell = renderInTestShell(<LogScreen />, { user: buildUser('full_admin'), path, modules });
      return { ...shell, api };
    };
    const pass = () => act(() => jest.advanceTimersByTimeAsync(3_000));

    it('[decisions 2.16] puts new calls above the others while it is live, and asks for nothing when it is paused', async () => {
      const { person, api, history } = open();
      await screen.findAllByText('/api/ticket');
      await pass();
      expect(api.calls('requestLogNewer')).toEqual([]);
      await person.click(screen.getByRole('radio', { name: faLogs.live.on }));
      expect(history.location.get().search).toContain('live=1');
      await pass();
      expect(await screen.findAllByText('/api/new/6')).toBeTruthy();
      expect(api.calls('requestLogNewer')[0]?.query).toMatchObject({ after_id: 5 });
      await pass();
      expect(await screen.findAllByText('/api/new/7')).toBeTruthy();
      expect(api.calls('requestLogNewer')[1]?.query).toMatchObject({ after_id: 6 });
      await person.click(screen.getByRole('radio', { name: faLogs.live.off }));
      const asked = api.calls('requestLogNewer').length;
      await pass();
      expect(api.calls('requestLogNewer')).toHaveLength(asked);
      // what has arrived stays
      expect(screen.getAllByText('/api/new/6')).toBeTruthy();
    });

    it('[decisions 2.16] keeps the place of who has scrolled: new calls wait until they are asked for', async () => {
      const scrolled = jest
        .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(0, -400, 100, 0));
      const { person } = open('/log?live=1');
      await screen.findAllByText('/api/ticket');
      await pass();
      const button = await screen.findByRole('button', { name: 'نمایش ۱ درخواست تازه' });
      expect(screen.queryByText('/api/new/6')).toBeNull();
      scrolled.mockRestore();
      await person.click(button);
      expect(await screen.findAllByText('/api/new/6')).toBeTruthy();
    });
  });
});
