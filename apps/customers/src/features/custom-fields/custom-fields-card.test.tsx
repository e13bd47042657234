import {
  buildFilledField,
  buildUser,
  fakeApi,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { CustomerFields, OrganizationFieldsCard } from './custom-fields-card.tsx';

const FIELDS = [
  buildFilledField({ id: 1, label: 'کد اقتصادی', value: '۱۲۳۴' }),
  buildFilledField({
    ...{ id: 2, type: 'dropdown', label: 'نحوهٔ آشنایی' },
    items: [{ id: 1, name: 'نمایشگاه', is_archived: false }],
  }),
];
const user = buildUser('employee', {
  permissions: ['manage customers', 'manage organizations'],
  features: ['customer_custom_field', 'organization_custom_field'],
});
const show = (answers: Parameters<typeof fakeApi>[0], element = <CustomerFields id={7} />, as = user) => {
  const api = fakeApi({ customerCustomFieldGet: { fields: FIELDS, editable: true }, ...answers });
  return { api, ...renderInTestShell(element, { user: as }) };
};

describe('the custom fields of a customer', () => {
  it('[3.15, decisions 2.11] are shown with their values, and filled in in a dialog that sends what has changed', async () => {
    const { api, person } = show({ customerCustomFieldUpdate: { fields: FIELDS, editable: true } });
    expect(await screen.findByText('۱۲۳۴')).toBeTruthy();
    expect(screen.getByText('ثبت نشده')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'ویرایش' }));
    const dialog = await screen.findByRole('dialog', { name: 'ویرایش اطلاعات تکمیلی' });
    const code = within(dialog).getByRole('textbox', { name: 'کد اقتصادی' });
    await person.clear(code);
    await person.type(code, 'تازه');
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('customerCustomFieldUpdate')).toHaveLength(1));
    expect(api.calls('customerCustomFieldUpdate')[0]?.body).toEqual({ custom_values: { 1: 'تازه' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('customerCustomFieldGet')).toHaveLength(2);
  });

  it('[5.17] say at the field what was refused, and keep what was typed', async () => {
    const { person } = show({ customerCustomFieldUpdate: refuseFields({ 'custom_values.1': 'تکراری است' }) });
    await person.click(await screen.findByRole('button', { name: 'ویرایش' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByRole('textbox', { name: 'کد اقتصادی' }), '۵');
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    expect(await within(dialog).findByText('تکراری است')).toBeTruthy();
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'کد اقتصادی' }).value).toBe('۱۲۳۴۵');
  });

  it('[6.32] are hidden without their license feature, and where there is none', async () => {
    const { api } = show(
      {},
      <CustomerFields id={7} />,
      buildUser('employee', { permissions: ['manage customers'], features: [] }),
    );
    expect(screen.queryByText('اطلاعات تکمیلی')).toBeNull();
    expect(api.calls('customerCustomFieldGet')).toEqual([]);
    const { api: empty } = show({ customerCustomFieldGet: { fields: [], editable: false } });
    await waitFor(() => expect(empty.calls('customerCustomFieldGet')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('اطلاعات تکمیلی')).toBeNull());
  });
});

it('[3.14, 7.26] the custom fields of an organisation are asked for and sent by its own calls', async () => {
  const { api, person } = show(
    {
      organizationCustomFieldGet: { fields: FIELDS, editable: true },
      organizationCustomFieldUpdate: { fields: FIELDS, editable: true },
    },
    <OrganizationFieldsCard id={3} />,
  );
  await person.click(await screen.findByRole('button', { name: 'ویرایش' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByRole('textbox', { name: 'کد اقتصادی' }), '۵');
  await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(api.calls('organizationCustomFieldUpdate')).toHaveLength(1));
  expect(api.calls('organizationCustomFieldUpdate')[0]?.params).toMatchObject({ id: 3 });
});
