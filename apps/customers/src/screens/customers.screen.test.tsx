import { buildUser, fakeApi, refuse, refuseFields, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { PlainToastHost } from '@hamyar/design-system/plain';
import { fa } from '../messages/fa.ts';
import { manifest } from '../manifest.ts';
import { CustomerNewScreen } from './customer-new.screen.tsx';
import { CustomersScreen } from './customers.screen.tsx';
import { OrganizationsScreen } from './organizations.screen.tsx';

const modules = [{ manifest }] as never;
const clerk = buildUser('employee', { permissions: ['manage customers', 'manage organizations'] });
const row = {
  id: 12,
  name: 'نگار احمدی',
  employee: false,
  profile_picture_name: null,
  mobile: '+989123456789',
  customer_level: { id: 1, name: 'طلایی', color: '#D9B441', icon: 'star' as const },
  organization: { id: 3, name: 'فناوران آریا' },
  status: 'active' as const,
  supervisor: true,
  open_ticket_count: 3,
};

/** Fills in the names of a new customer, whose mobile comes from a call, and saves. */
async function saveNewCustomer() {
  const shell = renderInTestShell(<CustomerNewScreen />, {
    user: clerk,
    path: '/customers/new?mobile=09123456789',
    modules,
  });
  const { person } = shell;
  await person.type(await screen.findByLabelText(/^نام$/), 'نگار');
  await person.type(screen.getByLabelText(/نام خانوادگی/), 'احمدی');
  await person.click(screen.getByRole('button', { name: 'ذخیره' }));
  return shell;
}

describe('the customers module', () => {
  it('[2.8] lists customers with organisation, level and the mobile in its usual form', async () => {
    fakeApi({ userList: [row], customFieldList: [] });
    renderInTestShell(<CustomersScreen />, { user: clerk, path: '/customers', modules });
    expect((await screen.findAllByText('نگار احمدی')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('فناوران آریا').length).toBeGreaterThan(0);
    expect(screen.getAllByText('طلایی').length).toBeGreaterThan(0);
    expect(document.body.textContent).toMatch(/0912|۰۹۱۲/);
  });

  it('[5.33] searches from three characters on', async () => {
    const api = fakeApi({ userList: [row], customFieldList: [] });
    const { person } = renderInTestShell(<CustomersScreen />, { user: clerk, path: '/customers', modules });
    await screen.findAllByText('نگار احمدی');
    await person.type(screen.getByLabelText('جستجوی مشتری (حداقل ۳ کاراکتر)'), 'نگا');
    await waitFor(() => expect(api.calls('userList').at(-1)?.query.keyword).toBe('نگا'));
    expect(api.calls('userList').some(({ query }) => query.keyword !== undefined && query.keyword.length < 3)).toBe(
      false,
    );
  });

  it.each([
    { name: 'userList', Screen: CustomersScreen, path: '/customers' },
    { name: 'organizationList', Screen: OrganizationsScreen, path: '/organization' },
  ] as const)('[decisions 2.3] $path ignores impossible values in its address', async ({ name, Screen, path }) => {
    const api = fakeApi({ userList: [], organizationList: [], customFieldList: [] });
    const search = `?keyword=${'a'.repeat(300)}&page=99999999999999999999&customer_level_id=0`;
    renderInTestShell(<Screen />, { user: clerk, path: path + search, modules });
    expect((await screen.findAllByText(/پیدا نشد|یافت نشد/)).length).toBeGreaterThan(0);
    const query = api.calls(name)[0]?.query;
    expect(query).toMatchObject({ page: 1, keyword: expect.stringMatching(/^a+$/) });
    expect(query).not.toHaveProperty('customer_level_id');
  });

  it.each([
    { name: 'userList', Screen: CustomersScreen, path: '/customers', title: /مشتریان/ },
    { name: 'organizationList', Screen: OrganizationsScreen, path: '/organization', title: /سازمان‌ها/ },
  ] as const)(
    '[decisions 2.0] $path that could not be read keeps its title and search, and offers to try again',
    async ({ name, Screen, path, title }) => {
      const api = fakeApi({ [name]: refuse('SERVER_ERROR'), customFieldList: [] });
      const { person } = renderInTestShell(<Screen />, { user: clerk, path, modules });
      const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByRole('searchbox')).toBeTruthy();
      api.answer({ userList: [row], organizationList: [] });
      await person.click(retry);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull());
    },
  );

  it('says that nobody is registered yet', async () => {
    fakeApi({ userList: [], customFieldList: [] });
    renderInTestShell(<CustomersScreen />, { user: clerk, path: '/customers', modules });
    expect((await screen.findAllByText('هنوز مشتری‌ای ثبت نشده است')).length).toBeGreaterThan(0);
  });

  it('[2.8] fills the mobile of a phone call into a new customer, and shows an error at its field', async () => {
    const api = fakeApi({
      countries: [{ id: 364, name: 'ایران' }],
      states: [],
      systemDefaultsGet: undefined as never,
      userStore: refuseFields({ mobile: 'این شماره قبلاً ثبت شده است' }),
    });
    await saveNewCustomer();
    expect(await screen.findByText('این شماره قبلاً ثبت شده است')).toBeTruthy();
    expect(api.calls('userStore')[0]?.body).toMatchObject({ first_name: 'نگار', mobile: '09123456789' });
    expect(api.calls('userStore')[0]?.body).not.toHaveProperty('branch_id');
  });

  it('[2.8] opens a created customer in the place of the form: back leads to the list, not to an empty form', async () => {
    fakeApi({
      countries: [{ id: 364, name: 'ایران' }],
      states: [],
      systemDefaultsGet: undefined as never,
      userStore: { id: 31 } as never,
    });
    const before = window.history.length;
    const { history } = await saveNewCustomer();
    await waitFor(() => expect(history.location.get().pathname).toBe('/customers/31'));
    expect(window.history.length).toBe(before);
  });

  it.each([
    ['the full admin', buildUser('full_admin'), 1],
    ['others', clerk, 0],
  ] as const)(
    '[5.20, 6.28, 6.29] the branch of an organisation is for the full admin alone: %s',
    async (_who, user, fields) => {
      fakeApi({ organizationList: [], countries: [], states: [] });
      const { person } = renderInTestShell(<OrganizationsScreen />, { user, path: '/organization', modules });
      await person.click(await screen.findByRole('button', { name: 'سازمان جدید' }));
      expect(await screen.findByLabelText(/نام سازمان/)).toBeTruthy();
      expect(within(screen.getByRole('dialog')).queryAllByLabelText(/شعبه/)).toHaveLength(fields);
    },
  );

  it('[2.14, 2.61, 7.31, decisions 2.4] the dialog of a new organisation has the draft of its page, says itself why it was not saved, and when it was, a toast says so, the defaults are read again and it closes', async () => {
    const why = 'پایگاه داده موقتاً در دسترس نیست.';
    const api = fakeApi({
      organizationList: [],
      countries: [],
      states: [],
      organizationStore: refuse('SERVER_ERROR', why),
      systemDefaultsGet: refuse('SERVER_ERROR'),
    });
    const { person, drafts } = renderInTestShell(
      <>
        <OrganizationsScreen />
        <PlainToastHost />
      </>,
      {
        user: clerk,
        path: '/organization',
        modules,
        drafts: { 'organization-new': { version: 1, changes: { name: 'آریا', customer_level_id: 1 } } },
      },
    );
    const opener = await screen.findByRole('button', { name: 'سازمان جدید' });
    await person.click(opener);
    const save = () => person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await save();
    expect((await within(screen.getByRole('dialog')).findByText(why)).closest('[role=alert]')).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(drafts.get('organization-new')).toMatchObject({ changes: { name: 'آریا' } });
    await person.click(opener);
    api.answer({ organizationStore: { id: 9 } });
    const reloads = api.calls('systemDefaultsGet').length;
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(fa.organizations.created)).toBeTruthy();
    await waitFor(() => expect(api.calls('systemDefaultsGet').length).toBeGreaterThan(reloads));
    expect(api.calls('organizationStore').at(-1)?.body).toMatchObject({ name: 'آریا', customer_level_id: 1 });
    expect(drafts.has('organization-new')).toBe(false);
  });
});
