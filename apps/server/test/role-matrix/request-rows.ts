import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../../src/platform/auth/tokens.ts';
import { withTransaction } from '../../src/platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../../src/modules/settings/public.ts';
import { formRequest, PDF } from '../upload.ts';
import type { Call, MatrixRow, ModuleMatrix } from './matrix-calls.ts';
import type { MatrixWorld, TicketSpec } from './matrix-world.ts';

const DAY = 86_400_000;

async function allow({ t: { deps } }: MatrixWorld, requests_without_account: boolean): Promise<void> {
  const at = deps.clock.now();
  await writeGroup(deps.db, 'userAccountSettings', { requests_without_account }, { id: null, at });
  await withTransaction(deps.db, settingsOf(deps).changed);
}

/** A call while requests without an account are allowed. */
const whileOpen =
  (call: Call): Call =>
  async (client, world, role) => {
    await allow(world, true);
    try {
      return await call(client, world, role);
    } finally {
      await allow(world, false);
    }
  };

/** The address of a link to a new ticket of C. */
async function linkTo(world: MatrixWorld, spec: TicketSpec): Promise<string> {
  const { db, clock } = world.t.deps;
  const { id } = await world.ticket(spec);
  const token = newToken();
  await db.updateTable('user').set({ email_key: 'c@example.ir' }).where('id', '=', world.ids.C).execute();
  await db
    .insertInto('request_link')
    .values({
      ...{ token_hash: hashToken(token), ticket_id: id, user_id: world.ids.C, address: 'c@example.ir' },
      ...{ created_at: clock.now(), expires_at: new Date(clock.now().getTime() + DAY) },
    })
    .execute();
  return `/api/requestLink/${token}`;
}

/** A link is its own right, whoever is logged in beside it; while the setting is off it is none. */
const byLink = (spec: TicketSpec, call: (url: string) => Call, expect: string): MatrixRow[] => {
  const opened: Call = async (client, world, role) => call(await linkTo(world, spec))(client, world, role);
  return [
    { case: 'by a link', call: whileOpen(opened), expect },
    {
      case: 'by a link that nobody has made',
      call: whileOpen(call(`/api/requestLink/${'a'.repeat(43)}`)),
      expect: '0 0 0 0 0 0  0 0 0 0 0 0 0',
    },
    {
      case: 'by a link while requests without an account are off',
      call: opened,
      expect: '0 - - - - -  - - - - - - -',
    },
  ];
};

const EVERYBODY = '+ + + + + +  + + + + + + +';
/** Nothing without the cookie of a proven address. */
const UNPROVEN = 'N N N N N N  N N N N N N N';

const proven = (call: Call): MatrixRow[] => [
  { case: 'while requests without an account are off', call, expect: '0 - - - - -  - - - - - - -' },
  { case: 'without a proven address', call: whileOpen(call), expect: UNPROVEN },
];

/** Rows of requests without an account and of the links to them (decisions 2.23). */
export const requestRows: ModuleMatrix = {
  ticketRequestGet: proven((c) => c.get('/api/ticketRequest')),
  ticketRequestForm: proven((c, w) => c.get('/api/ticketRequest/form', { department_id: w.department })),
  ticketRequestFile: proven((c) =>
    c.request(formRequest('POST', '/api/ticketRequest/file', { name: 'a.pdf', content: PDF })),
  ),
  ticketRequestStore: proven((c, w) =>
    c.post('/api/ticketRequest', {
      requester_id: 1,
      department_id: w.department,
      subject: 'موضوع',
      body_html: '<p>متن</p>',
      client_key: randomUUID(),
    }),
  ),
  requestLinkGet: byLink({}, (url) => (c) => c.get(url), EVERYBODY),
  requestLinkReply: byLink(
    {},
    (url) => (c) => c.post(`${url}/reply`, { body_html: '<p>متن</p>', client_key: randomUUID(), last_seen_seq: 1 }),
    EVERYBODY,
  ),
  requestLinkFile: byLink(
    {},
    (url) => (c) => c.request(formRequest('POST', `${url}/file`, { name: 'a.pdf', content: PDF })),
    EVERYBODY,
  ),
  requestLinkAttachment: byLink({}, (url) => (c) => c.get(`${url}/attachment/999999`), '0 0 0 0 0 0  0 0 0 0 0 0 0'),
  requestLinkClose: byLink({}, (url) => (c) => c.put(`${url}/close`), EVERYBODY),
  requestLinkRate: byLink({ status: 4 }, (url) => (c) => c.put(`${url}/satisfaction`, { satisfaction: 5 }), EVERYBODY),
  requestLinkCode: [
    {
      case: 'while requests without an account are off',
      call: (c) => c.post('/api/requestLinkCode', { address: 'a@example.ir' }),
      expect: '0 - - - - -  - - - - - - -',
    },
  ],
  requestLinkRenew: byLink(
    {},
    (url) => (c) => c.post(`${url}/renew`, { address: `${randomUUID()}@example.ir`, code: '000000' }),
    UNPROVEN,
  ).map((row) => (row.case.includes('nobody') ? { ...row, expect: UNPROVEN } : row)),
};
