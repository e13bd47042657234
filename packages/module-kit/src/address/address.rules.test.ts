import { changeAddress } from './address.rules.ts';

describe('the address of a form', () => {
  it('[5.21] clears province and city with the country, and the city with the province', () => {
    const address = { country_id: 364, state_id: 8, city_id: 8, city_name: '' };
    const cleared = { state_id: null, city_id: null, city_name: '' };
    expect(changeAddress(address, { country_id: 276 })).toEqual({ country_id: 276, ...cleared });
    expect(changeAddress(address, { state_id: 17 })).toEqual({ ...address, state_id: 17, city_id: null });
    expect(changeAddress(address, { city_name: 'ورامین' })).toEqual({ ...address, city_id: null, city_name: 'ورامین' });
  });
});
