import { randomUUID } from 'node:crypto';
import { get, onTicket, post, type Call, type ModuleMatrix } from './matrix-calls.ts';
import type { MatrixWorld } from './matrix-world.ts';

const newMacro = (scope: string) => (w: MatrixWorld) => ({
  name: 'ماکرو',
  scope,
  steps: [{ type: 'importance', importance: 3 }],
  ...(scope === 'department' ? { department_ids: [w.department] } : {}),
});

/** A call on a macro that the full admin has made for everybody. */
const onMacro =
  (call: (id: number) => Call): Call =>
  async (client, world, role) => {
    const answer = await world.clients.F.post('/api/macro', newMacro('global')(world));
    return call((JSON.parse(answer.body) as { data: { id: number } }).data.id)(client, world, role);
  };

/** Rows of macros (decisions 2.4, 2.2 "manage macros"). */
export const macroRows: ModuleMatrix = {
  macroList: [{ case: 'seen', call: get('/api/macro'), expect: 'L - - - - -  + + + + + + +' }],
  macroGet: [
    { case: 'for everybody', call: onMacro((id) => get(`/api/macro/${id}`)), expect: 'L - - - - -  + + + + + + +' },
  ],
  macroStore: [
    { case: 'own', call: post('/api/macro', newMacro('personal')), expect: 'L - - - - -  + + + + + + +' },
    {
      case: 'for the department',
      call: post('/api/macro', newMacro('department')),
      expect: 'L - - - - -  - + - + - - +',
    },
    { case: 'for everybody', call: post('/api/macro', newMacro('global')), expect: 'L - - - - -  - - - - - - +' },
  ],
  macroUpdate: [
    {
      case: 'for everybody',
      call: onMacro((id) => (client) => client.put(`/api/macro/${id}`, { name: 'تازه' })),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  macroDelete: [
    {
      case: 'for everybody',
      call: onMacro((id) => (client) => client.delete(`/api/macro/${id}`)),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  ticketMacro: [
    {
      case: 'that changes the importance',
      call: onMacro((macro) =>
        onTicket({}, (c, { id }) =>
          c.post(`/api/ticket/${id}/macro`, { macro_id: macro, client_key: randomUUID(), last_seen_seq: 1 }),
        ),
      ),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
  ],
};
