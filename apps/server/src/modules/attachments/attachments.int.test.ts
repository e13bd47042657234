import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileOwnerKind } from '@hamyar/contracts';
import sharp from 'sharp';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { PDF, uploadRequest } from '../../../test/upload.ts';
import { zipArchive } from '../../../test/zip-archive.ts';
import { StorageFull } from '../../platform/storage/file-storage.ts';
import { draftsModule } from '../drafts/drafts.module.ts';
import { ticketsModule } from '../tickets/tickets.module.ts';
import { sweepAttachments } from './attachment.job.ts';
import { attachmentsModule } from './attachments.module.ts';

describe('attachments', () => {
  let desk: Desk;
  let png: Buffer;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule, attachmentsModule, draftsModule]);
    png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1f6feb' } })
      .png()
      .withExif({ IFD0: { Copyright: 'SECRET-EXIF' } })
      .toBuffer();
  });
  afterAll(() => desk.close());

  const upload = async (by: PersonName, name: string, content: Buffer, purpose?: FileOwnerKind) =>
    desk.as(by).send(uploadRequest(name, content, purpose));

  it('[7.24, decisions 2.10] accepts a picture, encodes it again without its metadata and returns a token', async () => {
    expect(png.includes('SECRET-EXIF')).toBe(true);
    const { code, body } = await upload('customer', 'عکس صفحه.PNG', png);
    expect(code).toBe(201);
    expect(body.data).toMatchObject({
      name: 'عکس صفحه.PNG',
      extension: 'png',
      mime: 'image/png',
      dimentions: { width: 40, height: 20 },
    });
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    const mine = await desk.as('customer').get(`/api/attachment/${body.data.id}?inline=1`);
    expect(mine.raw.includes('SECRET-EXIF')).toBe(false);
    expect(mine.headers['content-disposition']).toBe(
      `inline; filename="___ ____.PNG"; filename*=UTF-8''${encodeURIComponent('عکس صفحه.PNG')}`,
    );
    expect(mine.headers['x-content-type-options']).toBe('nosniff');
    expect(mine.headers['content-security-policy']).toContain('sandbox');
    expect((await desk.as('other').get(`/api/attachment/${body.data.id}`)).code).toBe(404);
    expect((await desk.as('admin').get(`/api/attachment/${body.data.id}`)).code).toBe(404);
  });

  it('[5.26] refuses a file whose name or bytes are not allowed', async () => {
    const refused = async (name: string, content: Buffer) =>
      (await upload('customer', name, content)).body.errors?.[0]?.code;
    expect(await refused('x.png', PDF)).toBe('FILE_CONTENT');
    expect(await refused('x.svg', Buffer.from('<svg onload=alert(1)>'))).toBe('FILE_TYPE');
    expect(await refused('x.html', Buffer.from('<script>'))).toBe('FILE_TYPE');
    expect(await refused('x.pdf', Buffer.from('MZ\x90\x00'))).toBe('FILE_CONTENT');
    expect(await refused('x.exe', PDF)).toBe('FILE_TYPE');
    expect(await refused('pdf', PDF)).toBe('FILE_TYPE');
    expect(await refused('x.pdf', Buffer.alloc(0))).toBe('FILE_EMPTY');
    expect(await refused('x.png', png.subarray(0, 60))).toBe('FILE_CONTENT');
    expect(await refused('bomb.zip', zipArchive([{ content: PDF, declared: 4_000_000_000 }]))).toBe('FILE_ARCHIVE');
    expect(await refused('lie.zip', zipArchive([{ content: Buffer.alloc(3_000_000), declared: 10 }]))).toBe(
      'FILE_ARCHIVE',
    );
    expect(await refused('many.zip', zipArchive([{ content: PDF }], 20_000))).toBe('FILE_ARCHIVE');
    const said = async (name: string, content: Buffer) =>
      (await upload('customer', name, content)).body.errors?.[0]?.message;
    expect(await said('x.pdf', Buffer.alloc(0))).toBe('فایل خالی است');
    expect(await said('x.png', PDF)).toBe('محتوای فایل با پسوند آن نمی‌خواند');
    expect(await said('x.exe', PDF)).toBe('فرمت فایل مجاز نمی باشد');
    expect((await upload('customer', 'fine.zip', zipArchive([{ content: PDF }]))).code).toBe(201);
    expect((await upload('customer', 'سند.pdf', PDF)).code).toBe(201);
  });

  it('[5.26] refuses a file over the limit of the settings and stores nothing', async () => {
    const { db, broker, storage } = desk.deps;
    await db
      .insertInto('setting')
      .values({
        group: 'systemInformation',
        values: JSON.stringify({ attachments_maximum_size: '100KB' }),
        updated_by_id: null,
      })
      .execute();
    await broker.publish('settings', 'changed');
    const before = [];
    for await (const hash of storage.list()) before.push(hash);
    const { body } = await upload('customer', 'big.pdf', Buffer.concat([PDF, Buffer.alloc(300_000)]));
    expect(body).toMatchObject({
      status: 'VALIDATION_ERROR',
      errors: [{ field: 'file', code: 'FILE_SIZE', message: 'حجم فایل غیر مجاز است\nحداکثر ۱۰۰ کیلوبایت' }],
    });
    const after = [];
    for await (const hash of storage.list()) after.push(hash);
    expect(after).toEqual(before);
  });

  it('[decisions 2.10] limits what a person keeps without sending it, also in parallel, and nobody else', async () => {
    const file = (n: number) => Buffer.concat([PDF, Buffer.alloc(90_000, n)]);
    const store = (by: PersonName, n: number) => upload(by, `${n}.pdf`, file(n));
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => store('other', n)));
    const stored = answers.filter(({ code }) => code === 201);
    expect(stored).toHaveLength(11);
    for (const { body } of answers.filter(({ code }) => code !== 201))
      expect(body.errors).toEqual([expect.objectContaining({ field: 'file', code: 'UPLOADS_UNSENT' })]);
    expect((await store('customer', 99)).code).toBe(201);
    await desk.ticket('other', { attachments: [stored[0]!.body.data.token] });
    expect((await store('other', 99)).code).toBe(201);
  });

  it('[decisions 2.10] refuses uploads before the disk is full', async () => {
    const room = jest.spyOn(desk.deps.storage, 'assertRoom').mockRejectedValueOnce(new StorageFull('nearly full'));
    expect(await upload('customer', 'a.pdf', PDF)).toMatchObject({ code: 507, body: { code: 'DISK_FULL' } });
    room.mockRestore();
  });

  it('[decisions 2.10] does not let an upload wait while another one writes the same bytes', async () => {
    const { storage } = desk.deps;
    let proceed = () => {};
    const gate = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const stage = storage.stage.bind(storage);
    const slow = jest.spyOn(storage, 'stage').mockImplementationOnce(async (...args) => {
      const staged = await stage(...args);
      await gate;
      return staged;
    });
    const first = upload('customer', 'same.pdf', PDF);
    while (slow.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await upload('mina', 'same.pdf', PDF)).code).toBe(201);
    proceed();
    expect((await first).code).toBe(201);
    slow.mockRestore();
  });

  it("[decisions 2.10] belongs to the content it was sent in: the ticket's people may have it, a note's only staff", async () => {
    const file = (await upload('customer', 'a.pdf', PDF)).body.data;
    const id = await desk.ticket('customer', { attachments: [file.token] });
    for (const by of ['customer', 'sara', 'admin'] as const)
      expect((await desk.as(by).get(`/api/attachment/${file.id}`)).raw.equals(PDF)).toBe(true);
    for (const by of ['other', 'mina', 'far', 'supervisor'] as const)
      expect((await desk.as(by).get(`/api/attachment/${file.id}`)).code).toBe(404);
    const inNote = (await upload('sara', 'b.pdf', PDF)).body.data;
    expect(
      (await desk.write('sara', id, { type: 'note', attachments: [inNote.token] })).body.data.ticket,
    ).toMatchObject({ attachment_count: 2 });
    expect((await desk.as('reza').get(`/api/attachment/${inNote.id}`)).code).toBe(200);
    expect((await desk.as('customer').get(`/api/attachment/${inNote.id}`)).code).toBe(404);
    expect((await desk.as('customer').get(`/api/ticket/${id}`)).body.data).toMatchObject({ attachment_count: 1 });
    await desk.as('branchAdmin').delete(`/api/ticket/${id}`);
    expect((await desk.as('customer').get(`/api/attachment/${file.id}`)).code).toBe(404);
  });

  it('[decisions 2.10] a token works once and for its owner only', async () => {
    const file = (await upload('customer', 'a.pdf', PDF)).body.data;
    const id = await desk.ticket('other');
    expect((await desk.write('other', id, { attachments: [file.token] })).body.errors).toEqual([
      expect.objectContaining({ field: 'content.attachments', code: 'ATTACHMENT' }),
    ]);
    const mine = await desk.ticket('customer', { attachments: [file.token] });
    expect((await desk.write('customer', mine, { attachments: [file.token] })).code).toBe(422);
  });

  it('[decisions 2.3] one message to several customers sends its files to each of them, those in its text too', async () => {
    const file = (await upload('mina', 'نامه.pdf', PDF)).body.data;
    const picture = (await upload('mina', 'paste.png', png)).body.data;
    const letter = {
      kind: 'to_customer',
      department_id: 2,
      subject: 'یک نامه',
      body_html: `<p>x</p><img src="/api/attachment/${picture.id}?inline=1">`,
      attachments: [file.token, picture.token],
    };
    const customers = ['customer', 'other', 'member'] as const;
    for (const [i, customer_id] of [11, 12, 14].entries()) {
      const id = await desk.ticket('mina', { ...letter, customer_id });
      const [content] = (await desk.as(customers[i]!).get(`/api/ticket/${id}`)).body.data.contents;
      expect(content.attachments).toEqual([
        expect.objectContaining({ name: 'نامه.pdf', inline: false }),
        expect.objectContaining({ name: 'paste.png', inline: true }),
      ]);
      expect(content.body_html).toContain(`"/api/attachment/${content.attachments[1].id}?inline=1"`);
      for (const one of content.attachments) {
        expect((await desk.as(customers[i]!).get(`/api/attachment/${one.id}`)).code).toBe(200);
        expect((await desk.as(customers[(i + 1) % 3]!).get(`/api/attachment/${one.id}`)).code).toBe(404);
      }
    }
    const again = async (by: PersonName, change: object) =>
      (
        await desk
          .as(by)
          .post('/api/ticket', { ...letter, customer_id: 11, client_key: crypto.randomUUID(), ...change })
      ).body.errors?.[0]?.code;
    expect(await again('mina', { subject: 'نامهٔ دیگر' })).toBe('ATTACHMENT');
    expect(await again('mina', { kind: 'behalf' })).toBe('ATTACHMENT');
    expect(await again('admin', {})).toBe('ATTACHMENT');
    desk.deps.clock.advance(11 * 60_000);
    expect(await again('mina', {})).toBe('ATTACHMENT');
  });

  it('[decisions 2.4] a pasted picture is shown in the text and not in the list of attachments', async () => {
    const file = (await upload('customer', 'paste.png', png)).body.data;
    const id = await desk.ticket('customer', {
      body_html: `<p>ببینید</p><img src="/api/attachment/${file.id}?inline=1">`,
      attachments: [file.token],
    });
    const { contents } = (await desk.as('sara').get(`/api/ticket/${id}`)).body.data;
    expect(contents[0].body_html).toContain(`src="/api/attachment/${file.id}?inline=1"`);
    expect(contents[0].attachments[0]).toMatchObject({ id: file.id, inline: true });
  });

  it('[decisions 2.10] removes unsent uploads after a day, keeps what is sent, and never removes a content in use', async () => {
    const unsent = (await upload('customer', 'gone.pdf', Buffer.concat([PDF, Buffer.from('only here')]))).body.data;
    const twin = (await upload('customer', 'twin.pdf', PDF)).body.data;
    const sent = (await upload('customer', 'kept.pdf', PDF)).body.data;
    await desk.ticket('customer', { attachments: [sent.token] });
    desk.deps.clock.advance(25 * 3_600_000);
    await sweepAttachments(desk.deps);
    for (const { id } of [unsent, twin])
      expect((await desk.as('customer').get(`/api/attachment/${id}`)).code).toBe(404);
    expect((await desk.as('customer').get(`/api/attachment/${sent.id}`)).raw.equals(PDF)).toBe(true);
    const hashes = [];
    for await (const hash of desk.deps.storage.list()) hashes.push(hash);
    const rows = await desk.deps.db.selectFrom('file_blob').select('sha256').execute();
    expect(hashes.sort()).toEqual(rows.map(({ sha256 }) => sha256.toString('hex')).sort());
    expect(readdirSync(join(desk.deps.config.dataDir, 'files', 'incoming'))).toEqual([]);
  });

  it('[decisions 2.4] keeps the uploads that a draft of their owner uses, and removes them when the draft is deleted', async () => {
    const file = (await upload('customer', 'draft.pdf', PDF)).body.data;
    const foreign = (await upload('other', 'foreign.pdf', PDF)).body.data;
    await desk.as('customer').put('/api/draft/new:customer', {
      body_html: '<p>x</p>',
      revision: 1,
      device: 'a',
      attachments: [file.token, foreign.token],
    });
    desk.deps.clock.advance(25 * 3_600_000);
    await sweepAttachments(desk.deps);
    expect((await desk.as('customer').get('/api/draft/new:customer')).body.data.attachments).toEqual([
      expect.objectContaining({ id: file.id, token: file.token }),
    ]);
    expect((await desk.as('other').get(`/api/attachment/${foreign.id}`)).code).toBe(404);
    await desk.as('customer').delete('/api/draft/new:customer');
    await sweepAttachments(desk.deps);
    expect((await desk.as('customer').get(`/api/attachment/${file.id}`)).code).toBe(404);
  });
});
