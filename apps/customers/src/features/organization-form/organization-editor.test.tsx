import { buildUser, fakeApi, refuse, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { organizationToForm } from './organization.conversions.ts';
import { OrganizationEditor } from './organization-editor.tsx';
import { OrganizationPage } from './organization-page.tsx';

const organization = {
  id: 3,
  name: 'فناوران آریا',
  branch_id: 1,
  branch: { id: 1, name: 'مرکزی' },
  customer_level_id: 1,
  customer_level: null,
  country_code: 'IR',
  state_id: 8,
  state: 'تهران',
  city_id: 1,
  city: 'تهران',
  expire_date: null,
} as Parameters<typeof organizationToForm>[0];

it('[3.13] every value that the form of an organisation holds can be filled in', async () => {
  fakeApi({
    countries: [{ code: 'IR', name: 'ایران' }],
    states: [{ id: 8, name: 'تهران' }],
    cities: [{ id: 1, name: 'تهران' }],
  });
  renderInTestShell(<OrganizationEditor organization={organization} onDone={() => {}} onCancel={() => {}} />, {
    user: buildUser('full_admin'),
  });
  await screen.findByLabelText('شهر');
  const names = Object.keys(organizationToForm(organization));
  // the element around a field has an id that ends with the field's name
  expect(names.filter((name) => document.querySelector(`[id$="-${name}"]`))).toEqual(names);
});

it('[2.14] the page of a new organisation is replaced by the list when it was created', async () => {
  fakeApi({
    countries: [{ code: 'IR', name: 'ایران' }],
    states: [],
    systemDefaultsGet: refuse('SERVER_ERROR'),
    organizationStore: { id: 9 },
  });
  const before = window.history.length;
  const { person, history } = renderInTestShell(<OrganizationPage />, {
    user: buildUser('employee', { permissions: ['manage organizations'] }),
    path: '/organization/new',
    drafts: { 'organization-new': { version: 1, changes: { name: 'آریا', customer_level_id: 1 } } },
  });
  await person.click(await screen.findByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(history.location.get().pathname).toBe('/organization'));
  expect(window.history.length).toBe(before);
});

it('[decisions 2.8] a contract is uploaded, replaced, opened and removed', async () => {
  const file = { extension: 'pdf', mime: 'application/pdf', size: 3, dimentions: null, inline: false };
  const api = fakeApi({
    countries: [{ code: 'IR', name: 'ایران' }],
    states: [{ id: 8, name: 'تهران' }],
    cities: [{ id: 1, name: 'تهران' }],
    attachmentStore: { id: 8, name: 'new.pdf', ...file, token: 'token-of-file-8' },
    organizationUpdate: refuse('SERVER_ERROR'),
  });
  const { person } = renderInTestShell(
    <OrganizationEditor
      organization={{ ...organization, version: 1, contract_file: { id: 7, name: 'old.pdf', ...file } }}
      onDone={() => {}}
      onCancel={() => {}}
    />,
    { user: buildUser('employee', { permissions: ['manage organizations'] }) },
  );
  const save = async () => {
    await person.click(await screen.findByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('organizationUpdate').length).toBe(calls + 1));
    calls += 1;
    return api.calls('organizationUpdate').at(-1)!.body.contract_file_token;
  };
  let calls = 0;
  expect((await screen.findByRole('link', { name: 'old.pdf' })).getAttribute('href')).toBe('/api/attachment/7');
  expect(await save()).toBeUndefined();
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['abc'], 'new.pdf'));
  await screen.findByText('new.pdf');
  await waitFor(() => expect(screen.queryByText('old.pdf')).toBeNull());
  expect(await save()).toBe('token-of-file-8');
  await person.click(screen.getByRole('button', { name: 'حذف new.pdf' }));
  expect(await save()).toBeNull();
});

it('[decisions 2.8] an organisation without a contract gets one', async () => {
  const file = { extension: 'pdf', mime: 'application/pdf', size: 3, dimentions: null, inline: false };
  const api = fakeApi({
    countries: [{ code: 'IR', name: 'ایران' }],
    states: [{ id: 8, name: 'تهران' }],
    cities: [{ id: 1, name: 'تهران' }],
    attachmentStore: { id: 8, name: 'new.pdf', ...file, token: 'token-of-file-8' },
    organizationUpdate: refuse('SERVER_ERROR'),
  });
  const { person } = renderInTestShell(
    <OrganizationEditor
      organization={{ ...organization, version: 1, contract_file: null }}
      onDone={() => {}}
      onCancel={() => {}}
    />,
    { user: buildUser('employee', { permissions: ['manage organizations'] }) },
  );
  await screen.findByRole('button', { name: 'ذخیره' });
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['abc'], 'new.pdf'));
  await screen.findByText('new.pdf');
  await person.click(screen.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(api.calls('organizationUpdate').at(-1)?.body.contract_file_token).toBe('token-of-file-8'));
});
