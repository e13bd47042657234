import fc from 'fast-check';
import { sql } from 'kysely';
import { createDesk, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
});
afterAll(() => desk.close());

const DAY = 86_400_000;
const merge = (by: PersonName, id: number, target: number): Promise<Reply> =>
  desk.as(by).post(`/api/ticket/${id}/merge`, { target_id: target });
const unmerge = (id: number, by: PersonName = 'admin'): Promise<Reply> => desk.as(by).post(`/api/ticket/${id}/unmerge`);
/** What a person reads in a ticket, without lines of the system. */
const texts = async (by: PersonName, id: number): Promise<string[]> =>
  (await desk.open(by, id)).contents
    .filter(({ type }: { type: string }) => type !== 'system')
    .map(({ excerpt }: { excerpt: string }) => excerpt);
const sequences = async (id: number) =>
  (
    await sql<{ id: number; seq: number; public_seq: number | null }>`select id, seq, public_seq from ticket_content
      where ticket_id = ${id} and type <> 'system' order by id`.execute(desk.deps.db)
  ).rows;
const say = (by: PersonName, id: number, text: string, more: object = {}) => {
  desk.deps.clock.advance(60_000);
  return desk.write(by, id, { body_html: `<p>${text}</p>`, ...more });
};
const ticket = (text: string) => {
  desk.deps.clock.advance(60_000);
  return desk.ticket('customer', { subject: text, body_html: `<p>${text}</p>` });
};

describe('separating a merged ticket', () => {
  it('[decisions 2.3 T15] gives the status, the contents and their sequences back, for seven days', async () => {
    const [a, b] = [await ticket('الف'), await ticket('ب')];
    await say('admin', a, 'پاسخ الف', { then: 'keep_working' });
    await say('customer', a, 'باز الف');
    const before = await desk.open('admin', a);
    const numbers = await sequences(a);
    await merge('admin', a, b);
    await say('admin', b, 'پاسخ به هر دو');
    expect((await desk.open('admin', a)).actions).toContain('unmerge');
    expect((await unmerge(a, 'branchAdmin')).code).toBe(403);
    desk.deps.clock.advance(7 * DAY - 120_000);
    const { body } = await unmerge(a);
    expect(body.data.ticket).toMatchObject({
      status: 3,
      close_reason: null,
      closed_at: null,
      merged: null,
      waiting_since: before.waiting_since,
      content_count: 3,
    });
    expect(await sequences(a)).toEqual(numbers);
    expect(await texts('customer', a)).toEqual(['الف', 'پاسخ الف', 'باز الف']);
    expect(await texts('customer', b)).toEqual(['ب', 'پاسخ به هر دو']);
    expect(await desk.open('admin', b)).toMatchObject({ content_count: 2, links: [] });
    expect((await say('customer', a, 'ادامه')).body.status).toBe('UPDATED');
    expect((await unmerge(a)).body.code).toBe('TRANSITION_FORBIDDEN');
  });

  it('[decisions 2.3 T15] after seven days it stays merged', async () => {
    const [a, b] = [await ticket('الف'), await ticket('ب')];
    await merge('admin', a, b);
    desk.deps.clock.advance(7 * DAY + 1_000);
    expect((await desk.open('admin', a)).actions).not.toContain('unmerge');
    expect((await unmerge(a)).body).toMatchObject({ status: 'NOK', code: 'UNMERGE_WINDOW_PASSED' });
    expect(await texts('admin', b)).toEqual(['الف', 'ب']);
  });

  it('[decisions 2.3 T15] from the middle of a chain it brings what had been merged into it', async () => {
    const [a, b, c] = [await ticket('الف'), await ticket('ب'), await ticket('پ')];
    await merge('admin', a, b);
    await merge('admin', b, c);
    await unmerge(b);
    expect((await texts('admin', b)).sort()).toEqual(['الف', 'ب']);
    expect(await texts('admin', c)).toEqual(['پ']);
    expect((await desk.open('admin', a)).merged.into.id).toBe(b);
    await unmerge(a);
    expect(await texts('admin', a)).toEqual(['الف']);
    expect(await texts('admin', b)).toEqual(['ب']);
  });

  it('[decisions 2.3 T14, decisions 2.3 T15] any order of merging and separating leaves every ticket its own conversation', async () => {
    const names = ['الف', 'ب', 'پ', 'ت'];
    const ids: number[] = [];
    for (const name of names) ids.push(await ticket(name));
    const numbers = await Promise.all(ids.map(sequences));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
        async (pairs, order) => {
          const mergers = ['admin', 'branchAdmin', 'departmentAdmin'] as const;
          for (const [at, [from, to]] of pairs.entries()) await merge(mergers[at % 3]!, ids[from]!, ids[to]!);
          const all = (await Promise.all(ids.map((id) => texts('admin', id)))).flat();
          expect(all.sort()).toEqual([...names].sort());
          const left = [...ids];
          while (left.length > 0) await unmerge(left.splice(order[left.length - 1]! % left.length, 1)[0]!);
          for (const [at, id] of ids.entries()) {
            expect(await texts('customer', id)).toEqual([names[at]]);
            expect(await sequences(id)).toEqual(numbers[at]);
            expect(await desk.open('admin', id)).toMatchObject({
              status: 0,
              merged: null,
              links: [],
              content_count: 1,
            });
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});
