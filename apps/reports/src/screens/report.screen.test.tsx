import type { RegistryEntry } from '@hamyar/contracts';
import { REPORTS } from '@hamyar/contracts/reports';
import { shownColumns } from '@hamyar/domain';
import { sharedReports } from '@hamyar/persian';
import {
  act,
  buildDefaults,
  buildUser,
  fakeApi,
  pageOf,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
  type FakeHandlers,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { fa } from '../messages/fa.ts';
import { buildEmployeeRow, buildVotes, reportAnswers } from '../testing/report-doubles.ts';
import { ReportScreen } from './report.screen.tsx';

const tickets = { manifest: { name: 'tickets', routes: [{ path: '/tickets', name: 'tickets' }] } };
const modules = [{ manifest }, tickets] as unknown as RegistryEntry[];
const IMPORTANCE = fa.title.reportImportanceTicket;

function open(
  path = '/report',
  answers: FakeHandlers = {},
  permissions = ['view reports', 'export data'] as never[],
  features = ['kb_core'] as never[],
) {
  const api = fakeApi(reportAnswers(answers));
  const shell = renderInTestShell(<ReportScreen />, {
    user: buildUser('employee', { permissions, features }),
    path,
    modules,
  });
  return { ...shell, api };
}
const cardOf = async (title: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name: title })).closest<HTMLElement>('.rp-card')!;

