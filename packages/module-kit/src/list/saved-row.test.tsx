import { buildUser, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { readingOf } from '../../test/readings.ts';
import { defineList } from './list-definition.ts';
import { ListPage } from './list-page.tsx';
import { savedHref, savedId } from './saved-row-address.ts';
import { useListQuery } from './use-list-query.ts';

const levels = defineList<{ sort_by?: 'name' }>()({ filters: {}, sorts: ['name'] });
let asked: { page?: number; perPage: number }[];

/** A list of so many rows, with the ids from 1. */
function Levels({ total }: { total: number }) {
  const list = useListQuery(levels);
  const { page = 1, perPage } = list.query;
  asked.push({ page, perPage });
  const all = Array.from({ length: total }, (_, n) => ({ id: n + 1, name: `سطح ${n + 1}` }));
  const reading = readingOf(all.slice((page - 1) * perPage, page * perPage), { total, currentPage: page, perPage });
  return (
    <ListPage
      name="levels"
      title="سطح‌ها"
      list={list}
      reading={reading}
      columns={[{ key: 'name', title: 'نام', locked: true, render: ({ name }) => name }]}
      rowKey={({ id }) => id}
      controls={{}}
    />
  );
}
const show = (path: string, total = 23) => {
  asked = [];
  return renderInTestShell(<Levels total={total} />, { user: buildUser('full_admin'), path });
};
const marked = () => [...document.querySelectorAll('tr.hd-row-saved')].map((row) => row.getAttribute('data-key'));

describe('the row that was saved just now', () => {
  it('[9.1] is marked on its page, to which the list goes', async () => {
    const { history } = show(savedHref('/levels', savedId({ id: 17, name: 'x' })));
    await waitFor(() => expect(marked()).toEqual(['17']));
    expect(screen.queryByText('سطح 1')).toBeNull();
    expect(history.location.get().search).toBe('?page=2');
    expect(asked[0]).toEqual({ page: 1, perPage: 200 });
  });

  it('[9.1] is looked for beyond the longest page', async () => {
    const { history } = show('/levels?saved=431&perPage=25', 450);
    await waitFor(() => expect(marked()).toEqual(['431']));
    expect(history.location.get().search).toBe('?perPage=25&page=18');
  });

  it('[9.1] is marked no more once the list shows other rows', async () => {
    const { person } = show('/levels?saved=17');
    await waitFor(() => expect(marked()).toEqual(['17']));
    await person.click(screen.getByRole('button', { name: 'صفحهٔ ۱' }));
    await person.click(screen.getByRole('button', { name: 'صفحهٔ ۲' }));
    await screen.findByText('سطح 17');
    expect(marked()).toEqual([]);
  });

  it('[9.1] leaves the list as it begins where it is not found, and without an id', async () => {
    const { history } = show('/levels?saved=99');
    await screen.findByText('سطح 1');
    expect(history.location.get().search).toBe('');
    expect(marked()).toEqual([]);
    expect([savedHref('/levels', undefined), savedId(undefined), savedId({ id: 'x' })]).toEqual([
      '/levels',
      undefined,
      undefined,
    ]);
  });
});
