import { buildUser, fakeApi, renderInTestShell, screen } from '@hamyar/testing';
import { organizationToForm } from './organization.conversions.ts';
import { OrganizationEditor } from './organization-editor.tsx';

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
