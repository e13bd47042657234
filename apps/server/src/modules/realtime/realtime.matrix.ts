import { own, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixRole, MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';

/**
 * Whether a role gets a token for a channel: channels without access are left out of the response, which counts as `0`.
 */
const subscribe =
  (channelOf: (world: MatrixWorld, role: MatrixRole) => string | Promise<string>): Call =>
  async (client, world, role) => {
    const channel = await channelOf(world, role);
    const answer = await client.post('/api/channelAuth', { channels: [channel] });
    return answer.json.status === 'OK' && !answer.json.data.tokens[channel]
      ? { ...answer, json: { status: 'NOT_FOUND' } }
      : answer;
  };

export const matrix: ModuleMatrix = {
  channelAuth: [
    {
      case: 'own channel',
      call: subscribe((w, role) => `private-user.${own(role, w)}`),
      expect: 'L + + + + +  + + + + + + +',
    },
    {
      case: "somebody else's channel",
      call: subscribe((w) => `private-user.${w.ids.O2}`),
      expect: 'L 0 0 0 0 0  0 0 0 0 0 0 0',
    },
    {
      case: 'public changes of a ticket',
      call: subscribe(async (w) => `ticket.${(await w.ticket({})).id}`),
      expect: 'L + 0 0 0 0  + + 0 + + 0 +',
    },
    {
      case: 'every change of a ticket',
      call: subscribe(async (w) => `ticket-staff.${(await w.ticket({})).id}`),
      expect: 'L 0 0 0 0 0  + + 0 + + 0 +',
    },
    {
      case: 'who is at a ticket',
      call: subscribe(async (w) => `presence-ticket.${(await w.ticket({})).id}`),
      expect: 'L 0 0 0 0 0  + + 0 + + 0 +',
    },
    {
      case: "the department's",
      call: subscribe((w) => `department.${w.department}`),
      expect: 'L 0 0 0 0 0  + + + + 0 0 +',
    },
    {
      case: "organization 1's",
      call: subscribe((w) => `organization.${w.organization}`),
      expect: 'L 0 0 0 + 0  0 0 0 0 0 0 0',
    },
    { case: "the branch's", call: subscribe((w) => `branch.${w.branch}`), expect: 'L 0 0 0 0 0  0 0 0 0 + 0 +' },
    { case: "the system's", call: subscribe(() => 'system'), expect: 'L + + + + +  + + + + + + +' },
    { case: 'no channel at all', call: subscribe(() => 'nothing.1'), expect: 'L 0 0 0 0 0  0 0 0 0 0 0 0' },
  ],
};
