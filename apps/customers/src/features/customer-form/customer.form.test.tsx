import { useResourceForm } from '@hamyar/module-kit/form';
import { buildUser, fakeApi, renderInTestShell, screen } from '@hamyar/testing';
import { emptyCustomer } from './customer.conversions.ts';
import { CustomerFields } from './customer.form.tsx';

const initial = { ...emptyCustomer(), country_code: 'IR', state_id: 8, city_id: 1, organization_id: 3 };

const Fields = () => <CustomerFields form={useResourceForm({ initial, send: async () => ({ data: null }) })} isNew />;

it('[3.15] every value that the form of a customer holds can be filled in', async () => {
  fakeApi({
    countries: [{ code: 'IR', name: 'ایران' }],
    states: [{ id: 8, name: 'تهران' }],
    cities: [{ id: 1, name: 'تهران' }],
  });
  renderInTestShell(<Fields />, { user: buildUser('full_admin') });
  await screen.findByLabelText('شهر');
  const names = Object.keys(initial);
  // the element around a field has an id that ends with the field's name
  expect(names.filter((name) => document.querySelector(`[id$="-${name}"]`))).toEqual(names);
});
