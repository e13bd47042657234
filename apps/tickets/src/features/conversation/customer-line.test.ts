import { customerLine } from './customer-line.ts';

const person = { id: 1, name: 'میلاد ادیب', employee: false, profile_picture_name: null };
const line = (name: string, more: Partial<Parameters<typeof customerLine>[0]> = {}) =>
  customerLine({
    author: null,
    author_kind: 'employee',
    mine: false,
    event: { name, from: null, to: null },
    ...more,
  }).text;

describe('the lines of a conversation for customers', () => {
  it('[decisions 2.4] say that a ticket was closed and opened again, without naming an employee', () => {
    expect(line('closed')).toBe('تیکت بسته شد');
    expect(line('reopened')).toBe('تیکت دوباره باز شد');
    expect(line('closed', { author_kind: 'system' })).toBe('تیکت به‌صورت خودکار بسته شد');
  });

  it('[decisions 2.3 T14] say that a ticket was merged, with the number of the other one', () => {
    const merged = customerLine({
      author: null,
      author_kind: 'employee',
      mine: false,
      event: { name: 'merged', from: null, to: '0509-000021-6' },
    });
    expect(merged.text).toBe('تیکت {target} در این تیکت ادغام شد');
    expect(merged.target).toContain('۰۵۰۹-۰۰۰۰۲۱-۶');
    expect(line('merged_into')).toBe('این تیکت در تیکت {target} ادغام شد');
  });

  it('name a colleague, and the reader as "you"', () => {
    expect(line('closed', { author_kind: 'customer', author: person, mine: true })).toBe('شما تیکت را بستید');
    expect(line('reopened', { author_kind: 'customer', author: person, mine: true })).toBe(
      'شما تیکت را دوباره باز کردید',
    );
    expect(line('closed', { author_kind: 'customer', author: person })).toBe('{user} تیکت را بست');
  });
});
