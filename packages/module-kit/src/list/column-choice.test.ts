import { chooseColumns, onlyColumns, storeColumns, type ListColumn } from './column-choice.ts';

const column = (key: string, more: { locked?: boolean; hidden?: boolean } = {}): ListColumn<never> => ({
  key,
  title: key,
  render: () => null,
  ...more,
});
const today = [column('name', { locked: true }), column('level'), column('mobile'), column('city', { hidden: true })];
const shown = (stored: unknown) =>
  chooseColumns(today, stored)
    .filter((one) => one.shown)
    .map(({ key }) => key);

describe('the choice of columns', () => {
  it('without a choice shows the columns that are not hidden', () => {
    expect(shown(null)).toEqual(['name', 'level', 'mobile']);
  });

  it('keeps order and visibility', () => {
    const stored = storeColumns([
      { key: 'name', title: 'name', shown: true, locked: true },
      { key: 'city', title: 'city', shown: true },
      { key: 'mobile', title: 'mobile', shown: true },
      { key: 'level', title: 'level', shown: false },
    ]);
    expect(shown(JSON.parse(JSON.stringify(stored)))).toEqual(['name', 'city', 'mobile']);
  });

  it('shows a column that is newer than the choice, and forgets one that is gone', () => {
    expect(
      shown([
        { key: 'mobile', shown: true },
        { key: 'fax', shown: true },
      ]),
    ).toEqual(['name', 'mobile', 'level']);
  });

  it('never hides or moves a locked column, and takes nothing that is no choice', () => {
    expect(
      shown([
        { key: 'level', shown: true },
        { key: 'name', shown: false },
      ])[0],
    ).toBe('name');
    for (const stored of ['x', 7, {}, [null, { key: 3 }], [{ key: 'level' }], [{ key: 'city', shown: 'no' }]])
      expect(shown(stored)).toEqual(shown(null));
  });

  it('[decisions 2.4] shows exactly the columns of a saved view in their order, without those that are gone', () => {
    expect(shown(onlyColumns(today, ['level', 'fax', 'name']))).toEqual(['name', 'level']);
  });
});
