import { filtersToRange, rangeToFilters } from './filter-range.conversions.ts';

describe('spans of the filters', () => {
  it('hold both their days whole in the zone of the system', () => {
    // 1405/08/29 in Tehran: 2026-11-20 00:00 to 23:59:59 at +03:30
    expect(rangeToFilters('created', ['2026-11-20', '2026-11-20'])).toEqual({
      created_from: Date.UTC(2026, 10, 19, 20, 30) / 1000,
      created_to: Date.UTC(2026, 10, 20, 20, 30) / 1000 - 1,
    });
    expect(rangeToFilters('closed', [null, null])).toEqual({ closed_from: undefined, closed_to: undefined });
  });

  it('are shown as the days they were chosen as', () => {
    expect(filtersToRange(rangeToFilters('activity', ['2026-03-21', null]), 'activity')).toEqual(['2026-03-21', null]);
  });
});
