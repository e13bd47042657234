import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILE_PART_BYTES, MANAGED_FILE_MAX_BYTES, type FileUpload, type ManagedFile } from '@hamyar/contracts';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { addBranch, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { formRequest } from '../../../test/upload.ts';
import { zipArchive } from '../../../test/zip-archive.ts';
import { buildApp } from '../../app.ts';
import { createJobRegistry } from '../../platform/jobs/job-registry.ts';
import { StorageFull } from '../../platform/storage/file-storage.ts';
import { sweepAttachments } from '../attachments/attachment.job.ts';
import { removeUnfinishedUploads } from './file.job.ts';

let t: TestApp;
let manager: TestClient;
let managerId: number;
let colleague: TestClient;
let employee: TestClient;

beforeAll(async () => {
  t = await createTestApp();
  const branch_id = await addBranch(t.deps.db);
  const person = async (permissions: string[]) =>
    t.as(await addUser(t.deps.db, { employee: true, branch_id, permissions }));
  managerId = await addUser(t.deps.db, { employee: true, branch_id, permissions: ['manage files'] });
  manager = await t.as(managerId);
  colleague = await person(['manage files']);
  employee = await person([]);
});
afterAll(() => t.close());
beforeEach(async () => {
  await sql`delete from file_upload`.execute(t.deps.db);
  await sql`delete from file`.execute(t.deps.db);
});

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const start = async (name: string, size: number, more: object = {}, by = manager): Promise<FileUpload> =>
  expectStatus(await by.post('/api/fileUpload', { name, size, ...more }), 'CREATED');
const partOf = (content: Buffer, number: number) =>
  content.subarray((number - 1) * FILE_PART_BYTES, number * FILE_PART_BYTES);
const partRequest = (id: number, number: number, part: Buffer, hash = sha256(part)) =>
  formRequest('PUT', `/api/fileUpload/${id}/part/${number}?sha256=${hash}`, { name: 'part', content: part });
const sendPart = (id: number, number: number, part: Buffer, hash = sha256(part), by = manager) =>
  by.request(partRequest(id, number, part, hash));
const finish = (id: number, body: object = {}, by = manager) => by.post(`/api/fileUpload/${id}/finish`, body);
const open = async (id: number): Promise<FileUpload> => expectOk(await manager.get(`/api/fileUpload/${id}`));
const codes = (answer: { json: { errors?: { field: string; code: string }[] } }) =>
  (answer.json.errors ?? []).map(({ field, code }) => `${field} ${code}`);
const download = async ({ path }: ManagedFile): Promise<Buffer> =>
  (await t.app.inject({ url: path!, headers: { authorization: `Bearer ${manager.token}` } })).rawPayload;
const storedHashes = async (): Promise<string[]> => {
  const hashes = [];
  for await (const hash of t.deps.storage.list()) hashes.push(hash);
  return hashes;
};
const cleanUp = async () => {
  await removeUnfinishedUploads(t.deps);
  await sweepAttachments(t.deps);
};

/** The session of before has ended by then. */
const wait = async (hours: number) => {
  t.deps.clock.advance(hours * 3_600_000);
  manager = await t.as(managerId);
};

describe('an upload in parts', () => {
  it('[5.25] becomes the file again, whatever the order of its parts, and leaves nothing else behind', async () => {
    const content = randomBytes(FILE_PART_BYTES * 2 + 1_000);
    const { id, part_size } = await start('فیلم.bin', content.length);
    expect(part_size).toBe(FILE_PART_BYTES);
    for (const number of [3, 1, 2]) expectStatus(await sendPart(id, number, partOf(content, number)), 'UPDATED');
    const file: ManagedFile = expectStatus(await finish(id), 'CREATED');
    expect(file).toMatchObject({ name: 'فیلم.bin', size: content.length, parent_id: null, visibility: 'staff' });
    expect((await download(file)).equals(content)).toBe(true);
    await cleanUp();
    expect(await storedHashes()).toEqual([sha256(content)]);
    expect(readdirSync(join(t.deps.config.dataDir, 'uploads'))).toEqual([]);
    expect(expectOk(await manager.get('/api/fileUpload'))).toEqual([]);
  });

  it('[5.25] goes on at another server, or the same after a restart, with the parts that are there', async () => {
    const content = randomBytes(FILE_PART_BYTES + 10);
    const wish = { name: 'a.bin', size: content.length, last_modified: 1_700_000_000_000 };
    const { id } = await start(wish.name, wish.size, wish);
    expectOk(await sendPart(id, 1, partOf(content, 1)));
    const other = await buildApp(
      { ...t.deps, jobs: createJobRegistry() },
      { checked: true, dist: join(t.deps.config.dataDir, 'no-build') },
    );
    await other.ready();
    const ask = async (options: InjectOptions) => {
      const headers = { ...options.headers, authorization: `Bearer ${manager.token}` };
      return (await other.inject({ ...options, headers })).json().data;
    };
    expect(await ask({ method: 'POST', url: '/api/fileUpload', payload: wish })).toMatchObject({
      id,
      parts: [{ number: 1, size: FILE_PART_BYTES, sha256: sha256(partOf(content, 1)) }],
    });
    await ask(partRequest(id, 2, partOf(content, 2)));
    const file = (await ask({ method: 'POST', url: `/api/fileUpload/${id}/finish`, payload: {} })) as ManagedFile;
    await other.close();
    expect((await download(file)).equals(content)).toBe(true);
  });

  it('[5.25] refuses a part that was damaged or is not of this file, and takes one again', async () => {
    const content = randomBytes(FILE_PART_BYTES + 10);
    const { id } = await start('a.bin', content.length);
    const part = partOf(content, 1);
    const damaged = Buffer.from(part);
    damaged[7]! ^= 1;
    expect(codes(await sendPart(id, 1, damaged, sha256(part)))).toEqual(['file PART_HASH']);
    expect(codes(await sendPart(id, 1, part.subarray(1)))).toEqual(['file PART_SIZE']);
    expect(codes(await sendPart(id, 2, part))).toEqual(['file PART_SIZE']);
    expectStatus(await sendPart(id, 3, part), 'NOT_FOUND');
    expect((await open(id)).parts).toEqual([]);
    expect(codes(await finish(id))).toEqual(['file PARTS_MISSING']);
    for (const sent of [damaged, part, part]) expectOk(await sendPart(id, 1, sent));
    expectOk(await sendPart(id, 2, partOf(content, 2)));
    const { rows } = await sql`select from attachment where context = 'file_part' and context_id = ${id}`.execute(
      t.deps.db,
    );
    expect(rows).toHaveLength(2);
    expect((await download(expectOk(await finish(id)))).equals(content)).toBe(true);
  });

  it('[5.25] a repeated end answers the same file; parts that are equal are counted once each', async () => {
    const content = Buffer.alloc(FILE_PART_BYTES * 2, 5);
    const { id } = await start('a.bin', content.length);
    await Promise.all([sendPart(id, 1, partOf(content, 1)), sendPart(id, 2, partOf(content, 2))]);
    const answers = [...(await Promise.all([finish(id), finish(id)])), await finish(id)];
    expect(new Set(answers.map((answer) => expectStatus(answer, 'CREATED').id as number)).size).toBe(1);
    expect((await manager.get('/api/file')).json.total).toBe(1);
    expectStatus(await manager.delete(`/api/fileUpload/${id}`), 'NOT_FOUND');
  });

  it('[decisions 2.25] belongs to who has started it', async () => {
    const { id } = await start('a.bin', 10);
    for (const by of [colleague, employee]) {
      expectStatus(await by.get(`/api/fileUpload/${id}`), 'NOT_FOUND');
      expect(expectOk(await by.get('/api/fileUpload'))).toEqual([]);
      expectStatus(await by.delete(`/api/fileUpload/${id}`), 'NOT_FOUND');
    }
    expectStatus(await sendPart(id, 1, randomBytes(10), undefined, colleague), 'NOT_FOUND');
    expectStatus(await finish(id, {}, colleague), 'NOT_FOUND');
    expectStatus(await employee.post('/api/fileUpload', { name: 'a', size: 1 }), 'AUTORIZATION_ERROR');
    expectStatus(await sendPart(id, 1, randomBytes(10), undefined, employee), 'AUTORIZATION_ERROR');
    expect((await start('a.bin', 10, {}, colleague)).id).not.toBe(id);
  });

  it('[issue 8, bad input] a folder that is removed meanwhile costs nothing but the choice of another one', async () => {
    const content = randomBytes(50);
    const folder = async (name: string): Promise<number> => expectOk(await manager.post('/api/file', { name })).id;
    const parent_id = await folder('می‌رود');
    const { id } = await start('a.bin', content.length, { parent_id, visibility: 'private' });
    expectOk(await sendPart(id, 1, content));
    expectOk(await manager.delete(`/api/file/${parent_id}`));
    const refused = await finish(id);
    expect(codes(refused)).toEqual(['parent_id PARENT_GONE']);
    expect(refused.json.message).toContain('پوشهٔ دیگری انتخاب کنید');
    const other = await folder('می‌ماند');
    expect(expectOk(await finish(id, { parent_id: other }))).toMatchObject({ parent_id: other, visibility: 'private' });
    expect(codes(await manager.post('/api/fileUpload', { name: 'b', size: 1, parent_id }))).toEqual([
      'parent_id PARENT_GONE',
    ]);
  });

  it('[decisions 2.10] asks about a name that is taken before anything is sent, and again at its end', async () => {
    const content = randomBytes(20);
    const { id } = await start('a.bin', content.length);
    expectOk(await sendPart(id, 1, content));
    expectOk(await manager.request(formRequest('POST', '/api/file', { name: 'A.bin', content })));
    const asked = await manager.post('/api/fileUpload', { name: 'a.bin', size: 5 });
    expect([asked.code, asked.json.code]).toEqual([409, 'NAME_TAKEN']);
    const late = await finish(id);
    expect([late.code, late.json.code]).toEqual([409, 'NAME_TAKEN']);
    expect(expectOk(await finish(id, { on_conflict: 'rename' })).name).toBe('a (۲).bin');
    const replacing = await start('a.bin', content.length, { on_conflict: 'replace' });
    expectOk(await sendPart(replacing.id, 1, content));
    expect(expectOk(await finish(replacing.id))).toMatchObject({ name: 'A.bin', version: 2 });
  });

  it('[decisions 2.10] is seen by whom its sender says, also as the new content of a public file', async () => {
    const content = randomBytes(20);
    const shown = { name: 'a.bin', content };
    const first = expectOk(await manager.request(formRequest('POST', '/api/file', shown, { visibility: 'public' })));
    const { id } = await start('a.bin', content.length, { on_conflict: 'replace', visibility: 'private' });
    expectOk(await sendPart(id, 1, content));
    expect(expectOk(await finish(id))).toMatchObject({ id: first.id, visibility: 'private' });
    expect((await t.app.inject({ url: first.path })).statusCode).toBe(404);
  });

  it('[decisions 2.10] leaves nothing for ever when its server is killed, neither at the next start nor for the clean-up', async () => {
    const folder = join(t.deps.config.dataDir, 'uploads');
    const leave = (name: string) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), 1, 1);
    };
    leave('upload-before-start');
    const jobs = createJobRegistry();
    const again = await buildApp({ ...t.deps, jobs });
    await again.ready();
    while (existsSync(join(folder, 'upload-before-start'))) await sleep(10);
    await again.close();
    leave('upload-later');
    await t.deps.jobs.add(t.deps.db, 'attachment.sweep', {});
    await t.deps.runJobs();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('[decisions 2.10] is checked as every other file, and stays for a name that fits', async () => {
    const send = async (name: string, content: Buffer) => {
      const { id } = await start(name, content.length);
      expectOk(await sendPart(id, 1, content));
      return id;
    };
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const file: ManagedFile = expectOk(await finish(await send('عکس.jpg', picture)));
    expect(file.meta_data).toMatchObject({ dimentions: { width: 40, height: 30 }, thumbnail_path: expect.any(String) });
    expect((await download(file)).includes('secret place')).toBe(false);
    const bomb = zipArchive([{ content: Buffer.alloc(3_000_000) }]);
    expect(codes(await finish(await send('a.docx', bomb)))).toEqual(['file FILE_ARCHIVE']);
    const page = await send('a.png', Buffer.from('<html></html>'));
    expect(codes(await finish(page))).toEqual(['file FILE_CONTENT']);
    expect(expectOk(await finish(page, { name: 'a.html' })).mime).toBe('application/octet-stream');
  });

  it('[5.25, 9.9] a file has at most 100 MB, and one person at most ten of them unfinished', async () => {
    expect(codes(await manager.post('/api/fileUpload', { name: 'a', size: MANAGED_FILE_MAX_BYTES + 1 }))).toEqual([
      'size MAX',
    ]);
    expect(codes(await manager.post('/api/fileUpload', { name: 'a', size: 0 }))).toEqual(['size MIN']);
    const { id } = await start('a.bin', 10);
    await sql`insert into file_upload_part (upload_id, number, attachment_id, sha256, size)
      values (${id}, 9, 1, '', ${MANAGED_FILE_MAX_BYTES * 10 - 5})`.execute(t.deps.db);
    const refused = await sendPart(id, 1, randomBytes(10));
    expect(codes(refused)).toEqual(['file UPLOADS_UNSENT']);
    expect(refused.json.message).toContain('۱۰۰۰ مگابایت');
    await start('b.bin', 10, {}, colleague);
  });

  it('[decisions 2.10] one person has at most a thousand unfinished uploads', async () => {
    const { id } = await start('many.bin', 10, {}, colleague);
    const more = (count: number) =>
      sql`insert into file_upload (name, size, owner_id, created_at, expires_at)
        select 'more ' || ${count} || ' ' || n, 1, u.owner_id, u.created_at, u.expires_at
        from file_upload u, generate_series(1, ${count}) n where u.id = ${id}`.execute(t.deps.db);
    await more(990);
    await start('one-more.bin', 10, {}, colleague);
    await more(20);
    expect(codes(await colleague.post('/api/fileUpload', { name: 'refused.bin', size: 10 }))).toEqual([
      'file UPLOADS_UNSENT',
    ]);
    await sql`delete from file_upload where owner_id = (select owner_id from file_upload where id = ${id}) and name like 'more %'`.execute(
      t.deps.db,
    );
  });

  it('[issue 8, bad input] a full disk is said, and what was sent stays', async () => {
    const content = randomBytes(30);
    const { id } = await start('a.bin', content.length);
    const full = () => jest.spyOn(t.deps.storage, 'assertRoom').mockRejectedValueOnce(new StorageFull('full'));
    for (const call of [
      () => manager.post('/api/fileUpload', { name: 'b', size: 1 }),
      () => sendPart(id, 1, content),
      () => manager.request(formRequest('POST', '/api/file', { name: 'a.txt', content })),
    ]) {
      const spy = full();
      const answer = await call();
      expect([answer.code, answer.json.code]).toEqual([507, 'DISK_FULL']);
      expect(answer.json.message).toContain('فضای ذخیره‌سازی سرور پر شده است');
      spy.mockRestore();
    }
    expectOk(await sendPart(id, 1, content));
    const stage = jest.spyOn(t.deps.storage, 'stage').mockRejectedValueOnce(new StorageFull('full'));
    expect((await finish(id)).json.code).toBe('DISK_FULL');
    stage.mockRestore();
    expectOk(await finish(id));
    expect(readdirSync(join(t.deps.config.dataDir, 'uploads'))).toEqual([]);
  });

  it('[decisions 2.10] is removed by its owner, or a day after its last part', async () => {
    const content = randomBytes(40);
    const cancelled = await start('a.bin', content.length);
    expectOk(await sendPart(cancelled.id, 1, content));
    expectStatus(await manager.delete(`/api/fileUpload/${cancelled.id}`), 'DELETED');
    await cleanUp();
    expect((await storedHashes()).includes(sha256(content))).toBe(false);
    const left = await start('b.bin', content.length);
    await wait(23);
    expectOk(await sendPart(left.id, 1, content));
    await wait(23);
    await cleanUp();
    expect((await open(left.id)).parts).toHaveLength(1);
    await wait(1);
    expectStatus(await finish(left.id), 'NOT_FOUND');
    await cleanUp();
    expect((await storedHashes()).includes(sha256(content))).toBe(false);
  });
});
