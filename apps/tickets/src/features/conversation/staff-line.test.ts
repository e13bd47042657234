import { staffLine } from './staff-line.ts';

const author = { id: 1, name: 'سارا نوری', employee: true, profile_picture_name: null };
const line = (name: string, to: string | null) => staffLine({ author, event: { name, from: null, to } });

describe('history lines of a conversation', () => {
  it('words what happened with the names of those concerned', () => {
    expect(line('transferred', 'پشتیبانی فنی')).toEqual({
      text: '{user} تیکت را به دپارتمان {target} ارجاع داد',
      user: 'سارا نوری',
      target: 'پشتیبانی فنی',
    });
    expect(line('category', 'مالی').text).toBe('{user} دسته‌بندی را به «{target}» تغییر داد');
    expect(line('service', 'حسابداری').text).toBe('{user} محصول یا خدمت را به «{target}» تغییر داد');
    expect(line('subject', 'خطا').text).toBe('{user} عنوان تیکت را تغییر داد');
    expect(line('status', '1').target).toBe('در حال بررسی');
    expect(line('assigned', null).text).toBe('{user} تیکت را رها کرد');
  });

  it('[decisions 2.3 T13] words an event it does not know in general, and a change without a person as the system’s', () => {
    expect(line('sla_changed', null).text).toBe('{user} تیکت را تغییر داد');
    expect(staffLine({ author: null, event: { name: 'closed', from: null, to: 'no_answer' } })).toEqual({
      text: 'تیکت به‌صورت خودکار بسته شد',
      user: 'سیستم',
      target: 'no_answer',
    });
  });
});
