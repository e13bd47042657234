import { searchKey } from '../normalize.ts';

/**
 * Words that say nothing about what is searched: of a question, of politeness, and of grammar. Also the verbs that stand
 * with nearly every noun; the noun says what is meant.
 */
const WORDS = `
و در به از که را رو این آن اون برای واسه با تا یا هم اگر اگه ولی اما پس چون بر بی هر همه هیچ یک یه من ما شما تو او آنها خود خودم خودش
چه چی چیه چیست چگونه چطور چطوری چجوری چه‌جوری چرا کجا کجاست کی کدام کدوم آیا مگر مگه
است هست نیست هستم هستیم هستید بود نبود باشد باشه باید نباید شاید بشم
بگید بگین بگو بفرمایید میشه لازم نیاز
لطفا لطفاً سلام درود ممنون مرسی تشکر خواهش سوال سؤال راهنمایی کمک
می نمی ها های تر ترین ام ات اش ای اند
هی چقد چقدر انقد اینقدر تا نفر نفری یه بعد قبل دیگر دیگه الان حالا فقط خیلی مثل روی رویِ زیر توی داخل بین پیش
کردن شدن بودن دادن داشتن خواستن توانستن زدن گرفتن رفتن آمدن گذاشتن
the a an of to in on for and or is are be my i you it do does how what why can not with when
`;

const folded = new Set(
  WORDS.split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => [searchKey(word), searchKey(word).replace(/ /g, '')]),
);

/** Whether a folded word, or its stem, says nothing about what is searched. */
export const isStopWord = (word: string): boolean => folded.has(word);
