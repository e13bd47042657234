const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
/** Letters of a line below a title. */
const LETTERS = 160;

/** The beginning of a sanitised text as one line, without its markup. */
export function excerptOfHtml(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > LETTERS ? `${words.slice(0, LETTERS).trimEnd()}…` : words;
}
