import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestClient } from '../test-app.ts';
import type { MatrixRole, TicketSpec, MatrixWorld } from './matrix-world.ts';

/** One call, made by a role. */
export type Call = (client: TestClient, world: MatrixWorld, role: MatrixRole) => Promise<TestAnswer>;

/**
 * One reviewed row. `expect` has a symbol per role, in the order V C O M S X · E P H D B R F: `+` done · `N` understood
 * and not done · `-` 403 · `0` not found (as if it did not exist) · `L` to the login · `!` the values are refused · `x`
 * expired.
 */
export interface MatrixRow {
  case: string;
  call: Call;
  expect: string;
}

const get =
  (url: string): Call =>
  (client) =>
    client.get(url);
const post =
  (url: string, body?: object | ((w: MatrixWorld, role: MatrixRole) => object)): Call =>
  (client, world, role) =>
    client.post(url, typeof body === 'function' ? body(world, role) : body);
const put =
  (url: string, body: object): Call =>
  (client) =>
    client.put(url, body);

/** A visitor's call from a new address and with a new name, because both are counted. */
const asNewVisitor =
  (url: string, body: (name: string) => object): Call =>
  (client, _world, role) =>
    client.request({
      method: 'POST',
      url,
      payload: body(`someone-${role}`),
      remoteAddress: `10.60.${role.charCodeAt(0)}.${url.length}`,
    });

/** A call for a ticket that is created for it. */
const onTicket =
  (
    spec: TicketSpec,
    call: (
      client: TestClient,
      ticket: { id: number; version: number; contentId: number },
      world: MatrixWorld,
    ) => Promise<TestAnswer>,
  ): Call =>
  async (client, world) =>
    call(client, await world.ticket(spec), world);
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
const own = (role: MatrixRole, world: MatrixWorld): number => (role === 'V' ? 0 : world.ids[role]);
const upload =
  (purpose: string): Call =>
  (client) =>
    client.request({
      method: 'POST',
      url: `/api/attachment?purpose=${purpose}`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([
        Buffer.from(
          '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
        ),
        PNG,
        Buffer.from('\r\n--b--\r\n'),
      ]),
    });
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const person = { first_name: 'نام', last_name: 'تازه' };

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

