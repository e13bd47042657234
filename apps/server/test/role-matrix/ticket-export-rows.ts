import type { TestAnswer, TestClient } from '../test-app.ts';
import { onTicket, type Call, type ModuleMatrix } from './matrix-calls.ts';

const newFile = (client: TestClient, id: number, more: object = {}): Promise<TestAnswer> =>
  client.post('/api/ticketExport', { ids: [id], columns: ['number'], format: 'csv', ...more });

/** A call on a file of the caller, which is the full admin's where they may have none. */
const onFile = (later: boolean, call: (file: { key: string; batch_id: number }) => string): Call =>
  onTicket({}, async (client, { id }, world) => {
    const own = await newFile(client, id, { later });
    const { json } = own.json.data ? own : await newFile(world.clients.F, id, { later });
    return client.get(call(json.data));
  });

/** Rows of files of the ticket list, which need *export data* (decisions 2.2). */
export const ticketExportRows: ModuleMatrix = {
  ticketExportStore: [
    {
      case: 'of a ticket',
      call: onTicket({}, (client, { id }) => newFile(client, id)),
      expect: 'L - - - - -  - + - - + ! +',
    },
  ],
  ticketExportGet: [
    {
      case: 'an own one',
      call: onFile(true, ({ batch_id }) => `/api/ticketExport/${batch_id}`),
      expect: 'L - - - - -  0 + 0 0 + 0 +',
    },
  ],
  ticketExportFile: [
    {
      case: 'an own one',
      call: onFile(false, ({ key }) => `/api/ticketExport/${key}/file`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
  ],
};
