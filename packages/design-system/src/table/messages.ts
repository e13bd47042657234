import { formatNumber, shared, toFa } from '@hamyar/persian';

/** Texts of tables and pagers (glossary §1, §36). */
export const tableText = {
  first: 'ابتدا',
  previous: 'قبلی',
  next: 'بعدی',
  last: 'انتها',
  pager: shared.pages,
  page: (n: number) => `صفحهٔ ${toFa(n)}`,
  range: (from: number, to: number, total: number, capped: boolean) =>
    `نمایش ${formatNumber(from)} تا ${formatNumber(to)} از ${capped ? `بیش از ${formatNumber(total)}` : formatNumber(total)} مورد`,
  perPage: (n: number) => `${toFa(n)} در صفحه`,
  search: shared.searchHint,
  perPageLabel: 'تعداد در صفحه',
  selectAll: 'انتخاب همه',
  selectRow: 'انتخاب ردیف',
  selected: 'مورد انتخاب‌شده',
  clearSelection: 'لغو انتخاب همه',
  sortBy: (column: string) => `مرتب‌سازی بر اساس ${column}`,
  edit: shared.edit,
  remove: shared.remove,
  actions: shared.actions,
  columns: shared.chooseColumns,
  reset: 'بازنشانی',
  dragHint: 'برای تغییر ترتیب بکشید',
  moveUp: shared.moveUp,
  moveDown: shared.moveDown,
  locked: 'ستون ثابت',
};
