import { randomUUID } from 'node:crypto';
import { get, onTicket, post, put, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import { ticketExportRows } from '../../../test/role-matrix/ticket-export-rows.ts';
import { macroRows } from '../../../test/role-matrix/macro-rows.ts';
import { mergeRows } from '../../../test/role-matrix/ticket-merge-rows.ts';
import { requestRows } from '../../../test/role-matrix/request-rows.ts';
import { templateRows } from '../../../test/role-matrix/ticket-template-rows.ts';
import type { MatrixWorld, TicketSpec } from '../../../test/role-matrix/matrix-world.ts';

const openTicket = (spec: TicketSpec) => onTicket(spec, (client, { id }) => client.get(`/api/ticket/${id}`));
const write = (spec: TicketSpec, type: 'message' | 'note') =>
  onTicket(spec, (client, { id }) =>
    client.post(`/api/ticket/${id}`, {
      content: { type, body_html: '<p>متن</p>', client_key: randomUUID(), last_seen_seq: 1 },
    }),
  );
const change = (spec: TicketSpec, fields: object | ((w: MatrixWorld) => object)) =>
  onTicket(spec, (client, { id, version }, world) =>
    client.post(`/api/ticket/${id}`, { version, ...(typeof fields === 'function' ? fields(world) : fields) }),
  );

const newView = (scope: string) => (w: MatrixWorld) => ({
  name: 'باز',
  scope,
  filters: { status: [0] },
  ...(scope === 'department' ? { department_id: w.department } : {}),
});
/** An action on one ticket among several: the outcome of its row counts. */
const actOn = (spec: TicketSpec, action: object | ((w: MatrixWorld) => object)) =>
  onTicket(spec, async (client, { id }, world) => {
    const answer = await client.put('/api/multipleTicketAction', {
      ticket_ids: [id],
      ...(typeof action === 'function' ? action(world) : action),
    });
    const code: string | undefined = answer.json.data?.failed[0]?.code;
    return code === undefined
      ? answer
      : { ...answer, json: { status: code === 'TRANSITION_FORBIDDEN' ? 'NOK' : code } };
  });

let serial = 0;
/** A policy of service levels that F has made for it; default: for all branches. */
async function policyOf({ clients }: MatrixWorld, branch_id = -1): Promise<number> {
  const hours = { first_response_minutes: 60, resolution_minutes: 480 };
  const body = { name: `SLA تیکت ${(serial += 1)}`, branch_id, targets: [hours, hours, hours, hours] };
  return (await clients.F.post('/api/sla', body)).json.data.id;
}

export const matrix: ModuleMatrix = {
  multipleTicketAction: [
    {
      case: 'close',
      call: actOn({}, { action: 'status', value: { status: 4 } }),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
    {
      case: 'close, assigned to E',
      call: actOn({ assignee: 'E' }, { action: 'status', value: { status: 4 } }),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
    {
      case: 'back to open',
      call: actOn({ status: 1 }, { action: 'status', value: { status: 0 } }),
      expect: 'L - - - - -  N N 0 N N 0 N',
    },
    { case: 'importance', call: actOn({}, { action: 'importance', value: 3 }), expect: 'L - - - - -  - + 0 + + 0 +' },
    {
      case: 'transfer',
      call: actOn({}, (w) => ({ action: 'department', value: { department_id: w.otherDepartment, reason: 'مالی' } })),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
    {
      case: 'assign to P',
      call: actOn({}, (w) => ({ action: 'assignee', value: w.ids.P })),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
    { case: 'category', call: actOn({}, { action: 'category', value: null }), expect: 'L - - - - -  + + 0 + + 0 +' },
    { case: 'service', call: actOn({}, { action: 'service', value: null }), expect: 'L - - - - -  + + 0 + + 0 +' },
    {
      case: 'take a tag away',
      call: actOn({}, { action: 'remove_tags', value: [1] }),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
    {
      case: 'share with E, who is of the same department',
      call: actOn({ assignee: 'P' }, (w) => ({ action: 'share', value: [{ user_id: w.ids.E }] })),
      expect: 'L - - - - -  0 + 0 + + 0 +',
    },
    {
      case: 'merge into one of the same customer',
      call: async (client, world, role) => {
        const target = await world.ticket({});
        return actOn({}, { action: 'merge_into', value: { target_id: target.id } })(client, world, role);
      },
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
    { case: 'spam', call: actOn({}, { action: 'spam', value: true }), expect: 'L - - - - -  - + 0 + + 0 +' },
    {
      case: 'restore one that is not deleted',
      call: actOn({}, { action: 'restore' }),
      expect: 'L - - - - -  0 0 0 0 0 0 0',
    },
    { case: 'unread', call: actOn({}, { action: 'unread' }), expect: 'L - - - - -  + + 0 + + 0 +' },
    {
      case: 'no ticket at all',
      call: (c) => c.put('/api/multipleTicketAction', { ticket_ids: [], action: 'read' }),
      expect: 'L - - - - -  ! ! ! ! ! ! !',
    },
  ],
  ...templateRows,
  ...mergeRows,
  ...macroRows,
  ...ticketExportRows,
  ticketList: [{ case: 'in scope', call: get('/api/ticket'), expect: 'L + + + + +  + + + + + + +' }],
  ticketCounters: [{ case: 'own views', call: get('/api/ticketCounters'), expect: 'L + + + + +  + + + + + + +' }],
  ticketGet: [
    { case: "the customer's", call: openTicket({}), expect: 'L + 0 0 0 0  + + 0 + + 0 +' },
    { case: "the member's", call: openTicket({ of: 'M' }), expect: 'L 0 0 + + 0  + + 0 + + 0 +' },
    { case: 'of another branch', call: openTicket({ of: 'O2' }), expect: 'L 0 0 0 0 0  0 0 + + 0 + +' },
    { case: 'assigned to a colleague', call: openTicket({ assignee: 'P' }), expect: 'L + 0 0 0 0  0 + 0 + + 0 +' },
    {
      case: 'shared into another branch',
      call: openTicket({ sharedWith: { role: 'H', editable: false } }),
      expect: 'L + 0 0 0 0  + + + + + 0 +',
    },
    { case: "the expired customer's", call: openTicket({ of: 'X' }), expect: 'L 0 0 0 0 +  + + 0 + + 0 +' },
  ],
  ticketStore: [
    {
      case: 'own',
      call: post('/api/ticket', (w) => ({
        department_id: w.department,
        subject: 'یک',
        body_html: '<p>یک</p>',
        client_key: randomUUID(),
      })),
      expect: 'L + + + + x  - - - - - - -',
    },
    {
      case: 'behalf of the customer',
      call: post('/api/ticket', (w) => ({
        kind: 'behalf',
        customer_id: w.ids.C,
        department_id: w.department,
        subject: 'یک',
        body_html: '<p>یک</p>',
        client_key: randomUUID(),
      })),
      expect: 'L - - - - x  - + - - - - +',
    },
    {
      case: 'to the customer',
      call: post('/api/ticket', (w) => ({
        kind: 'to_customer',
        customer_id: w.ids.C,
        department_id: w.department,
        subject: 'یک',
        body_html: '<p>یک</p>',
        client_key: randomUUID(),
      })),
      expect: 'L - - - - x  - + - - - - +',
    },
    {
      case: 'internal',
      call: post('/api/ticket', (w) => ({
        kind: 'internal',
        department_id: w.department,
        subject: 'یک',
        body_html: '<p>یک</p>',
        client_key: randomUUID(),
      })),
      expect: 'L - - - - x  + + + + + + +',
    },
  ],
  ticketUpdate: [
    { case: 'reply, nobody assigned', call: write({}, 'message'), expect: 'L + 0 0 0 0  + + 0 + + 0 +' },
    { case: "reply on the member's", call: write({ of: 'M' }, 'message'), expect: 'L 0 0 + + 0  + + 0 + + 0 +' },
    { case: 'reply, assigned to E', call: write({ assignee: 'E' }, 'message'), expect: 'L + 0 0 0 0  + - 0 + + 0 +' },
    {
      case: 'reply, shared without full access',
      call: write({ sharedWith: { role: 'H', editable: false } }, 'message'),
      expect: 'L + 0 0 0 0  + + - + + 0 +',
    },
    {
      case: 'reply, shared with full access',
      call: write({ sharedWith: { role: 'H', editable: true } }, 'message'),
      expect: 'L + 0 0 0 0  + + + + + 0 +',
    },
    {
      case: "reply on the expired customer's",
      call: write({ of: 'X' }, 'message'),
      expect: 'L 0 0 0 0 +  + + 0 + + 0 +',
    },
    { case: 'note', call: write({}, 'note'), expect: 'L - 0 0 0 0  + + 0 + + 0 +' },
    { case: 'note, assigned to E', call: write({ assignee: 'E' }, 'note'), expect: 'L - 0 0 0 0  + + 0 + + 0 +' },
    { case: 'assign to E', call: change({}, (w) => ({ recipient_id: w.ids.E })), expect: 'L - 0 0 0 0  + + 0 + + 0 +' },
    { case: 'assign to P', call: change({}, (w) => ({ recipient_id: w.ids.P })), expect: 'L - 0 0 0 0  - + 0 + + 0 +' },
    {
      case: 'release, assigned to E',
      call: change({ assignee: 'E' }, { recipient_id: null }),
      expect: 'L - 0 0 0 0  + + 0 + + 0 +',
    },
    {
      case: 'transfer',
      call: change({}, (w) => ({ department_id: w.otherDepartment, reason: 'مالی است' })),
      expect: 'L - 0 0 0 0  - + 0 + + 0 +',
    },
    {
      case: 'in progress, assigned to E',
      call: change({ assignee: 'E' }, { status: 1 }),
      expect: 'L - 0 0 0 0  + - 0 + + 0 +',
    },
    { case: 'close', call: change({}, { status: 4 }), expect: 'L + 0 0 0 0  - + 0 + + 0 +' },
    {
      case: 'close, assigned to E',
      call: change({ assignee: 'E' }, { status: 4 }),
      expect: 'L + 0 0 0 0  + + 0 + + 0 +',
    },
    { case: 'reopen', call: change({ status: 4 }, { status: 1 }), expect: 'L - 0 0 0 0  - + 0 + + 0 +' },
    { case: 'back to open', call: change({ status: 1 }, { status: 0 }), expect: 'L N 0 0 0 0  N N 0 N N 0 N' },
    { case: 'lock', call: change({}, { locked: true }), expect: 'L - 0 0 0 0  - - 0 - - 0 +' },
    { case: 'spam', call: change({}, { spam: true }), expect: 'L - 0 0 0 0  - + 0 + + 0 +' },
    { case: 'importance', call: change({}, { importance: 3 }), expect: 'L - 0 0 0 0  - + 0 + + 0 +' },
    {
      case: 'sla',
      call: onTicket({}, async (c, { id, version }, world) =>
        c.post(`/api/ticket/${id}`, { version, sla_id: await policyOf(world) }),
      ),
      expect: 'L - 0 0 0 0  - + 0 + + 0 +',
    },
    {
      case: 'category',
      call: change({}, { category_id: null, service_id: null, subject: 'تازه' }),
      expect: 'L - 0 0 0 0  + + 0 + + 0 +',
    },
    {
      case: 'a version that is gone',
      call: onTicket({}, (c, { id }) => c.post(`/api/ticket/${id}`, { version: 99, importance: 3 })),
      expect: 'L - 0 0 0 0  N N 0 N N 0 N',
    },
  ],
  ticketDelete: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.delete(`/api/ticket/${id}`)),
      expect: 'L - - - - -  - - 0 - + 0 +',
    },
  ],
  savedViewList: [{ case: 'seen', call: get('/api/savedView'), expect: 'L - - - - -  + + + + + + +' }],
  savedViewStore: [
    { case: 'own', call: post('/api/savedView', newView('personal')), expect: 'L - - - - -  + + + + + + +' },
    {
      case: 'for the department',
      call: post('/api/savedView', newView('department')),
      expect: 'L - - - - -  ! ! ! + + + +',
    },
    { case: 'for all', call: post('/api/savedView', newView('system')), expect: 'L - - - - -  ! ! ! ! ! ! +' },
  ],
  savedViewUpdate: [
    {
      case: 'the own one',
      call: async (client, world, role) => {
        await post('/api/savedView', newView('personal'))(client, world, role);
        const { body } = await client.get('/api/savedView');
        const own = (JSON.parse(body) as { data?: { id: number }[] }).data?.at(-1);
        return client.put(`/api/savedView/${own?.id ?? 999_999}`, { name: 'تازه' });
      },
      expect: 'L - - - - -  + + + + + + +',
    },
    { case: 'none', call: put('/api/savedView/999999', { name: 'تازه' }), expect: 'L - - - - -  0 0 0 0 0 0 0' },
  ],
  savedViewDelete: [
    {
      case: 'none',
      call: (client) => client.delete('/api/savedView/999999'),
      expect: 'L - - - - -  0 0 0 0 0 0 0',
    },
  ],
  deletedTicketList: [
    { case: 'all that can be restored', call: get('/api/deletedTicket'), expect: 'L - - - - -  - - - - - - +' },
  ],
  ticketRestore: [
    {
      case: 'one that is not deleted',
      call: onTicket({}, (c, { id }) => c.post(`/api/ticket/${id}/restore`)),
      expect: 'L - - - - -  - - - - - - 0',
    },
  ],
  deleteTicketContent: [
    {
      case: "the customer's message",
      call: onTicket({ status: 1 }, (c, { contentId }) =>
        c.delete(`/api/deleteTicketContent?ticket_content_id=${contentId}`),
      ),
      expect: 'L + 0 0 0 0  - + 0 + + 0 +',
    },
  ],
  ticketRead: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.put(`/api/ticket/${id}/read`, { last_read_seq: 1 })),
      expect: 'L + 0 0 0 0  + + 0 + + 0 +',
    },
  ],
  ticketDraftShare: [
    {
      case: 'of an answer',
      call: onTicket({}, (c, { id }) => c.put(`/api/ticketDraft/${id}/share`, { shared: true })),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
    {
      case: 'of an answer, assigned to P',
      call: onTicket({ assignee: 'P' }, (c, { id }) => c.put(`/api/ticketDraft/${id}/share`, { shared: true })),
      expect: 'L - - - - -  0 + 0 + + 0 +',
    },
  ],
  ticketDraftClaim: [
    {
      case: 'one that nobody shares',
      call: onTicket({}, (c, { id }, w) => c.post(`/api/ticketDraft/${id}/claim`, { user_id: w.ids.P })),
      expect: 'L - - - - -  0 0 0 0 0 0 0',
    },
  ],
  ticketFollow: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.put(`/api/ticket/${id}/follow`, { follow: true })),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
  ticketAssignees: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.get(`/api/ticket/${id}/assignees`)),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
  ticketMentionCandidates: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.get(`/api/ticket/${id}/mentionCandidates`)),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
  ticketShareCandidates: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.get(`/api/ticket/${id}/shareCandidates`)),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
    {
      case: 'shared with full access',
      call: onTicket({ sharedWith: { role: 'H', editable: true } }, (c, { id }) =>
        c.get(`/api/ticket/${id}/shareCandidates`),
      ),
      expect: 'L - - - - -  - + + + + 0 +',
    },
  ],
  ticketShares: [
    {
      case: 'shared with H, who may answer from now on',
      call: onTicket({ sharedWith: { role: 'H', editable: false } }, (c, { id, version }, { ids }) =>
        c.put(`/api/ticket/${id}/shares`, { version, shares: [{ user_id: ids.H, editable: true }] }),
      ),
      expect: 'L - - - - -  - + - + + 0 +',
    },
    {
      case: 'shared with H, with nobody any more',
      call: onTicket({ sharedWith: { role: 'H', editable: false } }, (c, { id, version }) =>
        c.put(`/api/ticket/${id}/shares`, { version, shares: [] }),
      ),
      expect: 'L - - - - -  - + + + + 0 +',
    },
  ],
  ticketHistory: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.get(`/api/ticket/${id}/history`)),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
  ticketDueGet: [
    {
      case: 'own',
      call: get('/api/ticketDue?start_date=1795000000&end_date=1795600000'),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
  ticketDueLayerUpdate: [
    {
      case: 'own',
      call: put('/api/ticketDueLayer', { shown: true, scope: 'mine' }),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
  ticketSlaMatches: [
    {
      case: 'a policy of all branches',
      call: async (c, world) => c.get(`/api/ticketSla/${await policyOf(world)}/matches`),
      expect: 'L - - - - -  - - - - - - +',
    },
    {
      case: 'a policy of the branch',
      call: async (c, world) => c.get(`/api/ticketSla/${await policyOf(world, world.branch)}/matches`),
      expect: 'L - - - - -  - - - - + 0 +',
    },
  ],
  ticketSlaApply: [
    {
      case: 'a policy of all branches',
      call: async (c, world) => c.post(`/api/ticketSla/${await policyOf(world)}/apply`),
      expect: 'L - - - - -  - - - - - - +',
    },
    {
      case: 'a policy of the branch',
      call: async (c, world) => c.post(`/api/ticketSla/${await policyOf(world, world.branch)}/apply`),
      expect: 'L - - - - -  - - - - + 0 +',
    },
  ],
  ticketSla: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.get(`/api/ticket/${id}/sla`)),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
  satisfactionPut: [
    {
      case: 'closed',
      call: onTicket({ status: 4 }, (c, { id }) => c.put('/api/satisfaction', { ticket_id: id, satisfaction: 5 })),
      expect: 'L + 0 0 0 0  - - - - - - -',
    },
    {
      case: "the member's, closed",
      call: onTicket({ of: 'M', status: 4 }, (c, { id }) =>
        c.put('/api/satisfaction', { ticket_id: id, satisfaction: 5 }),
      ),
      expect: 'L 0 0 + - 0  - - - - - - -',
    },
  ],
  ratingLinkGet: [
    {
      case: 'a link that nobody has sent',
      call: (c) => c.get('/api/ratingLink/1-1-1-0'),
      expect: '0 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
  ratingLinkPut: [
    {
      case: 'a link that nobody has sent',
      call: (c) => c.put('/api/ratingLink/1-1-1-0', { satisfaction: 5 }),
      expect: '0 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
  ...requestRows,
  ticketFieldValues: [
    {
      case: 'of a ticket and of a field that are not there',
      call: (c) => c.get('/api/ticketFieldValue', { ids: [999_999], field_ids: [999_999] }),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
  ticketColumnValues: [
    {
      case: 'of a ticket that is not there',
      call: (c) => c.get('/api/ticketColumnValue', { ids: [999_999], columns: ['channel', 'created_by'] }),
      expect: 'L - - - - -  + + + + + + +',
    },
  ],
  ticketFieldMatches: [
    {
      case: 'of a ticket that is not there',
      call: (c) => c.get('/api/ticketFieldMatch', { ids: [999_999], s: 'سریال' }),
      expect: 'L + + + + +  + + + + + + +',
    },
  ],
  ticketFormChoice: [
    {
      case: 'of the public department',
      call: (c, w) => c.get('/api/ticketFormChoice', { department_id: w.department }),
      expect: 'L + + + + +  + + + + + + +',
    },
    {
      case: 'of no department',
      call: (c) => c.get('/api/ticketFormChoice', { department_id: 999_999 }),
      expect: 'L 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
  checkDefaultReciever: [
    {
      case: 'the public department',
      call: (c, w) => c.get('/api/checkDefaultReciever', { department_id: w.department }),
      expect: 'L + + + + +  + + + + + + +',
    },
  ],
  ticketSignatureGet: [
    {
      case: "of the customer's ticket",
      call: onTicket({}, (client, { id }) => client.get(`/api/ticketSignature?ticket_id=${id}`)),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
  similarTicketList: [
    {
      case: 'of the customer',
      call: (client, w) => client.get('/api/similarTicket', { subject: 'چاپگر', customer_id: w.ids.C }),
      expect: 'L + 0 0 0 0  + + 0 + + 0 +',
    },
    {
      case: 'of the caller',
      call: get('/api/similarTicket?subject=abc'),
      expect: 'L + + + + +  ! ! ! ! ! ! !',
    },
  ],
  ticketOpeningGet: [{ case: 'of the caller', call: get('/api/ticketOpening'), expect: 'L + + + + +  - - - - - - -' }],
  expectedAnswerGet: [
    {
      case: 'of the department',
      call: (client, w) => client.get(`/api/expectedAnswer?department_id=${w.department}`),
      expect: 'L + + + + +  + + + + + + +',
    },
    {
      case: 'of no department',
      call: get('/api/expectedAnswer?department_id=999999'),
      expect: 'L 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
};
