import type { RegistryEntry } from '@hamyar/contracts';
import { EMPLOYEE_COLUMNS } from '@hamyar/domain';
import { sharedReports } from '@hamyar/persian';
import { act, buildUser, fakeApi, pageOf, refuse, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { fa } from '../messages/fa.ts';
import { buildEmployeeReport, buildEmployeeRow } from '../testing/report-doubles.ts';
import { ReportEmployeeScreen, ReportOwnScreen } from './report-employee.screen.tsx';
import { ReportEmployeesScreen } from './report-employees.screen.tsx';

const tickets = { manifest: { name: 'tickets', routes: [{ path: '/tickets', name: 'tickets' }] } };
const modules = [{ manifest }, tickets] as unknown as RegistryEntry[];
const text = fa.employee;
const lead = buildUser('employee', { permissions: ['view reports', 'view team reports', 'export data'] as never[] });
const searchOf = (link: HTMLElement) => new URL(link.getAttribute('href')!, 'http://x').searchParams;

describe('the pages about employees', () => {
  it('[decisions 2.25] a team is a chart and a table, whose numbers lead to their tickets and names to the employee', async () => {
    const api = fakeApi({ reportEmployeeList: pageOf([buildEmployeeRow()]) });
    const { person } = renderInTestShell(<ReportEmployeesScreen />, {
      user: lead,
      path: '/report/employees?range=month&department_ids=3',
      modules,
    });
    const table = await screen.findByRole('table', { name: text.team });
    const row = await within(table).findByRole('row', { name: /سارا کریمی/ });
    const heads = within(table).getAllByRole('columnheader');
    // those of the file
    expect(heads.map(({ textContent }) => textContent)).toEqual(
      EMPLOYEE_COLUMNS.map((column) => sharedReports.employeeColumns[column]),
    );
    expect(within(row).getByRole('link', { name: 'سارا کریمی' }).getAttribute('href')).toBe(
      '/report/employees/7?range=month&department_ids=3',
    );
    expect(searchOf(within(row).getByRole('link', { name: '۱۲' })).get('closing_assignee_ids')).toBe('7');
    expect(searchOf(within(row).getByRole('link', { name: '۴' })).get('status')).toBe('0,1,2,3');
    expect(api.calls('reportEmployeeList')[0]?.query).toMatchObject({ department_ids: [3] });
    await person.type(screen.getByRole('searchbox', { name: text.search }), 'رضا{Enter}');
    await waitFor(() => expect(api.calls('reportEmployeeList').at(-1)?.query).toMatchObject({ keyword: 'رضا' }));
  });

  it('[decisions 2.28] on phones each number of an employee leads to its tickets too, and the name to the employee', async () => {
    fakeApi({ reportEmployeeList: pageOf([buildEmployeeRow()]) });
    renderInTestShell(<ReportEmployeesScreen />, { user: lead, path: '/report/employees', modules });
    await screen.findByRole('table', { name: text.team });
    const card = await waitFor(() => document.querySelector<HTMLElement>('.hd-table-cards .rp-row-card')!);
    const filterOf = (name: string, key: string) => searchOf(within(card).getByRole('link', { name })).get(key);
    expect(filterOf('بسته‌شده: ۱۲', 'closing_assignee_ids')).toBe('7');
    expect(filterOf('در دست کار: ۴', 'status')).toBe('0,1,2,3');
    expect(filterOf('بازشده: ۳', 'reopened')).toBe('1');
    expect(within(card).getByRole('link', { name: 'سارا کریمی' }).getAttribute('href')).toBe('/report/employees/7');
  });

  it('[9.13] an average of no vote is unknown, in the table and on the page of the employee', async () => {
    fakeApi({
      reportEmployeeList: pageOf([{ ...buildEmployeeRow(), average: null }]),
      reportEmployeeGet: { ...buildEmployeeReport(), average: null },
    });
    renderInTestShell(<ReportEmployeesScreen />, { user: lead, path: '/report/employees', modules });
    const table = await screen.findByRole('table', { name: text.team });
    expect(await within(table).findByRole('cell', { name: 'نامشخص' })).toBeTruthy();
    renderInTestShell(<ReportEmployeeScreen />, { user: lead, path: '/report/employees/7', modules });
    const figure = (await screen.findAllByText(text.average)).at(-1)!.closest('div')!;
    expect(within(figure).getByText('نامشخص')).toBeTruthy();
  });

  it('[decisions 2.28] an employee has figures, closings and votes, each with the list of its tickets', async () => {
    const api = fakeApi({ reportEmployeeGet: buildEmployeeReport() });
    renderInTestShell(<ReportEmployeeScreen />, {
      user: lead,
      path: '/report/employees/7?compare=1',
      modules,
    });
    expect(await screen.findByRole('heading', { name: text.of('سارا کریمی') })).toBeTruthy();
    expect(api.calls('reportEmployeeGet')[0]?.query).toMatchObject({ compare: true });
    const open = (await screen.findByText(text.open)).closest('div')!;
    expect(searchOf(within(open).getByRole('link')).get('assignee_ids')).toBe('7');
    const closings = screen
      .getByRole('heading', { name: fa.title.reportEmployeeClosing })
      .closest<HTMLElement>('.rp-card')!;
    expect(within(closings).getByRole('row', { name: /۱۲/ })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: text.choose })).toBeTruthy();
  });

  it('[8.7] says why the own numbers could not be read, also for other filters than those that are shown', async () => {
    const why = 'پایگاه داده موقتاً در دسترس نیست.';
    const api = fakeApi({ reportEmployeeGet: refuse('SERVER_ERROR', why) });
    const { history, person } = renderInTestShell(<ReportOwnScreen />, {
      ...{ user: buildUser('employee'), path: '/report/own?range=month', modules },
    });
    const problem = await screen.findByRole('alert');
    expect(problem.textContent).toContain(why);
    api.answer({ reportEmployeeGet: buildEmployeeReport() });
    await person.click(within(problem).getByRole('button', { name: 'تلاش دوباره' }));
    await screen.findByText(text.open);
    api.answer({ reportEmployeeGet: refuse('SERVER_ERROR', why) });
    act(() => history.push('/report/own?range=week'));
    expect((await screen.findByRole('alert')).textContent).toContain(why);
    expect(screen.queryByText(text.open)).toBeNull();
  });

  it('[decisions 2.2] everybody has the own page, without the choice of others, and files of the own numbers only', async () => {
    const api = fakeApi({ reportEmployeeGet: buildEmployeeReport() });
    const user = buildUser('employee', { permissions: ['export data'] as never[] });
    const { person } = renderInTestShell(<ReportOwnScreen />, { user, path: '/report/own', modules });
    expect(await screen.findByRole('heading', { name: text.own })).toBeTruthy();
    await waitFor(() => expect(api.calls('reportEmployeeGet')).toHaveLength(1));
    expect(api.calls('reportEmployeeGet')[0]?.params).toEqual({ id: user.id });
    expect(screen.queryByRole('combobox', { name: text.choose })).toBeNull();
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
    await person.click(await screen.findByRole('button', { name: fa.menu(text.summary) }));
    await person.click(await screen.findByRole('menuitem', { name: fa.exportAs.csv }));
    expect(new URL(clicked[0]!).searchParams.getAll('employee_ids[]')).toEqual([String(user.id)]);
  });
});
