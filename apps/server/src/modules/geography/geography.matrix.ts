import { get, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  countries: [{ case: 'all', call: get('/api/countries'), expect: '+ + + + + +  + + + + + + +' }],
  states: [{ case: 'of Iran', call: get('/api/states?country_id=364'), expect: '+ + + + + +  + + + + + + +' }],
  cities: [
    { case: 'of a province', call: get('/api/cities?state_id=1'), expect: '+ + + + + +  + + + + + + +' },
    { case: 'of all provinces', call: get('/api/cities'), expect: '+ + + + + +  + + + + + + +' },
  ],
  timezones: [{ case: 'all', call: get('/api/timezones'), expect: '+ + + + + +  + + + + + + +' }],
};
