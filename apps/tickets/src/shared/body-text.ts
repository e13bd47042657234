/** Elements that are content without any text. */
const VISIBLE = /<(img|table|hr)\b/i;

/** True when a rich body contains no visible text and no picture; such a body is not sent (decisions 2.4). */
export function isEmptyBody(html: string): boolean {
  if (VISIBLE.test(html)) return false;
  const text = html.replace(/<[^>]*>/g, '').replace(/&(nbsp|zwnj|#160|#8204);/gi, ' ');
  return text.replace(/[\s\u00a0\u200b-\u200f\u2060-\u206f\ufeff]/g, '') === '';
}
