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
