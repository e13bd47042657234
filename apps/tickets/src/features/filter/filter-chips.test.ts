import { filterChips } from './filter-chips.conversions.ts';

describe('filters in words', () => {
  it('name one choice and count several', () => {
    expect(
      filterChips(
        { status: [0], department_ids: [1, 2], category_ids: [11] },
        { category_ids: [{ id: 11, name: 'درگاه پرداخت' }] },
      ),
    ).toEqual([
      { keys: ['status'], label: 'وضعیت', value: 'باز' },
      { keys: ['department_ids'], label: 'دپارتمان', value: '۲ مورد' },
      { keys: ['category_ids'], label: 'دسته‌بندی', value: 'درگاه پرداخت' },
    ]);
  });

  it('say of a choice that is gone that it was deleted, and of a list that is being read nothing yet', () => {
    const chips = (list?: { id: number; name: string }[]) =>
      filterChips({ category_ids: [11] }, { category_ids: list }).map(({ value }) => value);
    expect(chips([{ id: 12, name: 'درگاه پرداخت' }])).toEqual(['حذف‌شده']);
    expect(chips()).toEqual(['…']);
  });

  it('show a span in Jalali days and take both its ends out together', () => {
    const day = Date.UTC(2026, 10, 20, 8) / 1000;
    expect(filterChips({ created_from: day, created_to: day + 86_400 }, {})).toEqual([
      { keys: ['created_from', 'created_to'], label: 'تاریخ ایجاد', value: '۱۴۰۵/۰۸/۲۹ تا ۱۴۰۵/۰۸/۳۰' },
    ]);
    expect(filterChips({ activity_to: day }, {})[0]?.value).toBe('تا ۱۴۰۵/۰۸/۲۹');
  });

  it('[decisions 2.28] are one chip for what only the number of a report filters by, taken out together', () => {
    expect(filterChips({ counted: true, without: ['service'], rated_from: 1_790_000_000 }, {})).toEqual([
      { keys: ['counted', 'without', 'rated_from'], label: 'شمارش گزارش' },
    ]);
  });

  it('[decisions 2.3] names the one field and its value, or how many there are', () => {
    const item = { id: 2, name: 'چاپگر', is_archived: false };
    const fields = [{ id: 1, label: 'مدل', type: 'dropdown' as const, items: [item] }];
    const chip = (cf: Parameters<typeof filterChips>[0]['cf']) => filterChips({ cf: cf! }, { fields })[0]?.value;
    expect(chip({ 1: '2' })).toBe('مدل: چاپگر');
    expect(chip({ 1: { from: '5' } })).toBe('مدل: از ۵');
    expect(chip({ 1: '2', 3: '1' })).toBe('۲ مورد');
  });

  it('[decisions 2.3] name tags that were chosen, and leave those of a report to its chip', () => {
    const lists = { tag_ids: [{ id: 4, name: 'بانک' }] };
    expect(filterChips({ tag_ids: [4] }, lists)).toEqual([
      { keys: ['tag_ids', 'tag_mode'], label: 'برچسب‌ها', value: 'بانک' },
    ]);
    expect(filterChips({ counted: true, tag_ids: [4] }, lists)).toEqual([
      { keys: ['counted', 'tag_ids'], label: 'شمارش گزارش' },
    ]);
  });

  it('[decisions 2.3] name people, places and the way in which tags are meant', () => {
    const lists = {
      state_ids: [{ id: 9, name: 'فارس' }],
      city_ids: [{ id: 31, name: 'شیراز' }],
      person: (id: number) => (id === 5 ? 'نگار احمدی' : 'یک نفر'),
    };
    const filters = { assignee_ids: [5], owner_ids: [5, 6], created_by_ids: [6], customer_ids: [5], customer_id: 5 };
    expect(filterChips(filters, lists).map(({ keys, label, value }) => [keys, label, value])).toEqual([
      [['assignee_ids'], 'مسئول', 'نگار احمدی'],
      [['owner_ids'], 'صاحب تیکت', '۲ مورد'],
      [['created_by_ids'], 'ثبت‌کننده', 'یک نفر'],
      [['customer_ids'], 'مشتری', 'نگار احمدی'],
      [['customer_id'], 'مشتری', 'نگار احمدی'],
    ]);
    expect(filterChips({ state_ids: [9], city_ids: [31] }, lists).map(({ label, value }) => [label, value])).toEqual([
      ['استان', 'فارس'],
      ['شهر', 'شیراز'],
    ]);
    expect(filterChips({ tag_ids: [4, 5], tag_mode: 'all' }, lists)).toEqual([
      { keys: ['tag_ids', 'tag_mode'], label: 'برچسب‌ها', value: 'هر ۲ برچسب' },
    ]);
  });

  it('[decisions 2.28] leave an assignee and a province to the chip of a report that has them', () => {
    expect(filterChips({ counted: true, assignee_ids: [5], state_ids: [9] }, {})).toEqual([
      { keys: ['counted', 'state_ids', 'assignee_ids'], label: 'شمارش گزارش' },
    ]);
  });
});
