/** Elements that are content without any text. */
const VISIBLE = /<(img|table|hr)\b/i;

/** True when a rich body contains no visible text and no picture; such a body is not sent (decisions 2.4). */
export function isEmptyBody(html: string): boolean {
  if (VISIBLE.test(html)) return false;
  return bodyText(html).replace(/[\s\u00a0\u200b-\u200f\u2060-\u206f\ufeff]/g, '') === '';
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a rich body, without markup. */
export const bodyText = (html: string): string =>
  html.replace(/<[^>]*>|&(\w+|#\d+);/g, (_match, entity?: string) => ENTITIES[entity ?? ''] ?? ' ').trim();
