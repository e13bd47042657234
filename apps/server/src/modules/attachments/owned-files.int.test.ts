import type { FileOwnerKind } from '@hamyar/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk } from '../../../test/test-app.ts';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { PDF, uploadRequest } from '../../../test/upload.ts';
import { draftsModule } from '../drafts/drafts.module.ts';
import { organizationsModule } from '../organizations/organizations.module.ts';
import { ticketsModule } from '../tickets/tickets.module.ts';
import { hideOrphanedFiles, sweepAttachments } from './attachment.job.ts';
import { attachmentsModule } from './attachments.module.ts';
import { fileOwners } from './file-owner.ts';

const DAY = 86_400_000;
const people = Object.keys(PEOPLE) as PersonName[];

let desk: Desk;
beforeEach(async () => {
  desk = await createDesk([ticketsModule, attachmentsModule, draftsModule, organizationsModule]);
  await sql`insert into customer_level (id, name, color) values (1, 'عادی', '#56B27F')`.execute(desk.deps.db);
  // the desk has numbered its organisation itself
  await sql`select setval(pg_get_serial_sequence('organization', 'id'), 100)`.execute(desk.deps.db);
});
afterEach(() => desk.close());

interface Uploaded {
  id: number;
  token: string;
}

const upload = async (by: PersonName, purpose?: FileOwnerKind, content = PDF): Promise<Uploaded> => {
  const { body } = await desk.as(by).send(uploadRequest('a.pdf', content, purpose));
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data as Uploaded;
};
const download = async (by: PersonName, id: number): Promise<number> =>
  (await desk.as(by).get(`/api/attachment/${id}`)).code;
const changeOrganization = (by: PersonName, id: number, change: object) =>
  desk.as(by).put(`/api/organization/${id}`, change);
const cleanUp = async () => {
  await hideOrphanedFiles(desk.deps, fileOwners(desk.deps.modules));
  await sweepAttachments(desk.deps);
};
const storedHashes = async (): Promise<string[]> => {
  const hashes = [];
  for await (const hash of desk.deps.storage.list()) hashes.push(hash);
  return hashes.sort();
};

describe('files of rows that modules declare', () => {
  it('[decisions 2.8, decisions 2.10] the contract of an organisation is for those who may view it', async () => {
    const { id, token } = await upload('branchAdmin', 'organization_contract');
    const { body } = await changeOrganization('branchAdmin', 1, { contract_file: token });
    expect(body.data.contract_file).toMatchObject({ id, name: 'a.pdf' });
    for (const by of ['branchAdmin', 'admin', 'supervisor'] as const) expect(await download(by, id)).toBe(200);
    for (const by of ['member', 'sara', 'customer', 'far'] as const) expect(await download(by, id)).toBe(404);
    const next = await upload('admin', 'organization_contract');
    await changeOrganization('admin', 1, { contract_file: next.token });
    expect(await download('admin', id)).toBe(404);
    expect((await desk.as('supervisor').get('/api/organization/1')).body.data.contract_file.id).toBe(next.id);
    await changeOrganization('admin', 1, { contract_file: null });
    expect(await download('admin', next.id)).toBe(404);
  });

  it('[decisions 2.10] a file that a body names stays, and the file of another row cannot be named', async () => {
    const { id, token } = await upload('admin', 'organization_contract');
    await changeOrganization('admin', 1, { contract_file: token });
    expect((await changeOrganization('admin', 1, { contract_file: id })).body.data.contract_file.id).toBe(id);
    expect(await download('admin', id)).toBe(200);
    const other = { name: 'سرو', customer_level_id: 1, branch_id: 1 };
    const refused = await desk.as('admin').post('/api/organization', { ...other, contract_file: id });
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'contract_file', code: 'ATTACHMENT' })]);
  });

  it('[decisions 2.26] the audit log names the contract before and after', async () => {
    const { token } = await upload('admin', 'organization_contract');
    await changeOrganization('admin', 1, { contract_file: token });
    await changeOrganization('admin', 1, { contract_file: null });
    const changes = await desk.deps.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'organization.update')
      .orderBy('id')
      .execute();
    expect(changes).toEqual([
      { before: { contract_file: null }, after: { contract_file: 'a.pdf' } },
      { before: { contract_file: 'a.pdf' }, after: { contract_file: null } },
    ]);
  });

  it('[decisions 2.10] an upload becomes a file of the kind for which it was checked', async () => {
    const logo = await desk
      .as('admin')
      .send(uploadRequest('a.png', await onePixel(), 'setting'))
      .then(({ body }) => body.data as Uploaded);
    const contract = await upload('admin', 'organization_contract');
    const refused = (await changeOrganization('admin', 1, { contract_file: logo.token })).body.errors;
    expect(refused).toEqual([expect.objectContaining({ field: 'contract_file', code: 'ATTACHMENT' })]);
    const id = await desk.ticket('customer');
    expect((await desk.write('admin', id, { attachments: [contract.token] })).code).toBe(422);
    const unsaid = await upload('admin');
    expect((await desk.write('admin', id, { attachments: [unsaid.token] })).code).toBe(200);
  });

  it('[5.24, 9.9] a kind has the types and the size that its slice declares, whatever the settings allow', async () => {
    const refused = async (name: string, content: Buffer, purpose: FileOwnerKind) =>
      (await desk.as('admin').send(uploadRequest(name, content, purpose))).body.errors?.[0]?.code;
    expect(await refused('a.pdf', PDF, 'setting')).toBe('FILE_TYPE');
    expect(await refused('a.png', Buffer.alloc(512_001), 'setting')).toBe('FILE_SIZE');
    expect(await refused('a.pdf', Buffer.concat([PDF, Buffer.alloc(512_001)]), 'ticket_content')).toBeUndefined();
    expect((await desk.as('admin').send(uploadRequest('a.pdf', PDF, 'visit' as FileOwnerKind))).code).toBe(422);
  });

  it('[decisions 2.10] files whose row is gone are removed, those of a hidden row are not', async () => {
    const { body } = await desk.as('admin').post('/api/organization', {
      name: 'سرو',
      customer_level_id: 1,
      branch_id: 1,
      contract_file: (await upload('admin', 'organization_contract', Buffer.concat([PDF, PDF]))).token,
    });
    const file = await upload('admin', 'organization_contract');
    await changeOrganization('admin', 1, { contract_file: file.token });
    const cleanUpTwice = async () => {
      for (const days of [0, 31]) {
        desk.deps.clock.advance(days * DAY);
        await cleanUp();
      }
    };
    await desk.as('admin').delete(`/api/organization/${body.data.id}`);
    await cleanUpTwice();
    expect(await storedHashes()).toHaveLength(2);
    await sql`delete from organization where id = ${body.data.id}`.execute(desk.deps.db);
    await cleanUpTwice();
    expect(await storedHashes()).toHaveLength(1);
    expect(await download('admin', file.id)).toBe(200);
  });

  it('[decisions 2.10] whatever people do, a file is for those who see its row, and is neither lost nor kept', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
        const uploaded: number[] = [];
        for (const one of steps) uploaded.push(...(await play(one)));
        for (const by of people) {
          const visible = await filesThatAreShownTo(by);
          const given = [];
          for (const id of uploaded) if ((await download(by, id)) === 200) given.push(id);
          expect({ by, given }).toEqual({ by, given: uploaded.filter((id) => visible.has(id)) });
        }
        const before = await filesWithRow();
        for (const days of [2, 31]) {
          desk.deps.clock.advance(days * DAY);
          await cleanUp();
        }
        expect(await filesWithRow()).toEqual(before);
        const { rows } = await sql<{ id: number; hash: string }>`
          select id, encode(sha256, 'hex') as hash from attachment order by id`.execute(desk.deps.db);
        expect(rows.map(({ id }) => id)).toEqual(before);
        expect(await storedHashes()).toEqual([...new Set(rows.map(({ hash }) => hash))].sort());
      }),
      // the rows of one run stay for the next, so a smaller example would be another one
      { numRuns: 6, endOnFailure: true },
    );
  });
});

