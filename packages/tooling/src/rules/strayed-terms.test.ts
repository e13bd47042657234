import { catalogueFiles, textsOf } from '../catalogues.ts';
import { strayedIn, strayedLines, termsPage, terms } from '../gen/strayed-terms.ts';

describe('[issue 7] one word for one thing in Persian', () => {
  const words = (sentence: string) => strayedIn(sentence, terms()).map(({ word, right }) => [word, right]);

  it('every sentence of the product keeps to the terms', () => {
    expect(catalogueFiles().length).toBeGreaterThan(60);
    expect(strayedLines()).toEqual([]);
    expect(termsPage()).toContain('No sentence of the product strays from it.');
  });

  it('a strayed word is found with its endings, also between the placeholders of a template', () => {
    expect(words('این سامانه فعال نیست')).toEqual([['سامانه', 'سیستم']]);
    expect(words('نام سامانهٔ شما')).toEqual([['سامانه', 'سیستم']]);
    expect(words('برای جست‌وجو در تگ‌ها').map(([word]) => word)).toEqual(['جست‌وجو', 'تگ', 'تگ‌ها']);
    expect(textsOf('x.ts', 'export const a = (n: number) => `لینک ${n} برای ${n} آپلود`;')).toEqual([
      'لینک ',
      ' برای ',
      ' آپلود',
    ]);
  });

  it('a word that only contains one is another word', () => {
    for (const sentence of ['مدل دستگاه', 'جلسهٔ هفتگی', 'مسئول تیکت', 'سیستم آماده است'])
      expect(words(sentence)).toEqual([]);
  });

  it('what the spec gives letter for letter stays', () => {
    expect(words('کد را به صورت کامل وارد نمایید')).toEqual([]);
    expect(words('نام را وارد نمایید')).toEqual([['نمایید', 'کنید']]);
  });
});
