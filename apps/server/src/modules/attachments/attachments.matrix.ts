import type { FileOwnerKind } from '@hamyar/contracts';
import { uploadRequest } from '../../../test/upload.ts';
import { onTicket, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

const upload =
  (purpose: FileOwnerKind): Call =>
  (client) =>
    client.request(uploadRequest('a.png', PNG, purpose));
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const matrix: ModuleMatrix = {
  attachmentStore: [
    { case: 'for a message', call: upload('ticket_content'), expect: 'L + + + + +  + + + + + + +' },
    {
      case: 'for the settings, which only the full admin can then use',
      call: upload('setting'),
      expect: 'L + + + + +  + + + + + + +',
    },
  ],
  attachmentGet: [
    {
      case: "a file of the customer's message",
      call: onTicket({}, async (c, { contentId }, w) => {
        const { json } = await upload('ticket_content')(w.clients.C, w, 'C');
        await w.t.deps.db
          .updateTable('attachment')
          .set({ context: 'ticket_content', context_id: contentId, token_hash: null })
          .where('id', '=', json.data.id)
          .execute();
        return c.get(`/api/attachment/${json.data.id}`);
      }),
      expect: 'L + 0 0 0 0  + + 0 + + 0 +',
    },
  ],
};
