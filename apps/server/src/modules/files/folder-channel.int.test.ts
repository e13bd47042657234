import { channels } from '@hamyar/contracts';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { formRequest } from '../../../test/upload.ts';
import { channelRights } from '../../platform/realtime/channel.policy.ts';
import { loadUser } from '../identity/public.ts';

let t: TestApp;
let manager: TestClient;
const ids: Record<string, number> = {};
beforeAll(async () => {
  t = await createTestApp();
  ids.manager = await addUser(t.deps.db, { employee: true, permissions: ['manage files'] });
  ids.employee = await addUser(t.deps.db, { employee: true });
  ids.customer = await addUser(t.deps.db, {});
  manager = await t.as(ids.manager);
});
afterAll(() => t.close());

const folder = async (name: string, more: object = {}): Promise<number> =>
  expectStatus(await manager.post('/api/file', { name, ...more }), 'CREATED').id;
/** The channels on which something was published since the last time, with the ids. */
const published = async (): Promise<string[]> => {
  const { rows } = await t.deps.pool.query<{ channel: string; id: number }>(
    "with gone as (delete from socket_event where name = 'file.changed' returning *) select channel, data ->> 'id' as id from gone order by id, channel",
  );
  return rows.map(({ channel, id }) => `${channel} ${id}`);
};
const subscribers = async (name: string): Promise<string[]> => {
  const rights = await channelRights(t.deps, [name]);
  const found: string[] = [];
  for (const [who, id] of Object.entries(ids)) if (rights((await loadUser(t.deps, id))!).has(name)) found.push(who);
  return found;
};

describe('the live channel of a folder', () => {
  it('[decisions 2.0] tells of what is added, renamed, moved and deleted in it, by ids alone', async () => {
    const from = await folder('از');
    const to = await folder('به');
    expect(await published()).toEqual([
      `folder.0 ${from}`,
      `folder.${from} ${from}`,
      `folder.0 ${to}`,
      `folder.${to} ${to}`,
    ]);
    const sent = formRequest(
      'POST',
      '/api/file',
      { name: 'متن.txt', content: Buffer.from('متن') },
      { parent_id: from },
    );
    const { id } = expectStatus(await manager.request(sent), 'CREATED');
    expect(await published()).toEqual([`folder.${from} ${id}`]);
    expectStatus(await manager.put(`/api/file/${id}`, { name: 'نام.txt' }), 'UPDATED');
    expect(await published()).toEqual([`folder.${from} ${id}`]);
    expectStatus(await manager.put(`/api/file/${id}`, { parent_id: to }), 'UPDATED');
    expect((await published()).sort()).toEqual([`folder.${from} ${id}`, `folder.${to} ${id}`].sort());
    expectStatus(await manager.delete(`/api/file/${id}`), 'DELETED');
    expect(await published()).toEqual([`folder.${to} ${id}`]);
  });

  it('[decisions 2.25] is for who sees the folder; that of the top for employees', async () => {
    const open = await folder('باز', { visibility: 'staff' });
    const hidden = await folder('پنهان', { visibility: 'private' });
    expect(await subscribers(channels.folder(0))).toEqual(['manager', 'employee']);
    expect(await subscribers(channels.folder(open))).toEqual(['manager', 'employee']);
    expect(await subscribers(channels.folder(hidden))).toEqual(['manager']);
    expectStatus(await manager.delete(`/api/file/${open}`), 'DELETED');
    expect(await subscribers(channels.folder(open))).toEqual([]);
  });

  it('[7.29] its rows are read again by their ids, of this folder only', async () => {
    const parent_id = await folder('پدر');
    const inside = await folder('درون', { parent_id });
    const outside = await folder('بیرون');
    const rows = expectOk(await manager.get('/api/file', { parent_id, ids: [inside, outside] })) as { id: number }[];
    expect(rows.map(({ id }) => id)).toEqual([inside]);
  });
});
