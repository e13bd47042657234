import {
  buildFilledField,
  buildProfile,
  buildUser,
  fakeApi,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { ProfileScreen } from './profile.screen.tsx';

const FIELDS = [
  buildFilledField({ id: 1, label: 'کد اقتصادی', value: '۱۲۳۴', required: true }),
  buildFilledField({ id: 2, type: 'uuid', label: 'شناسهٔ اشتراک', value: '7f0c' }),
];
const owned = { fields: FIELDS, editable: true };
const show = (more: Parameters<typeof fakeApi>[0] = {}, user = buildUser('customer')) => {
  const api = fakeApi({
    ...{ profileGet: buildProfile(), sessionList: [], customerCustomFieldGet: owned },
    organizationCustomFieldGet: { fields: [buildFilledField({ id: 5, label: 'شعار شرکت' })], editable: true },
    ...more,
  });
  return { api, ...renderInTestShell(<ProfileScreen />, { user, path: '/editProfile' }) };
};
const form = (name = 'اطلاعات تکمیلی') => screen.findByRole('form', { name });
const save = (inside: HTMLElement) => within(inside).getByRole('button', { name: 'ذخیرهٔ تغییرات' });

describe('the public custom fields on the profile page', () => {
  it('[3.15, 7.26] a customer fills them in; the answer is shown without another reading', async () => {
    const saved = { ...owned, fields: [buildFilledField({ ...FIELDS[0], value: '۵۶۷۸' })] };
    const { api, person } = show({ customerCustomFieldUpdate: saved });
    const box = within(await form()).getByRole<HTMLInputElement>('textbox', { name: /کد اقتصادی/ });
    expect(screen.getByText('7f0c')).toBeTruthy();
    await person.clear(box);
    await person.type(box, '۵۶۷۸');
    await person.click(save(await form()));
    await waitFor(() => expect(api.calls('customerCustomFieldUpdate')).toHaveLength(1));
    expect(api.calls('customerCustomFieldUpdate')[0]).toMatchObject({
      params: { id: 70 },
      body: { custom_values: { 1: '۵۶۷۸' } },
    });
    await waitFor(() => expect(screen.queryByText('7f0c')).toBeNull());
    expect(within(await form()).getByRole<HTMLInputElement>('textbox', { name: /کد اقتصادی/ }).value).toBe('۵۶۷۸');
    expect(api.calls('customerCustomFieldGet')).toHaveLength(1);
  });

  it('[decisions 2.11] has a given identifier whose condition another field meets, and none whose condition is not met', async () => {
    const given = (id: number, label: string, value: string) =>
      buildFilledField({
        ...{ id, type: 'uuid', label, value: `uuid-${id}` },
        condition: { field_id: 1, op: 'eq', value },
      });
    const fields = [FIELDS[0]!, given(2, 'شناسهٔ اشتراک', '۱۲۳۴'), given(3, 'شناسهٔ قرارداد', '۹')];
    show({ customerCustomFieldGet: { ...owned, fields } });
    expect(await screen.findByText('uuid-2')).toBeTruthy();
    expect(screen.queryByText('uuid-3')).toBeNull();
  });

  it('[5.17] says at the field what is wrong, in Persian, and keeps what was typed as a draft', async () => {
    const { api, person, unmount } = show({
      customerCustomFieldUpdate: refuseFields({ 'custom_values.1': 'این کد تکراری است' }),
    });
    const box = within(await form()).getByRole('textbox', { name: /کد اقتصادی/ });
    await person.clear(box);
    await person.click(save(await form()));
    expect(await within(await form()).findByText('این فیلد الزامی است')).toBeTruthy();
    expect(api.calls('customerCustomFieldUpdate')).toEqual([]);
    await person.type(box, '۹۹');
    await person.click(save(await form()));
    expect(await within(await form()).findByText('این کد تکراری است')).toBeTruthy();
    unmount();
    const again = renderInTestShell(<ProfileScreen />, {
      ...{ user: buildUser('customer'), path: '/editProfile' },
      drafts: { 'profile-fields-customer': { version: 1, changes: { custom_values: { 1: '۹۹' } } } },
    });
    expect((await within(await form()).findByRole<HTMLInputElement>('textbox', { name: /کد اقتصادی/ })).value).toBe(
      '۹۹',
    );
    again.unmount();
  });

  it('[decisions 2.8] a supervisor fills in those of the organisation too, other customers do not', async () => {
    const { api, person } = show(
      { organizationCustomFieldUpdate: { fields: [], editable: true } },
      buildUser('organization_supervisor'),
    );
    const inside = await form('اطلاعات تکمیلی سازمان');
    expect(screen.getByText('پخش البرز')).toBeTruthy();
    await person.type(within(inside).getByRole('textbox', { name: 'شعار شرکت' }), 'همیشه');
    await person.click(save(inside));
    await waitFor(() => expect(api.calls('organizationCustomFieldUpdate')[0]?.params).toMatchObject({ id: 4 }));
    const { api: other } = show({}, buildUser('organization_customer'));
    await waitFor(() => expect(other.calls('customerCustomFieldGet')).toHaveLength(1));
    expect(other.calls('organizationCustomFieldGet')).toEqual([]);
  });

  it('[4.4, 6.32] are only read with an expired account, and not asked for without their license feature or by employees', async () => {
    const { unmount } = show({}, buildUser('customer', { expired: true }));
    expect(await screen.findByText('۱۲۳۴')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'اطلاعات تکمیلی' })).toBeNull();
    unmount();
    for (const user of [buildUser('customer', { features: [] }), buildUser('employee')]) {
      const { api, unmount: close } = show({}, user);
      await screen.findByRole('form', { name: 'اطلاعات کاربری' });
      expect(api.calls('customerCustomFieldGet')).toEqual([]);
      close();
    }
  });
});
