import { serverModules } from '../../modules.ts';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';

let t: TestApp;
let admin: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
});
afterAll(() => t.close());

it('customers add sample things unless the full admin has turned it off, staff always', async () => {
  const employee = await t.as(await addUser(t.deps.db, { employee: true }));
  const customer = await t.as(await addUser(t.deps.db, {}));
  const add = (client: typeof customer) => client.post('/api/sampleThing', { title: 'یک' });
  expectStatus(await add(customer), 'CREATED');
  expectOk(
    await admin.post('/api/settings', {
      group: 'sampleThingsSettings',
      values: { sample_things_customers_add: false },
    }),
  );
  expectStatus(await add(customer), 'AUTORIZATION_ERROR');
  expectStatus(await add(employee), 'CREATED');
});

const open = async (sample_things_public: boolean) =>
  expectOk(await admin.post('/api/settings', { group: 'sampleThingsSettings', values: { sample_things_public } }));
const add = async (title: string, shown: boolean): Promise<number> => {
  const { id } = expectStatus(await admin.post('/api/sampleThing', { title, note: 'متن' }), 'CREATED');
  expectStatus(await admin.put(`/api/sampleThing/${id}`, { public: shown }), 'UPDATED');
  return id;
};
const read = (id: number, client = t.visitor) => client.get(`/api/publicSampleThing/${id}`);
/** The ids in the sitemap, by its declaration: the front end that opens the page is not built here. */
async function inSitemap(): Promise<unknown[]> {
  const source = serverModules.find(({ name }) => name === 'sample-things')?.sitemap?.['publicSampleThings-id-slug'];
  const last = (await source?.lastId(t.deps)) ?? 0;
  const entries = (await source?.entries(t.deps, { from: 0, to: last })) ?? [];
  return entries.map(({ params }) => params);
}

describe('public sample things', () => {
  it('are read by everybody while the settings open them, and all others are as if they did not exist', async () => {
    const shown = await add('راه چاپ', true);
    const hidden = await add('پنهان', false);
    expectStatus(await read(shown), 'NOT_FOUND');
    expectStatus(await read(shown, admin), 'AUTORIZATION_ERROR');
    await open(true);
    expect(expectOk(await read(shown))).toEqual({
      id: shown,
      slug: 'راه-چاپ',
      title: 'راه چاپ',
      note: 'متن',
      updated_at: expect.any(Number),
    });
    const other = await read(hidden);
    const none = await read(999_999);
    expect(other.json).toEqual(none.json);
    expect([other.code, none.code]).toEqual([404, 404]);
    await open(false);
    expectStatus(await read(shown), 'NOT_FOUND');
  });

  it('are in the sitemap with the address that their page has, and nothing else is', async () => {
    const shown = await add('در نقشهٔ سایت', true);
    const hidden = await add('نه در نقشه', false);
    const listed = await inSitemap();
    expect(listed).toContainEqual({ id: shown, slug: 'در-نقشه-سایت' });
    expect(listed).not.toContainEqual(expect.objectContaining({ id: hidden }));
  });
});
