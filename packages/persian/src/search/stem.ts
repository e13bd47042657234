/** Letters that a stem keeps: shorter ones would be the same for unrelated words. */
const SHORTEST = 3;

// The longest first. Plural, comparison and whose it is, in the spellings of people who leave out the half-space. A
// single letter of possession (م، ت، ش) stays: too many words end so.
const ENDINGS = [
  'هایشان',
  'هایتان',
  'هایمان',
  'هایش',
  'هایت',
  'هایم',
  'هایی',
  'های',
  'ترین',
  'یشان',
  'یتان',
  'یمان',
  'شان',
  'تان',
  'مان',
  'گان',
  'جات',
  'ها',
  'تر',
  'ات',
  'ان',
  'یی',
  'ای',
];
/** Endings that are cut only from longer words, because short ones end so by themselves. */
const NEEDS_MORE: Readonly<Record<string, number>> = {
  ات: 4,
  ان: 5,
  تر: 4,
  مان: 4,
  تان: 4,
  شان: 4,
  ای: 4,
  یی: 4,
  جات: 4,
  گان: 4,
};
const VERB_PREFIX = /^ن?می(?=..)/;
/** «شده‌اند» */
const PERFECT = /(?:اند|ایم|اید|ام|ای|است)$/;
const VERB_ENDINGS = ['یم', 'ید', 'ین', 'ند', 'ن', 'م', 'ی', 'د', 'ه'];

// Stems of the verbs that people use when they describe a problem, by their forms in writing and in speech; both tenses
// have one stem here.
const VERBS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    کردن: 'کن کرد کنم کنید کنیم کنند کنه کنن کند کرده کردم کردیم کردید کردند کردن بکنم نکن نکرد نکرده',
    شدن: 'شو شد شود شوم شوید شویم شوند شه شم شن شین شده شدم شدیم شدید شدند شدن نشو نشد نشده نشود بشه بشود',
    رفتن: 'رو رفت روم رود روید رویم روند ره رفته رفتم رفتن نرفت',
    زدن: 'زن زد زنم زند زنید زنیم زنه زده زدم زدن نزد بزنم بزنید',
    دادن: 'ده داد دهم دهد دهید دهیم دهند دم میده بده داده دادم دادن نداد بدهم بدهید',
    گرفتن: 'گیر گرفت گیرم گیرد گیرید گیره گرفته گرفتم گرفتن نگرفت بگیرم بگیرید',
    داشتن: 'دار داشت دارم دارد دارید داریم دارند داره دارن داشته داشتم داشتن ندارم ندارد نداره ندارید نداریم',
    خواستن: 'خواه خواست خوام خواهم خواهد خواهید خواهیم خواد خوایم خواستم خواستن',
    توانستن: 'توان تونم تونه تونیم توانم تواند توانید توانیم توانستم نتونستم نتوانستم توانستن نتوانستن',
    آمدن: 'آی آمد آید آیم آیند اد آمده آمدم اومد نیومد آمدن میاد نمیاد',
    گذاشتن: 'گذار گذاشت گذارم گذارد گذارید ذارم ذاره گذاشته گذاشتم گذاشتن بذارم بگذارید',
    ماندن: 'مان ماند مانم مونه مونده مانده ماندم ماندن موند',
    گشتن: 'گرد گشت گردم گردد گردید گرده برگشت برگشته برنگشت گشتن برگشتن',
    دیدن: 'بین دید بینم بیند بینید بینه دیده دیدم دیدن ببینم ندید',
    نوشتن: 'نویس نوشت نویسم نویسد نویسید نوشته نوشتم نوشتن بنویسم',
    فرستادن: 'فرست فرستاد فرستم فرستد فرستید فرسته فرستاده فرستادم فرستادن بفرستم نفرستاد',
    خریدن: 'خر خرید خرم خرید خریده خریدم خریدن بخرم',
    پرداختن: 'پرداز پرداخت پرداختم پرداخته پرداختن بپردازم',
    ساختن: 'ساز ساخت سازم سازد سازید ساخته ساختم ساختن بسازم بسازید',
    خواندن: 'خوان خواند خونم خونه خوانم خواند خوانده خوندن خواندن نمیخونه',
    افتادن: 'افت افتاد افته افتاده افتادن نیفتاد',
    ایستادن: 'ایست ایستاد ایسته ایستاده وایمیسه ایستادن',
    بودن: 'بود باش باشد باشه باشند باشم بوده بودم بودیم بودند بودن نبود نبوده',
  }).flatMap(([verb, forms]) => forms.split(' ').map((form) => [fold(form), fold(verb)] as const)),
);

function fold(word: string): string {
  return word.replace(/آ/g, 'ا');
}

/** The stem of an English word: without the ending of a plural. */
const latinStem = (word: string): string => (word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/**
 * The form of a word that search compares: «کتاب‌هایشان»، «کتابها» and «کتاب» are one, and so are «نمی‌شود» and «نمیشه».
 * The word is a folded one without half-space, as `searchKey` makes it. Light: it is better to keep an ending than to
 * join two words.
 */
export const stemOf = (word: string): string => formsOf(word).at(-1) ?? word;

/** A word with fewer and fewer endings: «مالیاتشان»، «مالیات» and its stem. The last one is {@link stemOf}. */
export function formsOf(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return [word, latinStem(word)];
  if (!/^\p{L}+$/u.test(word)) return [word];
  const verb = verbStem(word);
  if (verb) return [verb];
  const forms = [word];
  let stem = word;
  // «کاربران‌شان»: an ending behind an ending
  for (let round = 0; round < 2; round += 1) {
    const ending = ENDINGS.find(
      (one) => stem.endsWith(one) && stem.length - one.length >= (NEEDS_MORE[one] ?? SHORTEST) - (one === 'ها' ? 1 : 0),
    );
    if (!ending) break;
    stem = stem.slice(0, -ending.length);
    forms.push(stem);
  }
  if (stem.length > SHORTEST && /[یه]$/.test(stem)) forms.push(stem.replace(/[یه]$/, ''));
  return forms;
}

function verbStem(word: string): string | null {
  const known = VERBS[word] ?? VERBS[word.replace(PERFECT, '')];
  if (known) return known;
  const prefix = VERB_PREFIX.exec(word)?.[0];
  if (prefix === undefined) return null;
  const rest = word.slice(prefix.length);
  if (VERBS[rest]) return VERBS[rest];
  const ending = VERB_ENDINGS.find((one) => rest.endsWith(one) && rest.length > one.length);
  const root = ending ? rest.slice(0, -ending.length) : rest;
  if (VERBS[root]) return VERBS[root];
  // «میز» and «میدان» are no verbs
  return prefix === 'نمی' ? root : null;
}
