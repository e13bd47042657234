import type { Customer } from '@hamyar/contracts';
import { PlainToastHost } from '@hamyar/design-system/plain';
import { Form, useResourceForm } from '@hamyar/module-kit/form';
import { buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { manifest } from '../../manifest.ts';
import { customerToForm } from './customer.conversions.ts';
import { CustomerFields } from './customer.form.tsx';

const signedIn: Customer = {
  id: 5,
  version: 1,
  first_name: 'نگار',
  last_name: 'امینی',
  username: 'negar',
  birthday: null,
  gender: null,
  mobile: '+989121112233',
  landline: null,
  interphone: null,
  other_phones: [],
  email: 'negar@example.ir',
  address: null,
  status: 'active',
  branch: null,
  expire_date: null,
  expired: false,
  profile_picture_name: null,
  created_at: 1_790_000_000,
  last_login_at: 1_790_000_100,
  customer_information: {
    customer_level_id: null,
    customer_level: null,
    country_id: null,
    state_id: null,
    state: null,
    city_id: null,
    city: null,
    description: null,
    supervisor: false,
    organization: null,
  },
  ticket_counts: { open: 0, total: 0 },
};

/** Has not signed in, and would see the tickets of the organisation. */
const member: Customer = {
  ...signedIn,
  last_login_at: null,
  customer_information: { ...signedIn.customer_information, supervisor: true },
};

const Stored = ({ customer }: { customer: Customer }) => (
  <CustomerFields
    form={useResourceForm({ initial: customerToForm(customer), send: async () => ({ data: null }) })}
    customer={customer}
  />
);
const lists = { countries: [], states: [], cities: [] };
const isLocked = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).disabled;

describe('a value that somebody has already', () => {
  it('[decisions 2.8] leads to that customer where this person may see them, until it is changed', async () => {
    const errors = [
      { field: 'mobile', message: 'تکراری است', id: 7 },
      { field: 'email', message: 'تکراری است' },
    ];
    const New = () => {
      const form = useResourceForm({
        initial: customerToForm({ ...signedIn, last_login_at: null }),
        send: async () => ({ error: { status: 'VALIDATION_ERROR', message: '', errors } }),
      });
      return (
        <Form form={form}>
          <CustomerFields form={form} />
          <button type="submit">ذخیره</button>
        </Form>
      );
    };
    fakeApi(lists);
    const { person } = renderInTestShell(<New />, {
      user: buildUser('employee', { permissions: ['manage customers'] }),
      path: '/customers/new',
      modules: [{ manifest }] as never,
    });
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    const links = await screen.findAllByRole('link', { name: 'مشاهدهٔ مشتری' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/customers/7']);
    await person.type(screen.getByLabelText('شمارهٔ موبایل'), '1');
    expect(screen.queryByRole('link', { name: 'مشاهدهٔ مشتری' })).toBeNull();
  });
});

describe('the sign-in data of a customer who has signed in', () => {
  it('[decisions 2.2] are locked without their permission, and a code lets the customer choose a password', async () => {
    const api = fakeApi({ ...lists, getPasswordResetToken: { resend_in: 60, expires_in: 900 } });
    const { person } = renderInTestShell(
      <>
        <Stored customer={signedIn} />
        <PlainToastHost />
      </>,
      { user: buildUser('employee', { permissions: ['manage customers'] }) },
    );
    expect(['شمارهٔ موبایل', 'ایمیل', 'نام کاربری'].map(isLocked)).toEqual([true, true, true]);
    expect(screen.queryByLabelText('رمز عبور')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'ارسال کد تعیین رمز عبور تازه' }));
    await waitFor(() => expect(api.calls('getPasswordResetToken')[0]?.body).toEqual({ username: '+989121112233' }));
    expect(await screen.findAllByText('کد تعیین رمز عبور برای مشتری ارسال شد')).not.toEqual([]);
  });

  it.each([
    ['supervises an organisation', member],
    ['has tickets', { ...signedIn, last_login_at: null, ticket_counts: { open: 0, total: 1 } }],
  ])('[decisions 2.2] are locked before the first login too, of who %s', (_, customer) => {
    fakeApi(lists);
    renderInTestShell(<Stored customer={customer} />, {
      user: buildUser('employee', { permissions: ['manage customers'] }),
    });
    expect(['شمارهٔ موبایل', 'ایمیل', 'نام کاربری'].map(isLocked)).toEqual([true, true, true]);
  });

  it.each([
    ['with the permission', signedIn, ['manage customers', 'manage customer sign-in'] as const],
    ['before the first login', { ...signedIn, last_login_at: null }, ['manage customers'] as const],
    [
      'before the first login of a member, by who manages organisations',
      member,
      ['manage customers', 'manage organizations'] as const,
    ],
  ])('[decisions 2.2] can be changed %s', (_, customer, permissions) => {
    fakeApi(lists);
    renderInTestShell(<Stored customer={customer} />, {
      user: buildUser('employee', { permissions: [...permissions] }),
    });
    expect(['شمارهٔ موبایل', 'ایمیل', 'نام کاربری', 'رمز عبور'].map(isLocked)).toEqual([false, false, false, false]);
  });
});