describe('pictures that everybody may see', () => {
  it('[3.1, 3.3] stay as long as a person or a setting shows them, and not longer', async () => {
    const t = await createTestApp();
    const admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
    const picture = async (purpose: FileOwnerKind) =>
      expectOk(await admin.request(uploadRequest('a.png', await onePixel(), purpose))).token as string;
    const { profile } = expectOk(
      await admin.post('/api/updateProfile', { picture_token: await picture('profile_picture') }),
    );
    const { systemInformation } = expectOk(
      await admin.post('/api/settings', {
        group: 'systemInformation',
        values: { logo_token: await picture('setting'), favicon_token: await picture('setting') },
      }),
    );
    const { profile_picture_name: mine } = profile as { profile_picture_name: string };
    const { logo_name: logo, favicon_name: icon } = systemInformation as { logo_name: string; favicon_name: string };
    // a backup of settings that is put back by hand, an account that is removed: nobody says that the picture goes
    await sql`update setting set "values" = "values" - 'favicon_name'`.execute(t.deps.db);
    for (const days of [0, 31]) {
      t.deps.clock.advance(days * DAY);
      await hideOrphanedFiles(t.deps, fileOwners(t.deps.modules));
      await sweepAttachments(t.deps);
    }
    const served = async (name: string) => (await t.visitor.get(`/f/${name}`)).code;
    expect([await served(mine), await served(logo), await served(icon)]).toEqual([200, 200, 404]);
    const { rows } = await sql<{ context: string }>`select context from attachment order by 1`.execute(t.deps.db);
    expect(rows).toEqual([{ context: 'profile_picture' }, { context: 'setting' }]);
    await t.close();
  });

  it('[decisions 2.10] are made of uploads that were checked for them, or that meet their limits', async () => {
    const t = await createTestApp();
    const admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
    const token = async (name: string, content: Buffer, purpose?: FileOwnerKind) =>
      expectOk(await admin.request(uploadRequest(name, content, purpose))).token as string;
    const gif = await sharp(await onePixel())
      .gif()
      .toBuffer();
    const codes = async (picture_token: string) =>
      (await admin.post('/api/updateProfile', { picture_token })).json.errors?.map(
        ({ code }: { code: string }) => code,
      );
    expect(await codes(await token('a.png', await onePixel(), 'setting'))).toEqual(['CHOICE']);
    expect(await codes(await token('a.gif', gif))).toEqual(['FILE_TYPE']);
    expect(await codes(await token('a.png', await onePixel()))).toBeUndefined();
    const logo = await admin.post('/api/settings', {
      group: 'systemInformation',
      values: { logo_token: await token('a.png', await onePixel(), 'profile_picture') },
    });
    expect(logo.json.errors).toEqual([expect.objectContaining({ code: 'CHOICE' })]);
    await t.close();
  });
});

