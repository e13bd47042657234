import { get, onTicket, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  draftGet: [{ case: 'own', call: get('/api/draft/new:customer'), expect: 'L + + + + +  + + + + + + +' }],
  draftPut: [
    {
      case: "on the customer's ticket",
      call: onTicket({}, (c, { id }) =>
        c.put(`/api/draft/ticket:${id}:message`, { body_html: '<p>یک</p>', revision: 1, device: 'test' }),
      ),
      expect: 'L + 0 0 0 0  + + 0 + + 0 +',
    },
  ],
  draftDelete: [
    { case: 'own', call: (c) => c.delete('/api/draft/new:customer'), expect: 'L + + + + +  + + + + + + +' },
  ],
};
