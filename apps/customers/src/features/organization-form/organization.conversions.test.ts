import { changeAddress } from '../../shared/address-fields.rules.ts';
import { emptyOrganization, organizationToBody } from './organization.conversions.ts';

describe('the organisation form', () => {
  it('[5.20] sends the branch for the full admin and removes it for others', () => {
    const values = { ...emptyOrganization, name: ' صنایع کوهستان ', branch_id: 3, customer_level_id: 2 };
    expect(organizationToBody(values, { fullAdmin: true, sla: true })).toMatchObject({
      branch_id: 3,
      name: 'صنایع کوهستان',
      customer_level_id: 2,
    });
    expect(organizationToBody(values, { fullAdmin: false, sla: false })).not.toHaveProperty('branch_id');
  });

  it('[5.21] clears province and city with the country, and the city with the province', () => {
    const address = { country_code: 'IR', state_id: 8, city_id: 8, city_name: '' };
    expect(changeAddress(address, { country_code: 'DE' })).toEqual({
      country_code: 'DE',
      state_id: null,
      city_id: null,
      city_name: '',
    });
    expect(changeAddress(address, { state_id: 17 })).toEqual({
      country_code: 'IR',
      state_id: 17,
      city_id: null,
      city_name: '',
    });
    expect(changeAddress(address, { city_name: 'ورامین' })).toEqual({
      country_code: 'IR',
      state_id: 8,
      city_id: null,
      city_name: 'ورامین',
    });
  });
});