async function onePixel(): Promise<Buffer> {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: '#1f6feb' } })
    .png()
    .toBuffer();
}

const writers = ['customer', 'member', 'sara', 'admin', 'branchAdmin'] as const;
const step = fc.record({
  what: fc.constantFrom('ask', 'reply', 'note', 'contract', 'unsent', 'no contract', 'erase', 'hide', 'gone', 'wait'),
  by: fc.constantFrom(...writers),
  // few different contents, so that files share them
  content: fc.integer({ min: 0, max: 3 }),
  which: fc.nat(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const newest = async (table: 'ticket' | 'ticket_content' | 'organization', which: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where ${table === 'ticket_content' ? sql`state <> 'deleted'` : sql`deleted_at is null`} order by id`.execute(
    desk.deps.db,
  );
  return rows.length === 0 ? null : rows[which % rows.length]!.id;
};

/** Does one step, where it is possible. @returns the ids of what was uploaded */
async function play({ what, by, content, which }: Step): Promise<number[]> {
  const bytes = Buffer.concat([PDF, Buffer.alloc(content + 1)]);
  const send = async (kind: FileOwnerKind, who: PersonName, use: (token: string) => Promise<unknown>) => {
    const { id, token } = await upload(who, kind, bytes);
    await use(token);
    return [id];
  };
  const { db } = desk.deps;
  const ticket = await newest('ticket', which);
  const organization = await newest('organization', which);
  if (what === 'unsent') return send('ticket_content', by, async () => {});
  if (what === 'ask')
    return send('ticket_content', 'customer', (token) => desk.ticket('customer', { attachments: [token] }));
  if ((what === 'reply' || what === 'note') && ticket !== null)
    return send('ticket_content', by, (token) =>
      desk.write(by, ticket, { type: what === 'note' ? 'note' : 'message', attachments: [token] }),
    );
  if (what === 'contract' && organization !== null)
    return send('organization_contract', 'admin', (contract_file) =>
      changeOrganization('admin', organization, { contract_file }),
    );
  if (what === 'no contract' && organization !== null)
    await changeOrganization('admin', organization, { contract_file: null });
  if (what === 'erase')
    await desk
      .as('admin')
      .delete(`/api/deleteTicketContent?ticket_content_id=${await newest('ticket_content', which)}`);
  if (what === 'hide' && ticket !== null) await desk.as('branchAdmin').delete(`/api/ticket/${ticket}`);
  if (what === 'gone') {
    const { rows } = await sql<{ id: number }>`insert into organization (branch_id, name, name_norm)
      values (1, 'سرو', 'سرو') returning id`.execute(db);
    const ids = await send('organization_contract', 'admin', (contract_file) =>
      changeOrganization('admin', rows[0]!.id, { contract_file }),
    );
    await sql`delete from organization where id = ${rows[0]!.id}`.execute(db);
    return ids;
  }
  if (what === 'wait') {
    desk.deps.clock.advance(DAY + 1);
    await cleanUp();
  }
  return [];
}

/** What the pages of a person show: files of tickets and organisations, and what they have not sent yet. */
async function filesThatAreShownTo(by: PersonName): Promise<Set<number>> {
  const { db } = desk.deps;
  const ids = async (table: 'ticket' | 'organization') =>
    (await sql<{ id: number }>`select id from ${sql.table(table)}`.execute(db)).rows.map(({ id }) => id);
  const shown = new Set<number>();
  for (const id of await ids('ticket'))
    for (const { attachments } of (await desk.open(by, id))?.contents ?? [])
      for (const file of attachments as { id: number }[]) shown.add(file.id);
  for (const id of await ids('organization')) {
    const { body } = await desk.as(by).get(`/api/organization/${id}`);
    if (body.data?.contract_file) shown.add(body.data.contract_file.id as number);
  }
  const { rows } = await sql<{ id: number }>`select id from attachment
    where context = 'upload' and owner_id = ${PEOPLE[by].id} and deleted_at is null`.execute(db);
  for (const { id } of rows) shown.add(id);
  return shown;
}

/** Files that a stored row has, also a hidden one. */
async function filesWithRow(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from attachment a join ticket_content c on c.id = a.context_id
      where a.context = 'ticket_content' and c.state <> 'deleted'
    union all select a.id from attachment a join organization o on o.id = a.context_id
      where a.context = 'organization_contract' and a.deleted_at is null
    order by 1`.execute(desk.deps.db);
  return rows.map(({ id }) => id);
}
