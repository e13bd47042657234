import type { Feature, SlaRow, SlaUpdateBody } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildTicketForm,
  buildUser,
  fakeApi,
  fireEvent,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { buildSla } from '../testing/sla-doubles.ts';
import { SlaPoliciesScreen } from './sla-policies.screen.tsx';
import { SlaPolicyScreen } from './sla-policy.screen.tsx';

const modules = [{ manifest }] as never;
const due = {
  ...{ minutes: 480, due_at: 1_795_850_000 },
  days: [
    { at: 1_795_638_600, minutes: 90, off: null, worked: [{ from: 870, to: 960 }] },
    { at: 1_795_725_000, minutes: 0, off: 'روز سازمان', worked: [] },
    { at: 1_795_811_400, minutes: 390, off: null, worked: [{ from: 480, to: 870 }] },
  ],
};
const answers = {
  slaGet: buildSla(),
  slaDue: { first_response: null, resolution: due },
  ...{ systemDefaultsGet: buildDefaults(), workingShiftList: [], ticketCategoryList: [], serviceList: [], tagList: [] },
  customFieldList: [],
  ticketFormList: [buildTicketForm({ id: 9, name: 'فرم خرابی' })],
};

function open(more: Parameters<typeof fakeApi>[0] = {}, features?: Feature[]) {
  const api = fakeApi({ ...answers, ...more });
  const user = buildUser('full_admin', features ? { features } : {});
  const shown = renderInTestShell(
    <>
      <SlaPolicyScreen />
      <OverlayHost />
    </>,
    { user, modules, path: '/settings/sla/5' },
  );
  return { api, ...shown };
}
const hoursOf = (name: string) => within(screen.getByRole('group', { name })).getByRole('textbox', { name: 'ساعت' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'ذخیره' }));

