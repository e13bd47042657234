import { choiceFilter, defineList, flagFilter, textFilter, type FilterKinds } from './list-definition.ts';
import type { ListColumn } from './column-choice.ts';
import type { FilterControls } from './list-tools.tsx';

interface Query {
  page?: number;
  perPage?: number;
  keyword?: string;
  state?: 'open' | 'closed';
  urgent?: boolean;
  sort_by?: 'name' | 'created_at';
  sort_dir?: 'asc' | 'desc';
}
const FILTERS = { keyword: textFilter(), state: choiceFilter(['open', 'closed']), urgent: flagFilter() };

describe('[architecture 4] a list is declared as its call is, or the module does not compile', () => {
  it('with every filter, and those that the screen does not have as null', () => {
    const { state: _, ...incomplete } = FILTERS;
    // @ts-expect-error the state is missing
    const kinds: FilterKinds<Query> = incomplete;
    expect(Object.keys(kinds)).toEqual(['keyword', 'urgent']);
    const list = defineList<Query>()({ filters: { ...FILTERS, urgent: null }, sorts: ['name'] });
    expect(Object.keys(list.filters)).toEqual(['keyword', 'state']);
    // @ts-expect-error there is nothing to read it by
    expect(list.filters.urgent).toBeUndefined();
  });

  it('with no filter that the call would refuse', () => {
    // @ts-expect-error the call has no city
    const list = defineList<Query>()({ filters: { ...FILTERS, city: textFilter() }, sorts: [] });
    expect(list.filters).toHaveProperty('city');
  });

  it('with filters whose values the call takes', () => {
    // @ts-expect-error any text is no state
    const kinds: FilterKinds<Query> = { ...FILTERS, state: textFilter() };
    expect(kinds.state?.read('lost')).toBe('lost');
  });

  it('with orders that the call takes', () => {
    // @ts-expect-error the call cannot sort by the state
    expect(defineList<Query>()({ filters: FILTERS, sorts: ['state'] }).sorts).toEqual(['state']);
    // @ts-expect-error this list has one order
    expect(defineList<{ keyword?: string }>()({ filters: { keyword: null }, sorts: ['name'] }).sorts).toHaveLength(1);
  });

  it('with columns that are sortable by an order of the list only', () => {
    const render = () => null;
    const name: ListColumn<Query, 'name'> = { key: 'name', title: 'name', sortable: true, render };
    // @ts-expect-error the list has no such order
    const city: ListColumn<Query, 'name'> = { key: 'city', title: 'city', sortable: true, render };
    expect([name.key, city.key]).toEqual(['name', 'city']);
  });

  it('with a control for each filter that the search field does not set, or null', () => {
    // @ts-expect-error the state is missing
    const controls: FilterControls<Pick<Query, 'keyword' | 'state' | 'urgent'>, 'keyword'> = { urgent: null };
    expect(Object.keys(controls)).toEqual(['urgent']);
  });
});
