import type { FileVisibility, ManagedFile } from '@hamyar/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { formRequest, PDF } from '../../../test/upload.ts';
import { hideOrphanedFiles, sweepAttachments } from '../attachments/attachment.job.ts';
import { attachmentsModule } from '../attachments/attachments.module.ts';
import { fileOwners } from '../attachments/file-owner.ts';
import { draftsModule } from '../drafts/drafts.module.ts';
import { organizationsModule } from '../organizations/organizations.module.ts';
import { systemModule } from '../system/system.module.ts';
import { ticketsModule } from '../tickets/tickets.module.ts';
import { filesModule } from './files.module.ts';

const DAY = 86_400_000;
let desk: Desk;
let serial = 0;
beforeEach(async () => {
  desk = await createDesk([
    ticketsModule,
    attachmentsModule,
    draftsModule,
    organizationsModule,
    systemModule,
    filesModule,
  ]);
  await sql`insert into customer_level (id, name, color) values (1, 'عادی', '#56B27F')`.execute(desk.deps.db);
});
afterEach(() => desk.close());

const put = async (name: string, content = PDF, fields: Record<string, string> = {}): Promise<ManagedFile> => {
  const { body } = await desk.as('branchAdmin').send(formRequest('POST', '/api/file', { name, content }, fields));
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data as ManagedFile;
};
const attach = (by: PersonName, id: number, purpose: string): Promise<Reply> =>
  desk.as(by).post(`/api/file/${id}/attachment`, { purpose });
const taken = async (by: PersonName, id: number, purpose = 'ticket_content'): Promise<string> => {
  const { body } = await attach(by, id, purpose);
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data.token as string;
};
const download = async (by: PersonName, path: string): Promise<number> => (await desk.as(by).get(path)).code;
const uses = async (by: PersonName, id: number) => (await desk.as(by).get(`/api/file/${id}/uses`)).body.data;
const codes = ({ body }: Reply) => (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);