describe('the page of a policy of service levels', () => {
  it('[decisions 2.6] applies a policy to open tickets after it has said to how many', async () => {
    const { api, person } = open({ ticketSlaMatches: { count: 12 }, ticketSlaApply: { count: 12, batch_id: 7 } });
    await person.click(await screen.findByRole('button', { name: 'اعمال بر تیکت‌های باز' }));
    expect(await screen.findByRole('heading', { name: /بر ۱۲ تیکت باز اعمال شود/ })).toBeTruthy();
    expect(api.calls('ticketSlaApply')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'اعمال SLA' }));
    expect(await screen.findByText('اعمال SLA بر ۱۲ تیکت آغاز شد')).toBeTruthy();
  });

  it('[decisions 2.6] applies nothing while the form shows what is not stored', async () => {
    const { api, person } = open({ ticketSlaMatches: { count: 12 } });
    fireEvent.change(await screen.findByRole('textbox', { name: /نام SLA/ }), { target: { value: 'SLA ویژه' } });
    await person.click(screen.getByRole('button', { name: 'اعمال بر تیکت‌های باز' }));
    expect(await screen.findByText(/ابتدا تغییرات این صفحه را ذخیره کنید/)).toBeTruthy();
    expect(api.calls('ticketSlaMatches')).toEqual([]);
  });

  it('[decisions 2.6] asks nothing where no open ticket gets the policy', async () => {
    const { api, person } = open({ ticketSlaMatches: { count: 0 } });
    await person.click(await screen.findByRole('button', { name: 'اعمال بر تیکت‌های باز' }));
    expect(await screen.findByText('اکنون هیچ تیکت بازی این SLA را نمی‌گیرد')).toBeTruthy();
    expect(api.calls('ticketSlaApply')).toEqual([]);
  });

  it('[decisions 2.6] sends what is shown as it was stored, with the version that was read', async () => {
    const { api, container } = open({ slaUpdate: buildSla() });
    const name = await screen.findByRole('textbox', { name: /نام SLA/ });
    fireEvent.change(name, { target: { value: 'SLA ویژه' } });
    expect(await axe(container)).toEqual([]);
    save();
    await waitFor(() => expect(api.calls('slaUpdate')).toHaveLength(1));
    const { id: _id, order: _order, editable: _editable, named: _named, ...stored } = buildSla();
    const { created_at: _created, updated_at: _updated, ...fields } = stored;
    expect(api.calls('slaUpdate')[0]!.body).toEqual({ ...fields, name: 'SLA ویژه' });
    // the policies are among the shared lists, which other pages choose from
    await waitFor(() => expect(api.calls('systemDefaultsGet')).toHaveLength(1));
  });

  it('[decisions 2.6] takes targets as hours and minutes, and says which one is due before the first response', async () => {
    const { api } = open();
    await screen.findByRole('textbox', { name: /نام SLA/ });
    fireEvent.change(hoursOf('بستن تیکت، اهمیت متوسط'), { target: { value: '3' } });
    save();
    expect(await screen.findByText('متوسط: مهلت بستن تیکت نباید کمتر از مهلت پاسخ اول باشد')).toBeTruthy();
    expect(hoursOf('بستن تیکت، اهمیت متوسط').getAttribute('aria-invalid')).toBe('true');
    expect(hoursOf('بستن تیکت، اهمیت زیاد').getAttribute('aria-invalid')).toBeNull();
    expect(api.calls('slaUpdate')).toHaveLength(0);
    fireEvent.change(hoursOf('بستن تیکت، اهمیت متوسط'), { target: { value: '1000' } });
    expect(hoursOf('بستن تیکت، اهمیت متوسط')).toHaveProperty('value', '3');
  });

  it('copies the targets of the most important tickets to all others', async () => {
    const { api } = open({ slaUpdate: buildSla() });
    fireEvent.click(await screen.findByRole('button', { name: 'کپی به سطرهای پایین' }));
    save();
    await waitFor(() => expect(api.calls('slaUpdate')).toHaveLength(1));
    const { targets, clocks } = api.calls('slaUpdate')[0]!.body as SlaUpdateBody;
    expect(targets).toEqual(Array.from({ length: 4 }, () => ({ first_response_minutes: 60, resolution_minutes: 240 })));
    expect(clocks).toEqual(['24x7', '24x7', '24x7', '24x7']);
  });

  it('[decisions 2.6 conditions] adds conditions and groups, which need a value before they are sent', async () => {
    const { api } = open({ slaUpdate: buildSla() });
    fireEvent.click(await screen.findByRole('button', { name: 'افزودن گروه' }));
    expect(screen.getByRole('radio', { name: 'همهٔ شرط‌ها' })).toHaveProperty('checked', true);
    save();
    expect(await screen.findByText('مقدار همهٔ شرط‌ها را انتخاب کنید')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'حذف گروه ۲' }));
    save();
    await waitFor(() => expect(api.calls('slaUpdate')).toHaveLength(1));
    expect((api.calls('slaUpdate')[0]!.body as SlaUpdateBody).conditions).toEqual(buildSla().conditions);
  });

  it('[decisions 2.6 conditions] compares the form of the ticket with forms by their names', async () => {
    const rules: SlaUpdateBody['conditions'] = { match: 'all', rules: [{ field: 'form', op: 'in', value: [9] }] };
    const stored = buildSla({ conditions: rules });
    const forms = [buildTicketForm({ id: 9, name: 'فرم خرابی' }), buildTicketForm({ id: 10, name: 'فرم خرید' })];
    const features: Feature[] = ['ticket_conditional_sla', 'custom_field'];
    const { api, person } = open({ slaGet: stored, slaUpdate: stored, ticketFormList: forms }, features);
    const field = await screen.findByRole('combobox', { name: 'مقدار شرط ۱' });
    expect(screen.getAllByText('فرم تیکت').length).toBeGreaterThan(0);
    await person.click(field);
    expect((await screen.findByRole('option', { name: 'فرم خرابی' })).getAttribute('aria-selected')).toBe('true');
    await person.type(field, 'خرید');
    await person.click((await screen.findAllByText('فرم خرید')).at(-1)!);
    save();
    await waitFor(() => expect(api.calls('slaUpdate')).toHaveLength(1));
    expect((api.calls('slaUpdate')[0]!.body as SlaUpdateBody).conditions).toEqual({
      match: 'all',
      rules: [{ field: 'form', op: 'in', value: [9, 10] }],
    });
  });

  it('[decisions 2.6 conditions] compares custom fields by their types, and says which one is gone', async () => {
    const items = [{ id: 2, name: 'خرابی', is_archived: false }];
    const kind = { id: 7, label: 'نوع درخواست', type: 'dropdown' as const, date_type: null, items };
    const amount = { id: 8, label: 'مبلغ', type: 'number' as const, date_type: null, items: [] };
    const rules: SlaUpdateBody['conditions'] = {
      match: 'all',
      rules: [
        { field: 'custom_dropdown', field_id: 7, op: 'not_in', value: [2] },
        { field: 'custom_number', field_id: 9, op: 'gt', value: 1000 },
        { field: 'custom_date', field_id: 8, op: 'lt', value: '2026-11-28' },
      ],
    };
    const stored = buildSla({
      conditions: rules,
      named: { ...buildSla().named, custom_fields: [kind, amount] },
    });
    const { api } = open({ slaGet: stored, slaUpdate: stored });
    expect((await screen.findAllByText(/^فیلد «.?نوع درخواست.?»$/)).length).toBeGreaterThan(0);
    // the second one is deleted, the third one is a number now
    expect(screen.getAllByText(/این فیلد حذف شده یا نوع آن عوض شده است/)).toHaveLength(2);
    expect(screen.getAllByText('فیلدی که دیگر نیست').length).toBeGreaterThan(0);
    save();
    await waitFor(() => expect(api.calls('slaUpdate')).toHaveLength(1));
    expect((api.calls('slaUpdate')[0]!.body as SlaUpdateBody).conditions).toEqual(rules);
  });

  it('[decisions 2.6 escalations] shows a step in words, and refuses one that does nothing', async () => {
    open();
    const step = await screen.findByRole('region', { name: 'بستن تیکت، پایان مهلت' });
    expect(within(step).getByText('مسئول')).toBeTruthy();
    expect(within(step).getByText('اهمیت: یک پله بالاتر')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ویرایش گام ۱' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /بالا بردن اهمیت/ }));
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'خبر به' }), { key: 'Backspace', keyCode: 8 });
    save();
    expect(await screen.findByText('برای هر گام کسی را برای خبر یا یک اقدام انتخاب کنید')).toBeTruthy();
  });

  it('[decisions 2.6 escalations] goes by mail too where a step says so', async () => {
    const { api, person } = open({ slaUpdate: buildSla() });
    await person.click(await screen.findByRole('button', { name: 'ویرایش گام ۱' }));
    expect(screen.getByText('ایمیل به شرط تنظیم بودن سرور ایمیل فرستاده می‌شود')).toBeTruthy();
    await person.type(screen.getByRole('combobox', { name: 'راه خبر' }), 'ایمیل');
    await person.click((await screen.findAllByText('ایمیل')).at(-1)!);
    save();
    await waitFor(() => expect(api.calls('slaUpdate')).toHaveLength(1));
    expect((api.calls('slaUpdate')[0]!.body as SlaUpdateBody).escalations?.[0]?.channels).toContain('email');
  });

  it('[decisions 2.6] shows when a ticket would be due by what is typed, day by day', async () => {
    const { api } = open();
    const table = await screen.findByRole('table', { name: 'راه رسیدن به مهلت بستن تیکت' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['پنجشنبه ۵۱:۳۰', 'جمعه ۶روز سازمان', 'شنبه ۷۶:۳۰', expect.stringMatching(/^جمع.*۸:۰۰$/)]);
    expect(api.calls('slaDue')[0]!.query).toMatchObject({ resolution_minutes: 480, clock: 'working' });
    fireEvent.change(hoursOf('بستن تیکت، اهمیت زیاد'), { target: { value: '9' } });
    await waitFor(() => expect(api.calls('slaDue').at(-1)!.query).toMatchObject({ resolution_minutes: 540 }));
  });

  it('[decisions 2.6] without the license for conditions has neither them nor what belongs to them', async () => {
    const { api } = open({ slaUpdate: buildSla() }, ['ticket_simple_sla', 'workingshift']);
    const name = await screen.findByRole('textbox', { name: /نام SLA/ });
    expect(screen.queryByRole('heading', { name: 'شرط‌ها' })).toBeNull();
    expect(screen.queryByRole('group', { name: /پاسخ بعدی/ })).toBeNull();
    fireEvent.change(name, { target: { value: 'SLA ساده' } });
    save();
    await waitFor(() => expect(api.calls('slaUpdate')).toHaveLength(1));
    expect(Object.keys(api.calls('slaUpdate')[0]!.body as object)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/conditions|escalations|next_response|recompute|pause/)]),
    );
  });

  it('[decisions 2.25] cannot be changed by who only reads it', async () => {
    open({ slaGet: buildSla({ editable: false }) });
    expect(await screen.findByText(/تنها مدیر ارشد آن را تغییر می‌دهد/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ذخیره' })).toBeNull();
    expect(screen.getByRole('textbox', { name: /نام SLA/ })).toHaveProperty('disabled', true);
  });

  it('[decisions 2.6] is deleted after a question, and stays when something names it meanwhile', async () => {
    const { api } = open({
      getReferences: { references: [] },
      slaDelete: refuseFields({ replace_with: 'در ۲ دسته‌بندی به کار رفته است' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('alertdialog', { name: /SLA طلایی/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(api.calls('slaDelete')).toHaveLength(1));
    expect(api.calls('slaDelete')[0]!.params).toEqual({ id: 5 });
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

describe('the list of policies', () => {
  const rowOf = (changes: Partial<SlaRow>): SlaRow => {
    const { named: _named, ...row } = buildSla(changes);
    return row;
  };
  const list = [rowOf({}), rowOf({ id: 6, name: 'SLA عمومی', is_default: true, order: 2 })];

  it('[2.42] shows them in their order, with the default one', async () => {
    const api = fakeApi({ ...answers, slaList: list });
    renderInTestShell(<SlaPoliciesScreen />, { user: buildUser('full_admin'), modules, path: '/settings/sla' });
    const row = await screen.findByRole('row', { name: /SLA عمومی/ });
    expect(within(row).getByText('پیش‌فرض')).toBeTruthy();
    expect(api.calls('slaList')[0]!.query).toMatchObject({ sort_by: 'order', sort_dir: 'asc' });
  });

  it('[2.82, 3.29] once they are sorted, other pages offer them in the new order too', async () => {
    const rows = list.map(({ id, name, order }) => ({ id, name, parent_id: null, order }));
    const api = fakeApi({ ...answers, slaList: list, getOrder: rows, updateOrder: undefined });
    const { person } = renderInTestShell(<SlaPoliciesScreen />, {
      ...{ user: buildUser('full_admin'), modules, path: '/settings/sla' },
    });
    await person.click(await screen.findByRole('button', { name: 'مرتب‌سازی' }));
    const dialog = await screen.findByRole('dialog', { name: 'مرتب‌سازی' });
    (await within(dialog).findByRole('button', { name: /SLA طلایی/ })).focus();
    await person.keyboard('{ArrowDown}');
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('systemDefaultsGet')).toHaveLength(1));
    expect(api.calls('slaList')).toHaveLength(2);
  });

  it('[decisions 2.6 Choice] says which one a ticket would get, and why', async () => {
    const policy = { id: 5, name: 'SLA طلایی', by: 'customer_level' as const };
    const api = fakeApi({
      ...{ ...answers, slaList: list, slaTry: { policy, first_response: due, resolution: due } },
    });
    renderInTestShell(<SlaPoliciesScreen />, { user: buildUser('full_admin'), modules, path: '/settings/sla' });
    await screen.findByRole('row', { name: /SLA عمومی/ });
    fireEvent.click(screen.getByRole('button', { name: 'آزمودن' }));
    const dialog = await screen.findByRole('dialog', { name: 'آزمودن SLA' });
    expect(await within(dialog).findByText('چون SLA سطح مشتری است')).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'SLA طلایی' }).getAttribute('href')).toBe('/settings/sla/5');
    expect(api.calls('slaTry')[0]!.query).toMatchObject({ branch_id: 1, department_id: 1, importance: 1 });
  });
});
