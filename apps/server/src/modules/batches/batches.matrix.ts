import type { Call, ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

/** A call on a batch of the caller, who is the full admin where they may have none. */
const onOwnBatch =
  (call: (id: number) => ['get' | 'post', string]): Call =>
  async (client, world) => {
    const ids = Array.from({ length: 51 }, (_, i) => 1_000_000 + i);
    const body = { ticket_ids: ids, action: 'read' };
    const own = await client.put('/api/multipleTicketAction', body);
    const { json } = own.json.data ? own : await world.clients.F.put('/api/multipleTicketAction', body);
    const [method, url] = call(json.data.batch_id);
    return client[method](url);
  };

export const matrix: ModuleMatrix = {
  batchGet: [
    { case: 'an own one', call: onOwnBatch((id) => ['get', `/api/batch/${id}`]), expect: 'L - - - - -  + + + + + + +' },
    {
      case: "the full admin's",
      call: async (client, world) => {
        const ticket_ids = Array.from({ length: 51 }, (_, i) => 1_000_000 + i);
        const { json } = await world.clients.F.put('/api/multipleTicketAction', { ticket_ids, action: 'read' });
        return client.get(`/api/batch/${json.data.batch_id}`);
      },
      expect: 'L - - - - -  0 0 0 0 0 0 +',
    },
  ],
  batchRetry: [
    {
      case: 'an own one',
      call: onOwnBatch((id) => ['post', `/api/batch/${id}/retry`]),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
  batchCancel: [
    {
      case: 'an own one',
      call: onOwnBatch((id) => ['post', `/api/batch/${id}/cancel`]),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
};
