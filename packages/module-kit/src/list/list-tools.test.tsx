import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { readingOf } from '../../test/readings.ts';
import { defineList, numberFilter, textFilter } from './list-definition.ts';
import { ListPage } from './list-page.tsx';
import { useListQuery } from './use-list-query.ts';

interface Query {
  keyword?: string;
  level_id?: number;
  city_id?: number;
  branch_id?: number;
  role_id?: number;
  sort_by?: 'name';
}
const companies = defineList<Query>()({
  filters: {
    ...{ keyword: textFilter(), level_id: numberFilter(), city_id: numberFilter() },
    ...{ branch_id: numberFilter(), role_id: numberFilter() },
  },
  sorts: ['name'],
  defaultSort: { by: 'name', order: 'asc' },
});

function Companies({ few = false }: { few?: boolean }) {
  return (
    <ListPage
      name="companies"
      title="شرکت‌ها"
      list={useListQuery(companies)}
      reading={readingOf<{ id: number }>([])}
      columns={[{ key: 'name', title: 'نام', sortable: true, locked: true, render: () => 'آریا' }]}
      rowKey={({ id }) => id}
      empty="هنوز شرکتی نیست"
      search={{ filter: 'keyword', placeholder: 'جستجوی شرکت' }}
      controls={{
        ...{ level_id: <i>سطح</i>, city_id: <i>شهر</i>, branch_id: <i>شعبه</i> },
        role_id: few ? null : <i>نقش</i>,
      }}
    />
  );
}
const show = (path: string, few?: boolean) =>
  renderInTestShell(<Companies few={few} />, { user: buildUser('employee'), path });

describe('the filters of a list', () => {
  it('[9.1] are folded on phones where there are many, behind a button that says how many are set', async () => {
    const { person } = show('/companies?keyword=آریا&level_id=3&city_id=5');
    const button = screen.getByRole('button', { name: 'فیلترها (۲)' });
    const controls = document.getElementById(button.getAttribute('aria-controls')!);
    expect(controls?.textContent).toBe('سطحشهرشعبهنقش');
    expect([button.getAttribute('aria-expanded'), controls?.className]).toEqual(['false', 'hd-list-filters']);
    await person.click(button);
    expect([button.getAttribute('aria-expanded'), controls?.className]).toEqual([
      'true',
      'hd-list-filters hd-list-filters-open',
    ]);
  });

  it('[9.1] stand in the row where they are few', () => {
    show('/companies', true);
    expect(screen.queryByRole('button', { name: /^فیلترها/ })).toBeNull();
    expect(screen.getByText('سطح').parentElement?.className).toBe('hd-list-tools');
  });
});
