import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { isKeyText, RETIRED, retiredWord, wordsOf } from './retired-words.ts';

describe('the vocabulary', () => {
  const page = readFileSync(join(root, 'docs/guides/vocabulary.md'), 'utf8');
  const [entries = '', retired = ''] = page.split('## Retired words');
  const rowsOf = (text: string) => text.split('\n').filter((line) => /^\| (?!English|word)/.test(line));

  it('has at most 100 entries, each with a Persian word and a meaning', () => {
    const rows = rowsOf(entries).map((row) => row.split('|').map((cell) => cell.trim()));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.length).toBeLessThanOrEqual(100);
    expect(
      rows.filter(([, english, persian, meaning]) => !english || !/[\u0600-\u06ff]/.test(persian!) || !meaning),
    ).toEqual([]);
    expect(new Set(rows.map(([, english]) => english)).size).toBe(rows.length);
  });

  it('lists every retired word with what to say instead', () => {
    expect(rowsOf(retired)).toEqual([...RETIRED].map(([word, instead]) => `| ${word} | ${instead} |`));
  });

  it('accepts names that every JavaScript object inherits', () => {
    expect(['constructor', 'toString', 'valueOf', 'hasOwnProperty'].map(retiredWord)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it('finds a retired word in every spelling of a name, and not inside another word', () => {
    expect(wordsOf('ticketPlaceID')).toEqual(['ticket', 'place', 'id']);
    expect(wordsOf('HTMLPlace2Name')).toEqual(['html', 'place2', 'name']);
    expect(['TicketPlace', 'ticket-place', 'TICKET_PLACE', 'placeOf'].map((name) => retiredWord(name)?.word)).toEqual([
      'place',
      'place',
      'place',
      'place',
    ]);
    expect(['drawAtOnce', 'FIRST_VIEW', 'first-view.ts'].map((name) => retiredWord(name)?.word)).toEqual([
      'at once',
      'first view',
      'first view',
    ]);
    expect(
      ['placeholder', 'replaceAll', 'bookmark', 'announcement', 'newsletter', 'firstOfView', 'mistake'].map(
        retiredWord,
      ),
    ).toEqual(Array.from({ length: 7 }, () => undefined));
  });

  it('knows the names of jobs and stored states, and no sentence or file', () => {
    expect(['accounts.expire', 'reported_until', 'logs.retention'].filter((text) => !isKeyText(text))).toEqual([]);
    expect(['A mark.', 'take', './take.ts', 'Take.it', 'mark-bg'].filter(isKeyText)).toEqual([]);
  });

  // the linter sees neither
  it('is kept by the classes of style sheets and by the names of columns and rows in statements', () => {
    const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
    const filesOf = (pattern: string) =>
      globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist|migrations/.test(path) });
    const retiredIn = (files: string[], name: RegExp) =>
      files.flatMap((file) =>
        [...textOf(file).matchAll(name)].flatMap(([, found]) => (retiredWord(found!) ? [`${file}: ${found}`] : [])),
      );
    const [sheets, sources] = [filesOf('{apps,packages}/**/*.css'), filesOf('apps/server/src/**/*.ts')];
    expect(Math.min(sheets.length, sources.length)).toBeGreaterThan(20);
    expect(retiredIn(sheets, /(?:\.|--)([a-z][\w-]+)/g)).toEqual([]);
    expect(retiredIn(sources, /\bas ([a-z_]{3,})\b(?=[\s,()`])/g)).toEqual([]);
  });
});