describe('a file of the manager that other rows use', () => {
  it('[3.18, decisions 2.10] is sent as every upload, and then is for those who see the row', async () => {
    const file = await put('راهنما.pdf', PDF, { visibility: 'private' });
    const id = await desk.ticket('customer');
    await desk.write('branchAdmin', id, { attachments: [await taken('branchAdmin', file.id)] });
    const { contents } = await desk.open('customer', id);
    const [sent] = contents.at(-1).attachments;
    expect(sent).toMatchObject({ name: 'راهنما.pdf', mime: 'application/pdf', size: PDF.length });
    expect((await desk.as('customer').get(`/api/attachment/${sent.id}`)).raw.equals(PDF)).toBe(true);
    for (const by of ['customer', 'sara'] as const) expect(await download(by, file.path!)).toBe(404);
    expect((await attach('sara', file.id, 'ticket_content')).code).toBe(404);
    expect((await attach('customer', file.id, 'ticket_content')).code).toBe(403);
    const { rows } = await sql`select sha256 from file_blob`.execute(desk.deps.db);
    expect(rows).toHaveLength(1);
  });

  it('[3.18, 5.24] meets the limits of what it is taken for, and its token is for one use of this kind', async () => {
    const page = await put('a.html', Buffer.from('<html></html>'));
    const pdf = await put('a.pdf');
    const png = await put(
      'a.png',
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#aabbcc' } })
        .png()
        .toBuffer(),
    );
    expect(codes(await attach('admin', page.id, 'ticket_content'))).toEqual(['file FILE_TYPE']);
    expect(codes(await attach('admin', pdf.id, 'profile_picture'))).toEqual(['file FILE_TYPE']);
    expect((await attach('admin', png.id, 'profile_picture')).code).toBe(201);
    for (const kind of ['file', 'file_part', 'file_thumbnail'])
      expect(codes(await attach('admin', pdf.id, kind))).toEqual(['purpose CHOICE']);
    const large = await put('b.png', Buffer.concat([(await desk.as('admin').get(png.path!)).raw]));
    await sql`update attachment set size = 600000 where id = ${Number(large.path!.split('/').at(-1))}`.execute(
      desk.deps.db,
    );
    expect(codes(await attach('admin', large.id, 'setting'))).toEqual(['file FILE_SIZE']);
    const token = await taken('admin', pdf.id, 'organization_contract');
    const id = await desk.ticket('customer');
    expect((await desk.write('admin', id, { attachments: [token] })).code).toBe(422);
    expect((await desk.as('sara').put('/api/organization/1', { contract_file: token })).code).toBe(403);
    expect((await desk.as('admin').put('/api/organization/1', { contract_file: token })).code).toBe(200);
  });

  it('[decisions 2.10, decisions 2.25] is not deleted, and names its users only as far as the person may view them', async () => {
    const file = await put('قرارداد.pdf');
    const other = await put('آزاد.pdf', Buffer.concat([PDF, Buffer.from('x')]));
    const ticket = await desk.ticket('customer', { subject: 'تمدید سرویس' });
    await desk.write('sara', ticket, { type: 'note', attachments: [await taken('sara', file.id)] });
    await desk
      .as('admin')
      .put('/api/organization/1', { contract_file: await taken('admin', file.id, 'organization_contract') });
    const contentId = (await desk.open('sara', ticket)).contents.at(-1).id as number;
    const asTicket = {
      kind: 'ticket_content',
      id: contentId,
      name: 'تمدید سرویس',
      object_type: 'ticket',
      object_id: ticket,
    };
    const asOrganization = {
      kind: 'organization_contract',
      id: 1,
      name: 'پارس',
      object_type: 'organization',
      object_id: 1,
    };
    expect(await uses('admin', file.id)).toEqual({
      uses: expect.arrayContaining([asTicket, asOrganization]),
      hidden: 0,
      total: 2,
    });
    expect(await uses('sara', file.id)).toEqual({ uses: [asTicket], hidden: 1, total: 2 });
    expect(await uses('mina', file.id)).toEqual({ uses: [], hidden: 2, total: 2 });
    expect((await desk.as('customer').get(`/api/file/${file.id}/uses`)).code).toBe(403);
    const refused = await desk.as('admin').delete(`/api/file/${file.id}`);
    expect(codes(refused)).toEqual([' IN_USE']);
    expect(refused.body.message).toMatch(/^این فایل در ۲ جا استفاده شده است.*(تمدید سرویس|پارس).*(تمدید سرویس|پارس)/);
    const { body } = await desk
      .as('admin')
      .delete(`/api/multipleDelete?type=file&type_ids[]=${file.id}&type_ids[]=${other.id}`);
    expect(body.data).toMatchObject({ deleted: [other.id], failed: [{ id: file.id, status: 'VALIDATION_ERROR' }] });
    await desk.as('admin').put('/api/organization/1', { contract_file: null });
    await desk.as('admin').delete(`/api/deleteTicketContent?ticket_content_id=${contentId}`);
    expect(await uses('admin', file.id)).toMatchObject({ total: 0 });
    expect((await desk.as('admin').delete(`/api/file/${file.id}`)).code).toBe(200);
  });

  it('[decisions 2.10] equal bytes are no use: nobody learns by an upload that somebody else has them', async () => {
    const id = await desk.ticket('customer');
    await desk.write('sara', id, {
      attachments: [
        (await desk.as('sara').send(formRequest('POST', '/api/attachment', { name: 'a.pdf', content: PDF }))).body.data
          .token,
      ],
    });
    const file = await put('حدس.pdf');
    expect(await uses('branchAdmin', file.id)).toEqual({ uses: [], hidden: 0, total: 0 });
    expect((await desk.as('branchAdmin').delete(`/api/file/${file.id}`)).code).toBe(200);
  });

  it('[decisions 2.10] a deleted or replaced file stays where it was taken, and its bytes go when nobody has them', async () => {
    const file = await put('نامه.pdf');
    const id = await desk.ticket('customer');
    await desk.write('admin', id, { attachments: [await taken('admin', file.id)] });
    await put('نامه.pdf', Buffer.concat([PDF, Buffer.from('2')]), { on_conflict: 'replace' });
    const [sent] = (await desk.open('customer', id)).contents.at(-1).attachments;
    for (let n = 0; n < 2; n += 1) {
      desk.deps.clock.advance(31 * DAY);
      await hideOrphanedFiles(desk.deps, fileOwners(desk.deps.modules));
      await sweepAttachments(desk.deps);
    }
    expect((await desk.as('customer').get(`/api/attachment/${sent.id}`)).raw.equals(PDF)).toBe(true);
    const stored = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from file_blob`.execute(desk.deps.db);
      return rows[0]!.n;
    };
    expect(await stored()).toBe(2);
    await sql`delete from attachment where context = 'ticket_content'`.execute(desk.deps.db);
    expect((await desk.as('admin').delete(`/api/file/${file.id}`)).code).toBe(200);
    desk.deps.clock.advance(31 * DAY);
    await sweepAttachments(desk.deps);
    expect(await stored()).toBe(0);
  });
});

describe('who can download what', () => {
  const people = ['admin', 'branchAdmin', 'sara', 'reza', 'far', 'customer', 'supervisor'] as const;
  const VISIBILITIES: readonly FileVisibility[] = ['private', 'staff', 'public'];
  const step = fc.record({
    what: fc.constantFrom('upload', 'upload', 'share', 'share', 'own', 'replace', 'delete', 'folder', 'move'),
    by: fc.constantFrom('admin' as const, 'branchAdmin' as const),
    visibility: fc.constantFrom(...VISIBILITIES),
    which: fc.nat(),
  });
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  const rows = async (folder: boolean): Promise<number[]> =>
    (
      await sql<{
        id: number;
      }>`select id from file where folder = ${folder} and deleted_at is null order by id`.execute(desk.deps.db)
    ).rows.map(({ id }) => id);

  /** Does one step, where it is possible. @returns addresses that its answer names */
  async function play({ what, by, visibility, which }: Step): Promise<string[]> {
    const files = await rows(false);
    const folders = await rows(true);
    const id = files[which % (files.length || 1)];
    const parent = folders[which % (folders.length || 1)] ?? null;
    const name = `${(serial += 1)}.pdf`;
    const send = (file: string, fields: Record<string, string>) =>
      desk
        .as(by)
        .send(
          formRequest('POST', '/api/file', { name: file, content: Buffer.concat([PDF, Buffer.from(name)]) }, fields),
        );
    const paths = ({ body }: Reply): string[] => (body.data?.path ? [body.data.path as string] : []);
    if (what === 'folder') await desk.as(by).post('/api/file', { name, visibility, parent_id: parent });
    if (what === 'upload')
      return paths(await send(name, { visibility, ...(parent ? { parent_id: String(parent) } : {}) }));
    if (id === undefined) return [];
    if (what === 'share') return paths(await desk.as(by).put(`/api/file/${id}`, { visibility }));
    if (what === 'move') return paths(await desk.as(by).put(`/api/file/${id}`, { parent_id: parent }));
    if (what === 'delete') await desk.as(by).delete(`/api/file/${id}`);
    if (what === 'own')
      await sql`update file set owner_id = ${PEOPLE[which % 2 ? 'sara' : 'reza'].id} where id = ${id}`.execute(
        desk.deps.db,
      );
    if (what === 'replace') {
      const { body } = await desk.as('admin').get(`/api/file/${id}`);
      const { name: same, parent_id } = body.data as ManagedFile;
      return paths(
        await send(same, { on_conflict: 'replace', ...(parent_id ? { parent_id: String(parent_id) } : {}) }),
      );
    }
    return [];
  }

  const shownTo = async (by: PersonName): Promise<Set<string>> => {
    const shown = new Set<string>();
    for (const folder of [null, ...(await rows(true))]) {
      const { body } = await desk.as(by).get(`/api/file?${folder === null ? '' : `parent_id=${folder}&`}perPage=999`);
      for (const { path } of (body.data ?? []) as ManagedFile[]) if (path) shown.add(path);
    }
    return shown;
  };

  it('[decisions 2.10] whatever is shared, moved and replaced: each address works for whom the manager shows it to, and for everybody while it is public', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
        const addresses = new Set<string>();
        for (const one of steps) for (const path of await play(one)) addresses.add(path);
        const everything = await shownTo('admin');
        const open = [...everything].filter((path) => path.startsWith('/f/'));
        for (const by of people) {
          // a file in a folder that a person does not see is found by its name
          const seen = PEOPLE[by].employee ? await copied(by) : new Set<string>();
          const expected = [...addresses].filter((path) => seen.has(path) || open.includes(path));
          const given = [];
          for (const path of addresses) if ((await download(by, path)) === 200) given.push(path);
          expect({ by, given }).toEqual({ by, given: expected });
        }
        for (const path of addresses)
          expect([path, (await desk.app.inject({ url: path })).statusCode === 200]).toEqual([
            path,
            open.includes(path),
          ]);
      }),
      {
        numRuns: 6,
        endOnFailure: true,
        examples: [
          // found by the fuzz run: what was copied before the file became public still works for those who see it
          [
            [
              { what: 'upload', by: 'admin', visibility: 'staff', which: 0 },
              { what: 'share', by: 'admin', visibility: 'public', which: 0 },
            ],
          ],
        ],
      },
    );
  });

  /**
   * The addresses that a person may have copied of what the search of the manager shows to them: that of now, and the
   * checked one of the same content, which a public file had before.
   */
  async function copied(by: PersonName): Promise<Set<string>> {
    const { body } = await desk.as(by).get('/api/file?keyword=pdf&perPage=999');
    const listed = body.data as ManagedFile[];
    const { rows: contents } = await sql<{ id: number }>`select id from attachment
      where context = 'file' and deleted_at is null and context_id = any(${listed.map(({ id }) => id)}::bigint[])`.execute(
      desk.deps.db,
    );
    return new Set([
      ...listed.flatMap(({ path }) => (path ? [path] : [])),
      ...contents.map(({ id }) => `/api/attachment/${id}`),
    ]);
  }
});
