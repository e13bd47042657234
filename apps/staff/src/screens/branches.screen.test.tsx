import {
  buildDefaults,
  buildUser,
  fakeApi,
  nok,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { buildBranch } from '../testing/branch-doubles.ts';
import { buildPerson } from '../testing/department-doubles.ts';
import { BranchNewScreen } from './branch-new.screen.tsx';
import { BranchScreen } from './branch.screen.tsx';
import { BranchesScreen } from './branches.screen.tsx';

const modules = [{ manifest }] as never;
const answers = {
  branchList: [buildBranch(), buildBranch({ id: 5, name: 'دفتر یزد', code: 'YZD', managers: [], city: null })],
  userList: [buildPerson(21, 'سارا رضایی'), buildPerson(22, 'رضا کریمی')],
  workingShiftList: [],
  timezones: ['Asia/Tehran', 'Europe/Berlin'],
  countries: [
    { id: 364, name: 'ایران' },
    { id: 276, name: 'آلمان' },
  ],
  states: [{ id: 8, name: 'تهران' }],
  cities: [],
  systemDefaultsGet: buildDefaults(),
};
const shell = (path: string) => ({ user: buildUser('full_admin'), modules, path });
const save = () => screen.getByRole('button', { name: 'ذخیره' });

describe('the list of branches', () => {
  it('[2.4] shows them with their admins, codes and cities', async () => {
    fakeApi(answers);
    renderInTestShell(<BranchesScreen />, shell('/branches'));
    const link = (await screen.findAllByRole('link', { name: 'دفتر اصفهان' }))[0];
    expect(link?.getAttribute('href')).toBe('/branches/4');
    expect(screen.getAllByText('سارا رضایی').length).toBeGreaterThan(0);
    expect(screen.getAllByText('ISF').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'شعبهٔ جدید' }).getAttribute('href')).toBe('/branches/new');
    expect(screen.getByRole('button', { name: /ترتیب|مرتب/ })).toBeTruthy();
  });
});

describe('the page of a branch', () => {
  const show = (more: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({ branchGet: buildBranch(), ...answers, ...more });
    return { api, ...renderInTestShell(<BranchScreen />, shell('/branches/4')) };
  };
  const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'نام شعبه' });

  it('[decisions 2.7] sends everything with the version that was read, and reads the shared lists again', async () => {
    const { api, person } = show({ branchUpdate: buildBranch({ version: 3 }) });
    const name = await nameField();
    await person.clear(name);
    await person.type(name, 'دفتر مرکزی');
    await person.click(screen.getByRole('combobox', { name: 'منطقهٔ زمانی' }));
    await person.click(await screen.findByRole('option', { name: 'Europe/Berlin' }));
    const before = api.calls('systemDefaultsGet').length;
    await person.click(save());
    await waitFor(() => expect(api.calls('branchUpdate')).toHaveLength(1));
    expect(api.calls('branchUpdate')[0]?.body).toMatchObject({
      ...{ version: 2, name: 'دفتر مرکزی', code: 'ISF', phone: '03133221100', city_name: 'اصفهان' },
      ...{ manager_ids: [21], timezone: 'Europe/Berlin', status: true },
    });
    // a logo that nobody touched stays
    expect(api.calls('branchUpdate')[0]?.body).not.toHaveProperty('logo_token');
    await waitFor(() => expect(api.calls('systemDefaultsGet').length).toBeGreaterThan(before));
  });

  it('[8.7] says at its field why it is refused, and keeps what was typed', async () => {
    const why = 'شعبه‌ای با این کد وجود دارد';
    const { person } = show({ branchUpdate: refuseFields({ code: why }) });
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'کد شعبه' });
    await person.clear(code);
    await person.type(code, 'YZD');
    await person.click(save());
    expect(await screen.findByText(why)).toBeTruthy();
    expect(code.value).toBe('YZD');
  });

  it('[decisions 2.0] keeps what was typed when somebody else has saved in between', async () => {
    const theirs = buildBranch({ version: 9, phone: '021' });
    const { api, person } = show({ branchUpdate: nok('VERSION_CONFLICT', theirs) });
    const name = await nameField();
    await person.clear(name);
    await person.type(name, 'دفتر تازه');
    api.answer({ branchGet: theirs });
    await person.click(save());
    expect(await screen.findByDisplayValue('021')).toBeTruthy();
    expect(name.value).toBe('دفتر تازه');
    api.answer({ branchUpdate: theirs });
    await person.click(save());
    await waitFor(() => expect(api.calls('branchUpdate')).toHaveLength(2));
    expect(api.calls('branchUpdate')[1]?.body).toMatchObject({ version: 9, name: 'دفتر تازه', phone: '021' });
  });

  it('[decisions 2.7] says what it has and what to do instead of deleting it', async () => {
    const { api, person } = show({
      getReferences: {
        references: [
          { text: '۶ کاربر', stays: true },
          { text: '۴۰ تیکت', stays: true },
        ],
      },
    });
    await person.click(await screen.findByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('dialog', { name: /دفتر اصفهان/ });
    expect(dialog.textContent).toContain('تا وقتی ۶ کاربر و ۴۰ تیکت دارد، حذف نمی‌شود');
    expect(dialog.textContent).toContain('این شعبه را غیرفعال کنید');
    expect(api.calls('branchDelete')).toEqual([]);
  });

  it('[decisions 2.0] asks for another branch in use where departments name it', async () => {
    const off = buildBranch({ id: 6, name: 'دفتر بسته', status: false });
    const { api, person } = show({
      branchList: [...answers.branchList, off],
      getReferences: { references: [{ text: '۲ دپارتمان' }] },
      branchDelete: undefined,
    });
    await person.click(await screen.findByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('dialog', { name: /دفتر اصفهان/ });
    await person.click(within(dialog).getByRole('combobox', { name: /جایگزین/ }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['دفتر یزد']);
    await person.click(screen.getByRole('option', { name: 'دفتر یزد' }));
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(api.calls('branchDelete')[0]?.query).toMatchObject({ replace_with: 5 }));
  });
});

describe('the page of a new branch', () => {
  it('[decisions 2.7, 5.21] asks for a name and a code of Latin letters before it is sent', async () => {
    const api = fakeApi({ ...answers, branchStore: { id: 9 } });
    const { person } = renderInTestShell(<BranchNewScreen />, shell('/branches/new'));
    await person.type(await screen.findByRole('textbox', { name: 'نام شعبه' }), 'دفتر تبریز');
    const code = screen.getByRole('textbox', { name: 'کد شعبه' });
    await person.type(code, 'تبریز');
    await person.click(save());
    expect(await screen.findAllByText(/^کد از حروف لاتین/)).not.toHaveLength(0);
    expect(api.calls('branchStore')).toEqual([]);
    await person.clear(code);
    await person.type(code, 'TBZ-۱');
    // a province needs its country, a city its province
    await person.click(screen.getByRole('combobox', { name: 'استان' }));
    await person.click(await screen.findByRole('option', { name: 'تهران' }));
    await person.click(save());
    await waitFor(() => expect(api.calls('branchStore')).toHaveLength(1));
    expect(api.calls('branchStore')[0]?.body).toMatchObject({
      ...{ name: 'دفتر تبریز', code: 'TBZ-1', country_id: 364, state_id: 8, city_name: null },
      ...{ manager_ids: [], timezone: null, status: true, phone: null },
    });
  });
});
