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

/** The words of a rich body with its lines, as they are put into another program. */
export const copiedText = (html: string): string =>
  html
    .replace(/<br\b[^>]*>|<\/(?:p|div|li|h[2-4]|pre|blockquote|tr)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? (name === 'nbsp' ? ' ' : entity))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
