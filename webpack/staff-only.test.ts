import { wordsIn } from './customer-edition-check.ts';
import { staffOnlyTexts } from './staff-only.ts';

describe('what customers may not read', () => {
  const texts = staffOnlyTexts();

  it('is what only staff say, also where two packages share the sentence', () => {
    // shared sentences, which the design system had for everybody, and a page of a module without customers
    for (const text of [
      'یادداشت داخلی',
      'این یادداشت فقط برای کارشناسان نمایش داده می‌شود',
      'ثبت یادداشت',
      'پیام‌های ارسالی',
      // what the lines of a conversation say to employees alone
      '{user} تیکت را به {target} واگذار کرد',
      'مشتری پاسخ نداد',
      // a page of a module of which customers have only a small part
      'جستجوی نام یا کد شعبه…',
    ])
      expect(texts).toContain(text);
  });

  it('is nothing that customers say too', () => {
    for (const text of ['ارسال پاسخ', 'تیکت جدید', 'نام کاربری']) expect(texts).not.toContain(text);
  });

  it('is found as a whole text, in quotation marks and as a sentence, not as part of an ordinary one', () => {
    const words = ['پیام‌های ارسالی', 'این یادداشت فقط برای کارشناسان نمایش داده می‌شود'];
    expect(wordsIn('a="پیام‌های ارسالی"', words)).toEqual(words.slice(0, 1));
    expect(wordsIn('a="زیر «پیام‌های ارسالی» می‌بیند"', words)).toEqual(words.slice(0, 1));
    expect(wordsIn(`a=\`\${n}. ${words[1]}.\``, words)).toEqual(words.slice(1));
    expect(wordsIn('a="همهٔ پیام‌های ارسالی شما"', words)).toEqual([]);
  });
});
