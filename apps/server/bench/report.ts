import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineLine } from './machine.ts';

const FILE = join(import.meta.dirname, '../../../docs/generated/bench.md');
const HEAD = `# Measurements

Written by \`npm run bench\`. Figures are measured, never asserted; each section says when and on which machine. The goals stand in \`design/quality.md\`.
`;

/** A Markdown table; numbers are right-aligned. */
export function table(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Prints a section and puts it into docs/generated/bench.md, replacing the section with the same title. */
export function publish(title: string, body: string, now = new Date()): void {
  const section = `## ${title}\n\n${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machineLine()}\n\n${body}\n`;
  process.stdout.write(`\n${section}`);
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const sections = old.split(/^(?=## )/m);
  const index = sections.findIndex((text) => text.startsWith(`## ${title}\n`));
  if (index === -1) sections.push(`\n${section}`);
  else sections[index] = index === sections.length - 1 ? section : `${section}\n`;
  writeFileSync(FILE, sections.join('').replace(/\n{3,}/g, '\n\n'));
}
