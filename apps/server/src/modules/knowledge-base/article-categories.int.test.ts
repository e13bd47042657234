import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { expectOk, expectStatus } from '../../../test/test-app.ts';
import { uploadRequest } from '../../../test/upload.ts';

let desk: ArticleDesk;
beforeAll(async () => {
  desk = await openArticleDesk();
});
afterAll(() => desk.t.close());

const url = (id: number) => `/api/knowledgebaseCategory/${id}`;
const open = async (id: number) => expectOk(await desk.writer.get(url(id)));
const change = (id: number, values: object) => desk.writer.put(url(id), values);
const errorsOf = async (answer: Promise<{ json: Record<string, any> }>) =>
  ((await answer).json.errors ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 18, height: 18, channels: 3, background: '#0B7280' } })
    [format]()
    .toBuffer();
/** A picture of exactly so many bytes: a text of it that is not shown takes up the rest. */
async function pngOf(bytes: number): Promise<Buffer> {
  const plain = await picture('png');
  // a chunk is its length, its type, its content and a checksum; the last one is the end of the picture
  const [head, end] = [plain.subarray(0, -12), plain.subarray(-12)];
  const content = Buffer.concat([Buffer.from('tEXtComment\0'), Buffer.alloc(bytes - plain.length - 20, 'x')]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([head, length, content, checksum, end]);
}
const upload = async (name: string, content: Buffer) =>
  desk.writer.request(uploadRequest(name, content, 'article_category'));

describe('categories of articles', () => {
  it('[7.36] are created and updated, and say so', async () => {
    const created = await desk.writer.post('/api/knowledgebaseCategory', { name: '  راهنماي كاربران ' });
    const { id } = expectStatus(created, 'CREATED');
    expect(created.json.message).toBe('عملیات با موفقیت انجام شد');
    expect(await open(id)).toMatchObject({
      name: 'راهنمای کاربران',
      slug: 'راهنمای-کاربران',
      status: true,
      visibility: 'public',
      depth: 1,
      parent_id: null,
    });
    expectStatus(await change(id, { description: 'همه چیز', status: false }), 'UPDATED');
    expect(await open(id)).toMatchObject({ description: 'همه چیز', status: false });
    expect(await errorsOf(desk.writer.post('/api/knowledgebaseCategory', { name: '' }))).toEqual(['name REQUIRED']);
  });

  it('[7.8] are saved by POST, in a multipart form with _method put', async () => {
    const id = await desk.category({ name: 'چاپ' });
    const boundary = 'X';
    const part = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const answer = await desk.writer.request({
      method: 'POST',
      url: url(id),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${part('_method', 'put')}${part('name', 'چاپگر')}${part('status', '0')}${part('visibility', 'employees')}--${boundary}--\r\n`,
    });
    expect(expectStatus(answer, 'UPDATED')).toMatchObject({ name: 'چاپگر', status: false, visibility: 'employees' });
  });

  it('[3.6, 5.40] have a picture that is a png of at most 512000 bytes', async () => {
    const id = await desk.category();
    const png = expectStatus(await upload('i.png', await picture('png')), 'CREATED');
    expectStatus(await change(id, { icon_token: png.token }), 'UPDATED');
    const { icon, icon_link } = await open(id);
    expect(icon_link).toBe(`/f/${icon}`);
    expect((await desk.t.visitor.request({ method: 'GET', url: icon_link })).code).toBe(200);
    await desk.article({ category_ids: [id] });
    const shown = expectOk(await desk.t.visitor.get('/api/kbCategory')).find((one: { id: number }) => one.id === id);
    expect(shown).toMatchObject({ name: expect.any(String), icon: expect.any(String), children: [] });
    expect([shown.icon, shown.icon_link]).toEqual([icon, icon_link]);
    expect((await upload('i.jpg', await picture('jpeg'))).json.errors).toMatchObject([{ field: 'file' }]);
    expectStatus(await upload('i.png', await pngOf(512_000)), 'CREATED');
    expect((await upload('i.png', await pngOf(512_001))).json.errors).toMatchObject([
      { field: 'file', code: 'FILE_SIZE' },
    ]);
    expect(await errorsOf(change(id, { icon_token: png.token }))).toEqual(['icon_token CHOICE']);
    expectStatus(await change(id, { icon_token: null }), 'UPDATED');
    expect(await open(id)).toMatchObject({ icon: null, icon_link: null });
    expect((await desk.t.visitor.request({ method: 'GET', url: icon_link })).code).toBe(404);
  });

  it('[5.41, decisions 2.12] are below another one, never below themselves, and at most four deep', async () => {
    const ids: number[] = [];
    for (let depth = 1; depth <= 4; depth += 1) ids.push(await desk.category({ parent_id: ids.at(-1) ?? null }));
    expect((await open(ids[3]!)).depth).toBe(4);
    const below = (parent_id: number) => desk.writer.post('/api/knowledgebaseCategory', { name: 'پنجم', parent_id });
    expect(await errorsOf(below(ids[3]!))).toEqual(['parent_id TOO_DEEP']);
    for (const id of ids) expect(await errorsOf(change(ids[0]!, { parent_id: id }))).toEqual(['parent_id ITSELF']);
    const branch = await desk.category();
    await desk.category({ parent_id: branch });
    expect(await errorsOf(change(branch, { parent_id: ids[2] }))).toEqual(['parent_id TOO_DEEP']);
    expectStatus(await change(branch, { parent_id: ids[1] }), 'UPDATED');
    expect(await errorsOf(change(branch, { parent_id: 999_999 }))).toEqual(['parent_id CHOICE']);
    expectStatus(await change(branch, { parent_id: null }), 'UPDATED');
  });

  it('[decisions 2.0] are never made a circle by two people who move them at the same time', async () => {
    const [one, other] = [await desk.category(), await desk.category()];
    const answers = await Promise.all([change(one, { parent_id: other }), change(other, { parent_id: one })]);
    expect(answers.map(({ json }) => json.status).sort()).toEqual(['UPDATED', 'VALIDATION_ERROR']);
  });

  it('get another parent and their position there together, or stay where they were', async () => {
    const [from, to] = [await desk.category(), await desk.category()];
    const [first, last] = [await desk.category({ parent_id: to }), await desk.category({ parent_id: to })];
    const moved = await desk.category({ parent_id: from });
    const children = async (parent: number) =>
      expectOk(await desk.writer.get('/api/getOrder', { type: 'knowledgebaseCategory' }))
        .filter((item: { parent_id: number }) => item.parent_id === parent)
        .map(({ id }: { id: number }) => id);
    for (const wrong of [
      [first, moved],
      [first, last],
      [first, moved, last, from],
    ])
      expect(await errorsOf(change(moved, { parent_id: to, sibling_ids: wrong }))).toEqual(['sibling_ids CHOICE']);
    expect(await children(from)).toEqual([moved]);
    expectStatus(await change(moved, { parent_id: to, sibling_ids: [first, moved, last] }), 'UPDATED');
    expect([await children(from), await children(to)]).toEqual([[], [first, moved, last]]);
  });

  it('[7.19] are put into an order, all of one parent together', async () => {
    const parent = await desk.category();
    const ids = [
      await desk.category({ parent_id: parent }),
      await desk.category({ parent_id: parent }),
      await desk.category({ parent_id: parent }),
    ];
    const order = (type_ids: number[]) =>
      desk.writer.put('/api/updateOrder', { type: 'knowledgebaseCategory', type_ids });
    const stored = async () =>
      expectOk(await desk.writer.get('/api/getOrder', { type: 'knowledgebaseCategory' }))
        .filter((item: { parent_id: number }) => item.parent_id === parent)
        .map(({ id }: { id: number }) => id);
    const turned = [ids[2]!, ids[0]!, ids[1]!];
    const answer = await order(turned);
    expect([answer.json.status, answer.json.message]).toEqual(['UPDATED', 'ترتیب ذخیره شد']);
    expect(await stored()).toEqual(turned);
    for (const wrong of [turned.slice(1), [...turned, parent], [turned[0]!, turned[0]!, turned[1]!], [999_999]])
      expect(await errorsOf(order(wrong))).toEqual(['type_ids CHOICE']);
    expect(await stored()).toEqual(turned);
    expectStatus(await desk.writer.put('/api/updateOrder', { type: 'ticket', type_ids: ids }), 'VALIDATION_ERROR');
  });

  it('[decisions 2.0] are not deleted while something is in them', async () => {
    const parent = await desk.category();
    const child = await desk.category({ parent_id: parent });
    const article = await desk.article({ category_ids: [child] });
    // the version that readers see is in it, also when the next one will not be
    expectStatus(await desk.writer.put(`/api/knowledgebaseArticle/${article}`, { category_ids: [] }), 'UPDATED');
    const refused = await desk.writer.delete(url(child));
    expect(refused.json.errors).toMatchObject([{ code: 'IN_USE', message: expect.stringContaining('۱ مقاله') }]);
    expect(await errorsOf(desk.writer.delete(url(parent)))).toEqual([' IN_USE']);
    expectStatus(await desk.writer.delete(`/api/knowledgebaseArticle/${article}`), 'DELETED');
    expectStatus(await desk.writer.delete(url(child)), 'DELETED');
    const several = { type: 'knowledgebaseCategory', type_ids: [parent, child] };
    expect(expectOk(await desk.writer.delete('/api/multipleDelete', several))).toMatchObject({
      deleted: [parent],
      failed: [{ id: child, status: 'NOT_FOUND' }],
    });
    expectStatus(await desk.writer.get(url(parent)), 'NOT_FOUND');
  });

  it('[decisions 2.12] may be for customers of some organisations or levels, and only for customers then', async () => {
    const organization = await addOrganization(desk.t.deps.db, await addBranch(desk.t.deps.db));
    const id = await desk.category({ visibility: 'customers', organization_ids: [organization, organization] });
    expect((await open(id)).organizations).toMatchObject([{ id: organization }]);
    expect(await errorsOf(change(id, { visibility: 'public' }))).toEqual(['visibility CHOICE']);
    expect(await errorsOf(change(id, { organization_ids: [999_999] }))).toEqual(['organization_ids CHOICE']);
    expectStatus(await change(id, { visibility: 'public', organization_ids: [] }), 'UPDATED');
  });

  it('[7.17] are chosen from flat lists of 999 by those who write, and by nobody else', async () => {
    const off = await desk.category({ status: false });
    const ids = async (query: object) =>
      expectOk(await desk.writer.get('/api/kbCategory', { ...query, perPage: 999 })).map((c: { id: number }) => c.id);
    expect(await ids({ forCategories: 1 })).toContain(off);
    expect(await ids({ forArticles: 1 })).not.toContain(off);
    expectStatus(await desk.t.visitor.get('/api/kbCategory', { forArticles: 1 }), 'AUTHENTICATION_ERROR');
    const employee = await desk.t.as(await addUser(desk.t.deps.db, { employee: true }));
    expectStatus(await employee.get('/api/kbCategory', { forCategories: 1 }), 'AUTORIZATION_ERROR');
    expectStatus(await desk.writer.get('/api/kbCategory', { perPage: 998 }), 'VALIDATION_ERROR');
  });

  it('[decisions 2.12] say how many articles are in them and below, and how many of these are for fewer people', async () => {
    const parent = await desk.category();
    const child = await desk.category({ parent_id: parent });
    await desk.article({ category_ids: [parent, child] });
    await desk.draft({ category_ids: [child], public: false, user_group: 'customers' });
    expect(await open(parent)).toMatchObject({ article_count: 2, narrower_article_count: 1 });
    expect(await open(child)).toMatchObject({ article_count: 2, narrower_article_count: 1 });
    const { data } = (await desk.t.visitor.get(`/api/kbCategory/${parent}`)).json;
    expect(data).toMatchObject({ article_count: 1, children: [{ id: child, article_count: 1 }] });
  });
});
