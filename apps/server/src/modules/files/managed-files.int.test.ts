import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { ManagedFile } from '@hamyar/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { HOSTILE_HTML } from '../../../test/hostile-html.ts';
import { addBranch, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { drawFile } from '../../../seeds/drawn-files.ts';
import { formRequest, PDF } from '../../../test/upload.ts';
import { makeBackup } from '../../platform/backup/backup.ts';
import { zipArchive } from '../../../test/zip-archive.ts';

let t: TestApp;
let manager: TestClient;
let employee: TestClient;
let customer: TestClient;
let serial = 0;

beforeAll(async () => {
  t = await createTestApp();
  const branch_id = await addBranch(t.deps.db);
  manager = await t.as(await addUser(t.deps.db, { employee: true, branch_id, permissions: ['manage files'] }));
  employee = await t.as(await addUser(t.deps.db, { employee: true, branch_id }));
  customer = await t.as(await addUser(t.deps.db, { branch_id }));
});
afterAll(() => t.close());

const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: (serial += 40) % 255, g: 90, b: 40 } } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
const folder = async (more: object = {}): Promise<number> =>
  expectStatus(await manager.post('/api/file', { name: `پوشهٔ ${(serial += 1)}`, ...more }), 'CREATED').id;
const send = (name: string, content: Buffer, fields: Record<string, string | number> = {}, by = manager) =>
  by.request(formRequest('POST', '/api/file', { name, content }, fields));