/** Every endpoint of the contracts; one that is missing here fails the test. */
export const MATRIX: Record<string, MatrixRow[]> = {
  // session and account
  checkUsername: [
    {
      case: 'any name',
      call: asNewVisitor('/api/checkUsername', (username) => ({ username })),
      expect: '+ + + + + +  + + + + + + +',
    },
  ],
  login: [
    {
      case: 'wrong password',
      call: asNewVisitor('/api/login', (username) => ({ username, password: 'x' })),
      expect: 'N N N N N N  N N N N N N N',
    },
  ],
  register: [
    {
      case: 'while sign-up is off',
      call: asNewVisitor('/api/register', (username) => ({ ...person, username, password: 'Passw0rd' })),
      expect: '- - - - - -  - - - - - - -',
    },
  ],
  verifyAccount: [
    {
      case: 'no code was sent',
      call: asNewVisitor('/api/verifyAccount', (username) => ({ username, code: '123456' })),
      expect: 'N N N N N N  N N N N N N N',
    },
  ],
  sendCode: [
    {
      case: 'unknown name',
      call: asNewVisitor('/api/sendCode', (username) => ({ username, purpose: 'register' })),
      expect: '+ + + + + +  + + + + + + +',
    },
  ],
  getPasswordResetToken: [
    {
      case: 'unknown name',
      call: asNewVisitor('/api/getPasswordResetToken', (username) => ({ username })),
      expect: '+ + + + + +  + + + + + + +',
    },
  ],
  passwordReset: [
    {
      case: 'no code was sent',
      call: asNewVisitor('/api/passwordReset', (username) => ({ username, code: '123456', password: 'Passw0rd' })),
      expect: 'N N N N N N  N N N N N N N',
    },
  ],
  me: [{ case: 'self', call: get('/api/me'), expect: 'L + + + + +  + + + + + + +' }],
  getLoginToken: [{ case: 'self', call: get('/api/getLoginToken'), expect: 'L + + + + +  + + + + + + +' }],
  sessionList: [{ case: 'own', call: get('/api/session'), expect: 'L + + + + +  + + + + + + +' }],
  sessionRevoke: [
    {
      case: "somebody else's",
      call: async (c, w) =>
        c.delete(
          `/api/session/${(await w.t.deps.db.selectFrom('session').select('id').where('user_id', '=', w.ids.O2).executeTakeFirstOrThrow()).id}`,
        ),
      expect: 'L 0 0 0 0 0  0 0 0 0 0 0 0',
    },
  ],
  logout: [
    {
      case: 'a second session',
      call: async (c, w, role) => (role === 'V' ? c : await w.t.as(own(role, w))).post('/api/logout'),
      expect: 'L + + + + +  + + + + + + +',
    },
  ],
  profileGet: [{ case: 'own', call: get('/api/profile'), expect: 'L + + + + +  + + + + + + +' }],
  updateProfile: [
    {
      case: 'own names',
      call: post('/api/updateProfile', { first_name: 'نام' }),
      expect: 'L + + + + +  + + + + + + +',
    },
    { case: 'own rank', call: post('/api/updateProfile', { full_admin: true }), expect: 'L ! ! ! ! !  ! ! ! ! ! ! !' },
  ],
  // people
  userList: [
    { case: 'customers with their rows', call: get('/api/user?employee=0'), expect: 'L - - - - -  - + - - + + +' },
    { case: 'customers by name', call: get('/api/user?employee=0&fast=1'), expect: 'L - - - + -  - + - - + + +' },
    { case: 'colleagues by name', call: get('/api/user?employee=1&fast=1'), expect: 'L - - - - -  + + + + + + +' },
  ],
  userGet: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.get(`/api/user/${await w.customer()}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'a customer of organization 1',
      call: (c, w) => c.get(`/api/user/${w.ids.M}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee as if a customer',
      call: (c, w) => c.get(`/api/user/${w.ids.E}`),
      expect: 'L - - - - -  - 0 - - 0 0 0',
    },
  ],
  userStore: [
    {
      case: 'a customer',
      call: (c, w) => c.post('/api/user', { ...person, email: `${randomUUID()}@example.ir`, branch_id: w.branch }),
      expect: 'L - - - - -  - + - - + ! +',
    },
  ],
  userUpdate: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.put(`/api/user/${await w.customer()}`, { first_name: 'تازه' }),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee as if a customer',
      call: (c, w) => c.put(`/api/user/${w.ids.E}`, { first_name: 'تازه' }),
      expect: 'L - - - - -  - 0 - - 0 0 0',
    },
  ],
  userDelete: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.delete(`/api/user/${await w.customer()}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee',
      call: (c, w) => c.delete(`/api/user/${w.ids.E}?employee=1`),
      expect: 'L - - - - -  0 0 0 0 0 0 0',
    },
  ],
  customerLevelList: [{ case: 'all', call: get('/api/customerLevel'), expect: 'L - - - - -  + + + + + + +' }],
  organizationList: [{ case: 'in scope', call: get('/api/organization'), expect: 'L - - - + -  - + - - + + +' }],
  organizationGet: [
    {
      case: 'organization 1',
      call: (c, w) => c.get(`/api/organization/${w.organization}`),
      expect: 'L - - - + -  - + - - + 0 +',
    },
    {
      case: 'another of the branch',
      call: async (c, w) => c.get(`/api/organization/${await w.emptyOrganization()}`),
      expect: 'L - - - 0 -  - + - - + 0 +',
    },
  ],
  organizationStore: [
    {
      case: 'without a branch',
      call: (c, w) => c.post('/api/organization', { name: randomUUID(), customer_level_id: w.level }),
      expect: 'L - - - - -  - + - - + + !',
    },
  ],
  organizationUpdate: [
    {
      case: 'another of the branch',
      call: async (c, w) => c.put(`/api/organization/${await w.emptyOrganization()}`, { name: randomUUID() }),
      expect: 'L - - - - -  - + - - + 0 +',
    },
  ],
  organizationDelete: [
    {
      case: 'an empty one',
      call: async (c, w) => c.delete(`/api/organization/${await w.emptyOrganization()}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'one with members',
      call: (c, w) => c.delete(`/api/organization/${w.organization}`),
      expect: 'L - - - - -  - ! - - ! 0 !',
    },
  ],
  // tickets
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
    { case: 'importance', call: change({}, { importance: 3 }), expect: 'L - 0 0 0 0  - + 0 + + 0 +' },
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
  ticketHistory: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.get(`/api/ticket/${id}/history`)),
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
  checkDefaultReciever: [
    {
      case: 'the public department',
      call: (c, w) => c.get('/api/checkDefaultReciever', { department_id: w.department }),
      expect: 'L + + + + +  + + + + + + +',
    },
  ],
  // files and drafts
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
  // the system
  systemSettingsGet: [{ case: 'public', call: get('/api/systemSettings'), expect: '+ + + + + +  + + + + + + +' }],
  systemDefaultsGet: [{ case: 'by scope', call: get('/api/systemDefaults'), expect: 'L + + + + +  + + + + + + +' }],
  adminDefaultsGet: [
    { case: 'what may be granted', call: get('/api/adminDefaults'), expect: 'L - - - - -  - - - + + + +' },
  ],
  defaultSettings: [{ case: 'all', call: get('/api/defaultSettings'), expect: 'L - - - - -  - - - - - - +' }],
  settingsGet: [{ case: 'all', call: get('/api/settings'), expect: 'L - - - - -  - - - - - - +' }],
  settingsStore: [
    {
      case: 'a group',
      call: post('/api/settings', { group: 'securitySettings', values: {} }),
      expect: 'L - - - - -  - - - - - - +',
    },
  ],
  licenseGet: [{ case: 'in force', call: get('/api/license'), expect: 'L - - - - -  - - - - - - +' }],
  licensePut: [
    {
      case: 'a rubbish code',
      call: post('/api/license', { code: 'x'.repeat(40) }),
      expect: 'L - - - - -  - - - - - - !',
    },
  ],
  getLogs: [{ case: 'request log', call: get('/api/getLogs'), expect: 'L - - - - -  - - - - - - +' }],
  auditLogList: [{ case: 'audit log', call: get('/api/auditLog'), expect: 'L - - - - -  - + - - - - +' }],
  deliveryList: [{ case: 'delivery log', call: get('/api/delivery'), expect: 'L - - - - -  - - - - - - +' }],
  deliveryCode: [
    { case: 'no such message', call: post('/api/delivery/999999/code'), expect: 'L - - - - -  - - - - - - 0' },
  ],
  deliverySend: [
    { case: 'no such message', call: post('/api/delivery/999999/send'), expect: 'L - - - - -  - - - - - - 0' },
  ],
  deliveryHint: [{ case: 'where codes wait', call: get('/api/deliveryHint'), expect: '+ + + + + +  + + + + + + +' }],
  moduleFailureList: [
    { case: 'failures of modules', call: get('/api/moduleFailure'), expect: 'L - - - - -  - - - - - - +' },
  ],
  registryGet: [{ case: 'own', call: get('/api/registry'), expect: 'L + + + + +  + + + + + + +' }],
  moduleError: [
    {
      case: 'a report',
      call: post('/api/moduleError', { trace_id: 't', module: 'm', version: '1', kind: 'render', message: 'x' }),
      expect: '+ + + + + +  + + + + + + +',
    },
  ],
  userNotifications: [{ case: 'own', call: get('/api/userNotifications'), expect: 'L + + + + +  + + + + + + +' }],
  notificationRead: [
    { case: 'own', call: put('/api/notificationRead', { all: true }), expect: 'L + + + + +  + + + + + + +' },
  ],
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
  countries: [{ case: 'all', call: get('/api/countries'), expect: '+ + + + + +  + + + + + + +' }],
  states: [{ case: 'of Iran', call: get('/api/states?country_code=IR'), expect: '+ + + + + +  + + + + + + +' }],
  cities: [{ case: 'of a province', call: get('/api/cities?state_id=1'), expect: '+ + + + + +  + + + + + + +' }],
  timezones: [{ case: 'all', call: get('/api/timezones'), expect: '+ + + + + +  + + + + + + +' }],
};
