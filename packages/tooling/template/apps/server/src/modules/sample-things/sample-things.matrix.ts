import { get, post, put, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  sampleThingList: [{ case: 'all', call: get('/api/sampleThing'), expect: 'L + + + + +  + + + + + + +' }],
  sampleThingGet: [{ case: 'none', call: get('/api/sampleThing/999999'), expect: 'L 0 0 0 0 0  0 0 0 0 0 0 0' }],
  publicSampleThingGet: [
    { case: 'closed by the setting', call: get('/api/publicSampleThing/999999'), expect: '0 - - - - -  - - - - - - -' },
  ],
  sampleThingStore: [
    { case: 'a new one', call: post('/api/sampleThing', { title: 'یک' }), expect: 'L + + + + x  + + + + + + +' },
  ],
  sampleThingUpdate: [
    { case: 'none', call: put('/api/sampleThing/999999', { title: 'یک' }), expect: 'L - - - - -  - 0 - 0 0 0 0' },
  ],
};