const put = async (
  name: string,
  content: Buffer,
  fields: Record<string, string | number> = {},
): Promise<ManagedFile & { path: string }> => expectStatus(await send(name, content, fields), 'CREATED');
const text = (content = `متن ${(serial += 1)}`) => Buffer.from(content);
const fetched = async (path: string, by: TestClient = manager, headers: Record<string, string> = {}) => {
  const answer = await t.app.inject({
    url: path,
    headers: { ...(by.token ? { authorization: `Bearer ${by.token}` } : {}), ...headers },
  });
  return { code: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
};
const listed = async (parent_id: number, query: object = {}, by = manager): Promise<ManagedFile[]> =>
  expectOk(await by.get('/api/file', { parent_id, ...query }));
const codes = (answer: { json: { errors?: { field: string; code: string }[] } }) =>
  (answer.json.errors ?? []).map(({ field, code }) => `${field} ${code}`);

/** A document of a few bytes whose picture unpacks to the square of `side`. */
function hugePicture(side: number): Buffer {
  const packed = deflateSync(Buffer.alloc(side * side));
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>';
  const picture = `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter[/FlateDecode/ASCIIHexDecode]/Length ${packed.length}>>`;
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj${page}endobj\n4 0 obj<</Length 24>>stream\nq 595 0 0 842 0 0 cm /I Do Q\nendstream endobj\n5 0 obj${picture}stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

describe('the files of the manager', () => {
  it('[3.17, 7.29] have an address, a type, a size and a picture', async () => {
    const parent_id = await folder();
    const stored = await put('عکس.jpg', await picture(), { parent_id });
    expect(stored).toMatchObject({
      name: 'عکس.jpg',
      type: null,
      parent_id,
      mime: 'image/jpeg',
      visibility: 'staff',
      meta_data: { extension: 'jpg', dimentions: { width: 800, height: 600 } },
    });
    const answer = await manager.get('/api/file', { parent_id, perPage: 999 });
    expect(answer.json.public_url).toBe('http://localhost:80');
    expect(answer.json.data).toEqual([stored]);
    const { code, body, headers } = await fetched(stored.path);
    expect({ code, size: body.length }).toEqual({ code: 200, size: stored.size });
    expect(headers['content-disposition']).toContain("filename*=UTF-8''%D8%B9%DA%A9%D8%B3.jpg");
    expect(body.includes('secret place')).toBe(false);
    const small = await fetched(stored.meta_data!.thumbnail_path!);
    expect((await sharp(small.body).metadata()).width).toBe(320);
    expect((await fetched(stored.meta_data!.thumbnail_path!, customer)).code).toBe(403);
    expect(expectOk(await manager.get(`/api/file/${parent_id}`))).toMatchObject({
      public_url: 'http://localhost:80',
      path: null,
      size: null,
      meta_data: null,
      contents: { folders: 0, files: 1, size: stored.size },
    });
  });

  it('[issue 8, files] a document has a picture of its first page, unless drawing it takes too much', async () => {
    const { content } = await drawFile({ kind: 'pdf', variant: 0 });
    const { meta_data, mime } = await put('نامه.pdf', content);
    expect(mime).toBe('application/pdf');
    const small = await sharp((await fetched(meta_data!.thumbnail_path!)).body)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(small.info).toMatchObject({ width: 226, height: 320 });
    // the colour of its heading, the first of whose pixels is at 60 of 595
    const pixel = (x: number, y: number) => [
      ...small.data.subarray((y * 226 + x) * small.info.channels).subarray(0, 3),
    ];
    expect(pixel(3, 3)).toEqual([255, 255, 255]);
    const [red, green, blue] = pixel(120, 20) as [number, number, number];
    expect({ red: red < 60, green: green > 80, blue: blue > 90 }).toEqual({ red: true, green: true, blue: true });
    for (const broken of [PDF, Buffer.concat([PDF, Buffer.alloc(2_000, 1)]), hugePicture(17_500)])
      expect((await put(`${(serial += 1)}.pdf`, broken)).meta_data!.thumbnail_path).toBeNull();
  });

  it('[5.25] are of any type; nothing executable is ever shown, whatever its name says', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    for (const name of ['a.html', 'a.svg', 'a.js', 'a.xhtml', 'a.exe', 'a.constructor', 'بدون پسوند']) {
      const { path, mime } = await put(`${(serial += 1)}${name}`, page);
      expect({ name, mime }).toEqual({ name, mime: 'application/octet-stream' });
      for (const query of ['', '?inline=1']) {
        const { headers } = await fetched(path + query);
        expect(headers['content-disposition']).toMatch(/^attachment;/);
        expect(headers['content-security-policy']).toContain('sandbox');
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    }
    expect(codes(await send('a.pdf', page))).toEqual(['file FILE_CONTENT']);
    expect(codes(await send('a.txt', Buffer.alloc(0)))).toEqual(['file FILE_EMPTY']);
    const renamed = await put('renamed.pdf', PDF);
    expectOk(await manager.put(`/api/file/${renamed.id}`, { name: 'renamed.html' }));
    const { headers } = await fetched(`${renamed.path}?inline=1`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('renamed.html');
  });

  it('[decisions 2.10] pictures are refused that decode to more than they should, in all their frames together', async () => {
    // each frame has another colour: the same ones become one
    const frames = async (width: number, height: number, pages: number) => {
      const pixels = Buffer.concat(
        Array.from({ length: pages }, (_, page) => Buffer.alloc(width * height * 3, page * 9)),
      );
      return sharp(pixels, { raw: { width, height: height * pages, channels: 3, pageHeight: height } })
        .gif()
        .toBuffer();
    };
    expect(codes(await send('a.gif', await frames(2_000, 8_100, 1)))).toEqual(['file FILE_CONTENT']);
    expect(codes(await send('b.gif', await frames(1_000, 820, 20)))).toEqual(['file FILE_CONTENT']);
    expectStatus(await send('c.gif', await frames(1_000, 700, 20)), 'CREATED');
  });

  it('[decisions 2.10] archives are refused that unpack to more than they should, under every name', async () => {
    const bomb = zipArchive([{ content: Buffer.alloc(3_000_000) }]);
    for (const name of ['a.zip', 'a.docx', 'a.jar', 'a.bin', 'a'])
      expect(codes(await send(name, bomb))).toEqual(['file FILE_ARCHIVE']);
    expectStatus(await send('ok.jar', zipArchive([{ content: Buffer.from('class') }])), 'CREATED');
  });

  it('[7.29, decisions 2.25] are uploaded by who manages files, into folders that they see', async () => {
    expectStatus(await send('a.txt', text(), {}, employee), 'AUTORIZATION_ERROR');
    expectStatus(await send('a.txt', text(), {}, customer), 'AUTORIZATION_ERROR');
    const file = await put('plain.txt', text());
    expect(codes(await send('a.txt', text(), { parent_id: file.id }))).toEqual(['parent_id PARENT_GONE']);
    const gone = await folder();
    expectOk(await manager.delete(`/api/file/${gone}`));
    expect(codes(await send('a.txt', text(), { parent_id: gone }))).toEqual(['parent_id PARENT_GONE']);
    const hidden = await folder({ visibility: 'private' });
    expect((await put('inherits.txt', text(), { parent_id: hidden })).visibility).toBe('private');
  });

  it('[issue 8, bad input] are refused by a folder that goes away while they are written, with nothing left on the disk', async () => {
    const parent_id = await folder();
    const { stage } = t.deps.storage;
    const content = text();
    const spy = jest.spyOn(t.deps.storage, 'stage').mockImplementationOnce(async (...written) => {
      expectOk(await manager.delete(`/api/file/${parent_id}`));
      return stage(...written);
    });
    expect(codes(await send('a.txt', content, { parent_id }))).toEqual(['parent_id PARENT_GONE']);
    spy.mockRestore();
    expect(await t.deps.storage.stat(createHash('sha256').update(content).digest('hex'))).toBeNull();
    expect(readdirSync(join(t.deps.config.dataDir, 'files', 'incoming'))).toEqual([]);
    expect(readdirSync(join(t.deps.config.dataDir, 'uploads'))).toEqual([]);
  });

  it('[issue 8, bad input] of two people who move the same folder one is told that the other was faster', async () => {
    const [moved, here, there] = [await folder(), await folder(), await folder()];
    const answers = await Promise.all(
      [here, there].map((parent_id) => manager.put(`/api/file/${moved}`, { parent_id, version: 1 })),
    );
    expect(answers.map(({ json }) => json.code ?? json.status).sort()).toEqual(['UPDATED', 'VERSION_CONFLICT']);
    const { json } = answers.find(({ json: { code } }) => code === 'VERSION_CONFLICT')!;
    expect(json.data).toMatchObject({ id: moved, version: 2 });
  });

  it('[architecture 1, files] are in a backup, each content once, with their small pictures', async () => {
    const [one] = [
      await put('الف.jpg', await picture()),
      await put('ب.txt', text('یک متن')),
      await put('پ.txt', text('یک متن')),
    ];
    const { rows } = await sql<{ n: number }>`select count(distinct sha256)::int as n from attachment`.execute(
      t.deps.db,
    );
    const manifest = await makeBackup({
      pool: t.deps.pool,
      storage: t.deps.storage,
      folder: join(t.deps.config.dataDir, 'backup'),
      productVersion: '0',
      now: t.deps.clock.now(),
      secrets: null,
    });
    expect(manifest.files).toMatchObject({ count: rows[0]!.n, missing: [] });
    expect(manifest.tables.find(({ name }) => name === 'file')!.rows).toBeGreaterThanOrEqual(3);
    expect(one!.meta_data!.thumbnail_path).not.toBeNull();
  });

  it('[decisions 2.10] a name that the folder has is asked about, numbered or replaced', async () => {
    const parent_id = await folder();
    const first = await put('گزارش.txt', text('اول'), { parent_id });
    const asked = await send('گزارش.TXT', text('دوم'), { parent_id });
    expect({ code: asked.code, status: asked.json.status, reason: asked.json.code }).toEqual({
      code: 409,
      status: 'VALIDATION_ERROR',
      reason: 'NAME_TAKEN',
    });
    expect(codes(asked)).toEqual(['name DUPLICATE']);
    for (const name of ['گزارش (۲).txt', 'گزارش (۳).txt'])
      expect((await put('گزارش.txt', text(), { parent_id, on_conflict: 'rename' })).name).toBe(name);
    const replaced = await put('گزارش.txt', text('تازه'), { parent_id, on_conflict: 'replace' });
    expect(replaced).toMatchObject({ id: first.id, version: first.version + 1 });
    expect((await fetched(first.path)).code).toBe(404);
    expect((await fetched(replaced.path)).body.toString()).toBe('تازه');
    await manager.post('/api/file', { name: 'x.txt', parent_id });
    expect(codes(await send('x.txt', text(), { parent_id, on_conflict: 'replace' }))).toEqual(['name DUPLICATE']);
    expect((await put('x.txt', text(), { parent_id, on_conflict: 'rename' })).name).toBe('x (۲).txt');
  });

  it('[decisions 2.10] what replaces a file is seen by whom its sender says, at a new address when it is public again', async () => {
    const parent_id = await folder();
    const replace = (more: object = {}) => put('a.txt', text(), { parent_id, on_conflict: 'replace', ...more });
    const first = await put('a.txt', text(), { parent_id, visibility: 'public' });
    const kept = await replace();
    expect([kept.visibility, kept.path]).toEqual(['public', first.path]);
    const secret = await replace({ visibility: 'private' });
    expect(secret).toMatchObject({ id: first.id, visibility: 'private', path: expect.stringMatching(/^\/api\//) });
    expect((await fetched(first.path, t.visitor)).code).toBe(404);
    expect((await fetched(secret.path, employee)).code).toBe(404);
    const again = await replace({ visibility: 'public' });
    expect(again.path.split('/')[2]).not.toBe(first.path.split('/')[2]);
    expect((await fetched(first.path, t.visitor)).code).toBe(404);
    expect((await fetched(again.path, t.visitor)).code).toBe(200);
    const { rows } = await sql`select before, after from audit_log where action = 'file.replace'
      and object_id = ${first.id} and after ? 'visibility' order by id limit 1`.execute(t.deps.db);
    expect(rows).toEqual([{ before: { size: kept.size, visibility: 'public' }, after: { visibility: 'private' } }]);
  });

  it('[decisions 2.16] the audit log says of a folder that it is one', async () => {
    const id = await folder();
    expectOk(await manager.put(`/api/file/${id}`, { name: `پوشهٔ ${(serial += 1)}` }));
    expectStatus(await manager.delete(`/api/file/${id}`), 'DELETED');
    const { id: uploaded } = await put('a.txt', text());
    const actions = async (object: number) =>
      (
        await sql<{ action: string }>`select action from audit_log
          where object_type = 'file' and object_id = ${object} order by id`.execute(t.deps.db)
      ).rows.map(({ action }) => action);
    expect(await actions(id)).toEqual(['folder.create', 'folder.update', 'folder.delete']);
    expect(await actions(uploaded)).toEqual(['file.create']);
  });

  it('[decisions 2.10] two people who upload one name at the same moment both succeed, with two names', async () => {
    const parent_id = await folder();
    const names = await Promise.all(
      Array.from({ length: 6 }, () =>
        put('a.txt', text(), { parent_id, on_conflict: 'rename' }).then(({ name }) => name),
      ),
    );
    expect(new Set(names).size).toBe(6);
  });

  it('[decisions 2.10] hostile names are refused or kept as they are, and never leave the headers', async () => {
    const parent_id = await folder();
    const sent = HOSTILE_HTML.map((name) => name.replaceAll(/[\r\n\0]/g, ''));
    const names = [...sent, '../../etc/passwd', 'CON', '‮gpj.exe', 'a.', '.', '..', 'x'.repeat(300)];
    let by = manager;
    for (const [n, name] of names.entries()) {
      // nobody adds more files in a minute
      if (n % 100 === 0)
        by = await t.as(await addUser(t.deps.db, { employee: true, branch_id: -1, permissions: ['manage files'] }));
      const answer = await by.request(
        formRequest(
          'POST',
          '/api/file',
          { name: name.replaceAll('"', '%22'), content: text() },
          { parent_id, on_conflict: 'rename' },
        ),
      );
      expect([201, 422]).toContain(answer.code);
      if (answer.code !== 201) continue;
      expect(answer.json.data.name).not.toMatch(/[\\/:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]|\.$/u);
      const { code, headers } = await fetched(answer.json.data.path, by);
      expect(code).toBe(200);
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="[^"]*"; filename\*=UTF-8''[\w.%~!$&+^`|-]*$/,
      );
    }
  });

  it('[issue 8, files] are sorted by name, size, type and time, found by words, and filtered by kind', async () => {
    const parent_id = await folder();
    await put('ب.txt', text('12345'), { parent_id });
    t.deps.clock.advance(60_000);
    await put('الف.pdf', PDF, { parent_id });
    t.deps.clock.advance(60_000);
    await put('پ.txt', text('1'), { parent_id });
    await folder({ name: 'یک پوشه', parent_id });
    const names = async (query: object) => (await listed(parent_id, query)).map(({ name }) => name);
    expect(await names({})).toEqual(['یک پوشه', 'الف.pdf', 'ب.txt', 'پ.txt']);
    expect(await names({ sort_by: 'size', sort_dir: 'desc' })).toEqual(['یک پوشه', 'الف.pdf', 'ب.txt', 'پ.txt']);
    expect(await names({ sort_by: 'size' })).toEqual(['یک پوشه', 'پ.txt', 'ب.txt', 'الف.pdf']);
    expect(await names({ sort_by: 'type', sort_dir: 'desc' })).toEqual(['یک پوشه', 'پ.txt', 'ب.txt', 'الف.pdf']);
    expect(await names({ sort_by: 'created_at', sort_dir: 'desc' })).toEqual(['یک پوشه', 'پ.txt', 'الف.pdf', 'ب.txt']);
    expect(await names({ only: 'folders' })).toEqual(['یک پوشه']);
    expect(await names({ extensions: 'pdf' })).toEqual(['یک پوشه', 'الف.pdf']);
    expect(await names({ only: 'files', extensions: 'pdf', perPage: 10 })).toEqual(['الف.pdf']);
    const found = await manager.get('/api/file', { keyword: 'الف', extensions: 'pdf', only: 'files' });
    expect(found.json).toMatchObject({ total: 1, data: [{ name: 'الف.pdf' }] });
  });

  it('[9.9] a folder is listed by as many statements with twenty files as with one', async () => {
    const few = await folder();
    const many = await folder();
    await put('a.txt', text(), { parent_id: few });
    for (let n = 0; n < 20; n += 1) await put(`${n}.txt`, text('همان'), { parent_id: many });
    const statements = async (parent_id: number) =>
      (await manager.get('/api/file', { parent_id, perPage: 999 })).statements;
    expect(await statements(many)).toBe(await statements(few));
  });
});

describe('downloads of the manager', () => {
  it('[decisions 2.10] answer the parts that players ask for, and nothing that is stored already', async () => {
    const content = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0, 0, 0, 0, 0, 0, 0]), Buffer.alloc(5_000, 7)]);
    const { path, mime, size } = await put('صدا.mp3', content);
    expect(mime).toBe('audio/mpeg');
    const range = async (wanted: string, more: Record<string, string> = {}) => {
      const { code, headers, body } = await fetched(path, manager, { range: wanted, ...more });
      return [code, headers['content-range'], body.length];
    };
    const whole = await fetched(path);
    const etag = String(whole.headers.etag);
    expect([whole.headers['accept-ranges'], etag]).toEqual([
      'bytes',
      `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`,
    ]);
    expect(await range('bytes=0-99')).toEqual([206, `bytes 0-99/${size}`, 100]);
    expect(await range('bytes=5000-')).toEqual([206, `bytes 5000-5009/${size}`, 10]);
    expect(await range('bytes=-4')).toEqual([206, `bytes 5006-5009/${size}`, 4]);
    expect(await range('bytes=0-999999')).toEqual([206, `bytes 0-5009/${size}`, 5_010]);
    expect(await range('bytes=5010-')).toEqual([416, `bytes */${size}`, 0]);
    expect(await range('bytes=-0')).toEqual([416, `bytes */${size}`, 0]);
    for (const strange of ['bytes=9-1', 'bytes=a-b', 'items=0-1', 'bytes=0-1,5-6', 'bytes=-'])
      expect((await range(strange))[0]).toBe(200);
    expect((await range('bytes=0-99', { 'if-range': etag }))[0]).toBe(206);
    for (const old of ['"other"', `W/${etag}`, 'Mon, 23 Nov 2026 07:00:00 GMT'])
      expect((await range('bytes=0-99', { 'if-range': old }))[0]).toBe(200);
    expect((await fetched(path, manager, { 'if-none-match': etag })).code).toBe(304);
    expect((await fetched(path, employee, { range: 'bytes=0-9' })).code).toBe(206);
    for (const by of [customer, t.visitor])
      expect([401, 404]).toContain((await fetched(path, by, { range: 'bytes=0-9' })).code);
  });

  it('[issue 8, files] a document is shown in a frame of the product only; what is downloaded is in no frame', async () => {
    const framing = async (path: string) => (await fetched(path, manager)).headers['x-frame-options'];
    const document = await put('سند.pdf', PDF);
    expect(await framing(`${document.path}?inline=1`)).toBe('SAMEORIGIN');
    expect(await framing(document.path)).toBe('DENY');
    const page = await put('صفحه.html', Buffer.from('<p>متن</p>'));
    expect(await framing(`${page.path}?inline=1`)).toBe('DENY');
  });

  it('[issue 8, files] are sent as they are stored, with their length, whatever the browser could unpack', async () => {
    const content = Buffer.alloc(50_000, 'متن');
    for (const visibility of ['staff', 'public']) {
      const { path } = await put(`${visibility}.txt`, content, { visibility });
      const { headers, body } = await fetched(path, manager, { 'accept-encoding': 'gzip, deflate, br' });
      expect([headers['content-encoding'], headers['content-length'], body.equals(content)]).toEqual([
        undefined,
        '50000',
        true,
      ]);
    }
  });

  it('[decisions 2.10] a public file has an address for everybody, which ends with its visibility', async () => {
    const file = await put('اطلاعیه.pdf', PDF, { visibility: 'public' });
    expect(file.path).toMatch(/^\/f\/[\w-]{22}\/%D8%A7.*\.pdf$/);
    const open = await fetched(file.path, t.visitor);
    expect(open.code).toBe(200);
    expect(open.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await fetched(`${file.path}?inline=1`, t.visitor)).headers['content-disposition']).toMatch(/^inline;/);
    expect((await fetched(file.path, t.visitor, { 'if-none-match': String(open.headers.etag) })).code).toBe(304);
    const change = async (body: object): Promise<ManagedFile> =>
      expectOk(await manager.put(`/api/file/${file.id}`, body));
    const renamed = await change({ name: 'نامهٔ تازه.pdf' });
    expect(renamed.path).not.toBe(file.path);
    expect((await fetched(file.path, t.visitor)).code).toBe(200);
    const closed = await change({ visibility: 'private' });
    expect(closed.path).toMatch(/^\/api\/attachment\/\d+$/);
    for (const address of [file.path, renamed.path!]) expect((await fetched(address, t.visitor)).code).toBe(404);
    expect((await fetched(closed.path!, employee)).code).toBe(404);
    expect((await fetched(closed.path!)).code).toBe(200);
    const again = await change({ visibility: 'public' });
    expect(again.path!.split('/')[2]).not.toBe(file.path.split('/')[2]);
    expectOk(await manager.delete(`/api/file/${file.id}`));
    expect((await fetched(again.path!, t.visitor)).code).toBe(404);
    const long = await put(`${'گ'.repeat(251)}.pdf`, PDF, { visibility: 'public' });
    expect((await fetched(long.path, t.visitor)).code).toBe(200);
    for (const wrong of ['/f/x/y', '/f/null/a.pdf', `/f/${'A'.repeat(22)}/a.pdf`])
      expect((await fetched(wrong, t.visitor)).code).toBe(404);
  });
});
