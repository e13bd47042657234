import { ticketFormOptions } from './ticket-form-options.ts';

const form = (id: number, status: boolean, branch_ids: number[]) => ({ id, name: `فرم ${id}`, status, branch_ids });
const FORMS = [form(1, true, [-1]), form(2, false, [-1]), form(3, true, [7]), form(4, true, [8])];
const idsOf = (...given: Parameters<typeof ticketFormOptions>) => ticketFormOptions(...given).map(({ value }) => value);

describe('the forms that a department, a category or a service may have', () => {
  it('[decisions 2.11] are those in use for one of the branches', () => {
    expect(idsOf(FORMS, { kept: [] })).toEqual([1, 3, 4]);
    expect(idsOf(FORMS, { branches: [7], kept: [null] })).toEqual([1, 3]);
  });

  it('[decisions 2.11] and the one that was named before, switched off or of other branches', () => {
    expect(idsOf(FORMS, { branches: [7], kept: [2, 4] })).toEqual([1, 2, 3, 4]);
    expect(ticketFormOptions(FORMS, { branches: [9], kept: [99, 99] })).toEqual([
      { value: 1, label: 'فرم 1' },
      { value: 99, label: 'حذف‌شده' },
    ]);
  });
});