describe('the page of reports', () => {
  it('[2.89] shows each report with its numbers as a table, whose first number leads to its tickets', async () => {
    const { person } = open();
    const card = await cardOf(IMPORTANCE);
    // for screen readers beside the picture
    expect(await within(card).findByRole('row', { name: /متوسط/ })).toBeTruthy();
    await person.click(within(card).getByRole('button', { name: fa.menu(IMPORTANCE) }));
    await person.click(await screen.findByRole('menuitem', { name: fa.asTable }));
    const row = await within(card).findByRole('row', { name: 'متوسط ۳۰ ۷۵٪' });
    const link = new URL(within(row).getByRole('link', { name: '۳۰' }).getAttribute('href')!, 'http://x');
    expect(link.pathname).toBe('/tickets');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      view: 'all',
      counted: '1',
      created_from: '1763929800',
      created_to: '1795465799',
      importance: '1',
    });
  });

  it('[2.89] has the eleven reports of the spec, each in a card of its own', async () => {
    open();
    expect(REPORTS).toHaveLength(11);
    for (const report of REPORTS) expect(await cardOf(fa.title[report])).toBeTruthy();
  });

  it('[9.15] shows importance in four colours and the status by the names of the list, with whole shares', async () => {
    open();
    const list = within(await cardOf(IMPORTANCE));
    await list.findAllByRole('listitem');
    const colors = [...document.querySelectorAll<HTMLElement>('.rp-card .rp-list .rp-dot')]
      .map(({ style }) => style.background)
      .filter((color) => color.includes('importance'));
    expect(colors).toEqual([0, 1, 2, 3].map((n) => `var(--hd-importance-${n})`));
    for (const item of list.getAllByRole('listitem')) expect(item.textContent).toMatch(/[۰-۹]+٪$/);
    const status = await cardOf(fa.title.reportTicketStatusTicket);
    const rows = await within(status).findAllByRole('row');
    const names = rows.slice(1).map((row) => row.firstElementChild?.textContent);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(Object.values(fa.status)).toContain(name);
  });

  it('[9.14] shows the five buckets of the SLA, each number with the list of its tickets', async () => {
    const { person } = open();
    const title = fa.title.reportSlaTicket;
    const card = await cardOf(title);
    await within(card).findByRole('row', { name: /بدون SLA/ });
    await person.click(within(card).getByRole('button', { name: fa.menu(title) }));
    await person.click(await screen.findByRole('menuitem', { name: fa.asTable }));
    const results = within(card)
      .getAllByRole('link')
      .map((link) => {
        const { searchParams } = new URL(link.getAttribute('href')!, 'http://x');
        return [link.textContent, searchParams.get('sla_result') ?? searchParams.get('without')];
      });
    expect(results).toEqual([
      ['۴۰', 'sla'],
      ['۳۰', 'first_response_met'],
      ['۲۰', 'resolution_met'],
      ['۱۰', 'first_response_breached'],
      ['۵', 'resolution_breached'],
    ]);
  });

  it.each(['reportSatisfactionTicket', 'reportSatisfactionEmployee'] as const)(
    '[9.13, decisions 2.21] %s has no opinion first, the average in its head, and its number leads to the tickets only where all of them are listed',
    async (report) => {
      const { api, person, history } = open('/report', { [report]: buildVotes(9) });
      const title = fa.title[report];
      const card = await cardOf(title);
      expect(await within(card).findByText('میانگین رضایت: ۱۰۰ از ۱۰۰')).toBeTruthy();
      const levels = within(card).getAllByRole('rowheader');
      expect(levels.map(({ textContent }) => textContent)).toEqual([...fa.satisfaction]);
      expect(levels[0]!.textContent).toBe('بدون نظر');
      await person.click(within(card).getByRole('button', { name: fa.menu(title) }));
      await person.click(await screen.findByRole('menuitem', { name: fa.asTable }));
      const filterOf = (name: string) =>
        new URL(within(card).getByRole('link', { name }).getAttribute('href')!, 'http://x').searchParams.get(
          'satisfaction',
        );
      expect(filterOf('۹')).toBe('5');
      expect(within(card).queryByText(fa.listedVotes.own, { exact: false })).toBeNull();
      // of the nine votes the person finds four tickets by their rating
      api.answer({ [report]: buildVotes(9, 4) });
      act(() => history.push('/report?range=month'));
      expect(await within(card).findByText(fa.listedVotes.own, { exact: false })).toBeTruthy();
      expect(within(card).queryByRole('link', { name: '۹' })).toBeNull();
      expect(filterOf('بسیار راضی: ۴')).toBe('5');
      // where ratings are hidden there is no list
      api.answer({ [report]: buildVotes(0, null) });
      act(() => history.push('/report?range=week'));
      await waitFor(() => expect(within(card).queryByRole('link')).toBeNull());
    },
  );

  it.each(['reportSatisfactionTicket', 'reportSatisfactionEmployee'] as const)(
    '[9.13] %s has the average of its votes in the head, and begins with no opinion',
    async (report) => {
      // one of level 5 and one of level 1; who said nothing changes no average
      const votes = buildVotes(0).map((vote) => ({ ...vote, y: [7, 1, 0, 0, 0, 1][vote.x]!, listed: null }));
      open('/report', { [report]: votes });
      const card = within(await cardOf(fa.title[report]));
      expect(await card.findByText(fa.average('۶۰'))).toBeTruthy();
      const [, first] = within(card.getByRole('table')).getAllByRole('row');
      expect(first!.textContent).toContain(fa.satisfaction[0]);
    },
  );

  it('[9.13] an average of no opinion is unknown in the head of the card', async () => {
    const votes = buildVotes(0).map((vote) => (vote.x === 0 ? { ...vote, y: 3, listed: null } : vote));
    open('/report', { reportSatisfactionTicket: votes });
    expect(await within(await cardOf(fa.title.reportSatisfactionTicket)).findByText(fa.averageUnknown)).toBeTruthy();
  });

  it('[decisions 2.28] who leads a team chooses of whom the votes about employees are, and the address keeps it', async () => {
    const { api, person, history } = open('/report', { reportEmployeeList: pageOf([buildEmployeeRow()]) }, [
      'view reports',
      'view team reports',
    ] as never[]);
    const card = within(await cardOf(fa.title.reportSatisfactionEmployee));
    const field = card.getByRole('combobox', { name: fa.employee.only });
    await person.click(field);
    await person.type(field, 'سارا');
    await person.click(await screen.findByTitle('سارا کریمی'));
    expect(history.location.get().search).toContain('employee_ids=7');
    const asked = () => api.calls('reportSatisfactionEmployee').at(-1)?.query.employee_ids;
    await waitFor(() => expect(asked()).toEqual([7]));
    expect(api.calls('reportSatisfactionTicket').at(-1)?.query).not.toHaveProperty('employee_ids');
    await person.click(await card.findByRole('button', { name: /سارا کریمی/ }));
    await waitFor(() => expect(history.location.get().search).not.toContain('employee_ids'));
  });

  it('[decisions 2.28] offers nobody to choose to who leads no team', async () => {
    open('/report?employee_ids=7');
    const card = within(await cardOf(fa.title.reportSatisfactionEmployee));
    expect(card.queryByRole('combobox', { name: fa.employee.only })).toBeNull();
  });

  it('[decisions 2.28] offers the week before on the first day of a week, which says little', async () => {
    const now = jest.spyOn(Date, 'now');
    try {
      // Saturday 1405/08/30, and the day after
      now.mockReturnValue(Date.parse('2026-11-21T08:00:00+03:30'));
      const { person, history, unmount } = open('/report?range=week');
      await person.click(await screen.findByRole('button', { name: fa.lastWeek }));
      expect(history.location.get().search).toContain('from=2026-11-14&to=2026-11-20');
      unmount();
      now.mockReturnValue(Date.parse('2026-11-22T08:00:00+03:30'));
      open('/report?range=week');
      await cardOf(IMPORTANCE);
      expect(screen.queryByRole('button', { name: fa.lastWeek })).toBeNull();
    } finally {
      now.mockRestore();
    }
  });

  it.each(REPORTS)(
    '[2.89, 7.16] the table of %s has the columns that its file has, and a value in each',
    async (report) => {
      const tag = { x: 1, name: 'فوری', total: 4, previous: null, filter: { counted: true as const } };
      open('/report', {
        reportTagUserTicket: { tickets: [tag], customers: [] },
        reportServiceUser: [{ x: 1, customers: 2, employees: 3 }],
      });
      const table = within(await screen.findByRole('table', { name: fa.title[report] }));
      const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
      expect(heads).toEqual(shownColumns(report, false).map((column) => sharedReports.columns[column]));
      const [, ...rows] = table.getAllByRole('row');
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const cells = [...row.children].map(({ textContent }) => textContent);
        expect(cells).toHaveLength(heads.length);
        expect(cells.filter((text) => text === '' || text === '—')).toEqual([]);
      }
    },
  );

  it('[2.28] asks for what its address says, and writes what is chosen into it', async () => {
    const { api, person, history } = open('/report?from=2025-09-23&to=2025-10-22&department_ids=3,5');
    await waitFor(() => expect(api.calls('reportImportanceTicket')).toHaveLength(1));
    expect(api.calls('reportImportanceTicket')[0]?.query).toMatchObject({
      from_date: Date.parse('2025-09-23T00:00:00+03:30') / 1000,
      to_date: Date.parse('2025-10-22T00:00:00+03:30') / 1000,
      department_ids: [3, 5],
    });
    expect(await screen.findByText('۱۴۰۴/۰۷/۰۱ تا ۱۴۰۴/۰۷/۳۰')).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: fa.compare }));
    expect(history.location.get().search).toContain('compare=1');
    expect(await screen.findByText(/۱۴۰۴\/۰۵\/۳۲|۱۴۰۴\/۰۶\/۰۱|۱۴۰۴\/۰۶\/۰۲/)).toBeTruthy();
    await waitFor(() => expect(api.calls('reportImportanceTicket').at(-1)?.query).toMatchObject({ compare: true }));
    await person.click(screen.getByRole('radio', { name: fa.ranges.month }));
    expect(history.location.get().search).toContain('range=month');
    expect(history.location.get().search).not.toContain('from=');
  });

  it('[2.28] says at the field that a free range needs both ends, applies nothing until then, and takes the filters with it', async () => {
    const { person, history } = open('/report?range=month');
    await cardOf(IMPORTANCE);
    await person.click(screen.getByRole('button', { name: fa.filters }));
    const drawer = within(await screen.findByRole('dialog', { name: fa.filters }));
    const [from, to] = drawer.getAllByRole<HTMLInputElement>('textbox').slice(0, 2);
    const write = async (field: HTMLElement, day: string) => {
      await person.click(field);
      await person.keyboard(day);
    };
    await write(from!, '1404/07/01');
    await person.click(drawer.getByRole('button', { name: fa.applyFilters }));
    expect(drawer.getByRole('alert').textContent).toBe(fa.bothEnds);
    expect(document.activeElement).toBe(from);
    expect(history.location.get().search).toBe('?range=month');
    await write(to!, '1404/07/30');
    await person.click(drawer.getByRole('button', { name: fa.applyFilters }));
    expect(history.location.get().search).toBe('?from=2025-09-23&to=2025-10-22');
  });

  it('[2.19, decisions 2.0] one report that cannot be read leaves the others, and is read again by its button', async () => {
    let fails = true;
    const { person } = open('/report', {
      reportImportanceTicket: () => (fails ? refuse('SERVER_ERROR') : []),
    });
    const card = await cardOf(IMPORTANCE);
    expect(await within(card).findByText(fa.loadFailed)).toBeTruthy();
    expect(
      await within(await cardOf(fa.title.reportTicketStatusTicket)).findByRole('row', { name: /بسته/ }),
    ).toBeTruthy();
    fails = false;
    await person.click(within(card).getByRole('button', { name: /تلاش دوباره/ }));
    expect(await within(card).findByText(fa.noData)).toBeTruthy();
  });

  it('[2.81, decisions 2.25] offers files only to who may export data', async () => {
    const { person } = open('/report', {}, ['view reports'] as never[]);
    const card = await cardOf(IMPORTANCE);
    await within(card).findByRole('row', { name: /متوسط/ });
    await person.click(within(card).getByRole('button', { name: fa.menu(IMPORTANCE) }));
    expect(await screen.findByRole('menuitem', { name: fa.asTable })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: fa.exportAs.xlsx })).toBeNull();
  });

  it('[decisions 2.28] says which filters the report of services does not follow, where one of them is chosen', async () => {
    const { history } = open('/report?department_ids=3', { reportServiceUser: [{ x: 1, customers: 2, employees: 3 }] });
    const card = await cardOf(fa.title.reportServiceUser);
    expect(await within(card).findByText(fa.serviceUsersUnfiltered)).toBeTruthy();
    act(() => history.push('/report?service_ids=1'));
    await waitFor(() => expect(within(card).queryByText(fa.serviceUsersUnfiltered)).toBeNull());
  });

  it.each([
    ['full_admin', -1, true],
    ['branch_admin', -1, true],
    ['branch_admin', 2, false],
  ] as const)('[decisions 2.28] offers %s of the branch %s the branches: %s', async (role, branch_id, offered) => {
    fakeApi(reportAnswers({ systemDefaultsGet: buildDefaults({ branches: [{ id: 1, name: 'مرکزی' }] as never[] }) }));
    const { person } = renderInTestShell(<ReportScreen />, {
      ...{ user: buildUser(role, { branch_id }), path: '/report', modules },
    });
    await person.click(await screen.findByRole('button', { name: fa.filters }));
    const drawer = within(await screen.findByRole('dialog', { name: fa.filters }));
    expect(drawer.queryAllByText(fa.branch).length > 0).toBe(offered);
  });

  it('[2.81] offers .xls first', async () => {
    const { person } = open();
    const card = await cardOf(IMPORTANCE);
    await within(card).findByRole('row', { name: /متوسط/ });
    await person.click(within(card).getByRole('button', { name: fa.menu(IMPORTANCE) }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    const files = [fa.exportAs.xls, fa.exportAs.xlsx, fa.exportAs.csv];
    expect(items.filter((item) => files.some((file) => file === item))).toEqual(files);
  });

  it('[decisions 2.12, decisions 2.28] shows what suggestions solved, with its share, its articles and the filters it does not follow', async () => {
    const { api, person } = open('/report?department_ids=3&branch_ids=2');
    const card = await cardOf(fa.title.reportDeflection);
    expect(await within(card).findByText(fa.deflection.shareOf('۵۶٪'))).toBeTruthy();
    expect(within(card).getByText(fa.deflection.unfiltered)).toBeTruthy();
    const { query } = api.calls('reportDeflection')[0]!;
    expect(query).toMatchObject({ branch_ids: [2] });
    expect(query).not.toHaveProperty('department_ids');
    await person.click(within(card).getByRole('button', { name: fa.menu(fa.title.reportDeflection) }));
    await person.click(await screen.findByRole('menuitem', { name: fa.asTable }));
    const row = await within(card).findByRole('row', { name: /۴ ۵ ۵۶٪$/ });
    expect(within(row).getByRole('link', { name: '۴' }).getAttribute('href')).toContain('created_from=1763929800');
    const articles = await cardOf(fa.title.reportDeflectionArticle);
    expect(await within(articles).findByRole('row', { name: /راه‌اندازی سرویس ۳ ۶۰٪/ })).toBeTruthy();
    expect(within(articles).getByRole('row', { name: /مقاله‌های دیگر ۲ ۴۰٪/ })).toBeTruthy();
  });

  it('[decisions 2.12] has no report of the knowledge base where the license has none', async () => {
    const { api } = open('/report', {}, undefined, []);
    await cardOf(IMPORTANCE);
    expect(screen.queryByRole('heading', { name: fa.title.reportDeflection })).toBeNull();
    expect(api.calls('reportDeflection')).toEqual([]);
  });

  it('[decisions 2.20] writes the dates of files by the calendar that is chosen, which the address keeps', async () => {
    const { person, history } = open();
    const title = fa.title.reportTicketFrequency;
    const card = await cardOf(title);
    await within(card).findByRole('row', { name: /۱۲/ });
    const saved: URL[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(new URL(this.href));
    });
    const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: string) => {
      await person.click(within(card).getByRole('button', { name: fa.menu(title) }));
      await person.click(await screen.findByRole(role, { name }));
    };
    await choose('menuitem', fa.exportAs.xlsx);
    await choose('menuitemcheckbox', fa.exportDates.gregorian);
    expect(history.location.get().search).toContain('dates=gregorian');
    await choose('menuitem', fa.exportAs.xlsx);
    expect(saved.map(({ searchParams }) => searchParams.get('dates'))).toEqual(['jalali', 'gregorian']);
    await choose('menuitemcheckbox', fa.exportDates.jalali);
    expect(history.location.get().search).not.toContain('dates');
    // what has no dates has no choice of them
    const other = await cardOf(IMPORTANCE);
    await person.click(within(other).getByRole('button', { name: fa.menu(IMPORTANCE) }));
    expect(screen.queryByRole('menuitemcheckbox', { name: fa.exportDates.gregorian })).toBeNull();
  });
});
