import type { JudgedText } from '../judged-query.ts';

/** Nothing in the knowledge base answers these; a search that finds something finds too much. */
export const NONE_QUERIES: readonly JudgedText[] = [
  { query: 'قیمت دلار امروز', relevant: {} },
  { query: 'بلیت قطار تهران مشهد', relevant: {} },
  { query: 'دستور پخت قرمه‌سبزی', relevant: {} },
  { query: 'آب و هوای اصفهان', relevant: {} },
  { query: 'نتیجهٔ کنکور', relevant: {} },
  { query: 'خرید ارز دیجیتال', relevant: {} },
  { query: 'وام ازدواج', relevant: {} },
  { query: 'اجارهٔ آپارتمان', relevant: {} },
  { query: 'تعمیر یخچال ساید', relevant: {} },
  { query: 'گذرنامه و ویزا', relevant: {} },
  { query: 'photoshop', relevant: {} },
  { query: 'asdfghjk', relevant: {} },
  { query: 'بیمهٔ شخص ثالث خودرو', relevant: {} },
  { query: 'ساعت حرکت مترو', relevant: {} },
  { query: 'دانلود فیلم سینمایی', relevant: {} },
];
