import { shared } from '@hamyar/persian';

/** Texts of the deletion with a replacement (glossary 1); a file of its own, because few pages have it. */
export const replaceText = {
  used: 'در {references} به کار رفته است.',
  happens: 'جایگزینی که انتخاب می‌کنید در همهٔ آن‌ها می‌نشیند؛ اگر زیاد باشند، چند دقیقه طول می‌کشد.',
  stays: shared.usedAndStays,
  close: shared.close,
  replaceWith: shared.replacement,
  none: shared.noReplacement,
  delete: shared.remove,
};
