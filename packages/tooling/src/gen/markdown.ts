/** First line of every generated page, so that nobody edits one by hand. */
export const GENERATED = '<!-- Written by `npm run gen`; `npm test` fails when it does not match the code. -->';

const cell = (value: string | number): string => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A Markdown table; cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n');
}

/** A page of generated Markdown. */
export function page(title: string, ...parts: string[]): string {
  return `${[GENERATED, `# ${title}`, ...parts].join('\n\n')}\n`;
}
