import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import { digitsFont, fontStyles } from './fonts.ts';

const STYLES = join(root, 'packages/design-system/src/css');
const displays = (css: string) => [...css.matchAll(/font-display:(\w+)/g)].map(([, display]) => display);

describe('the font rules of a page', () => {
  const { page, initialPage } = fontStyles('/s/staff/');

  it('name the built files by their addresses and hashes', () => {
    const addresses = (css: string) =>
      [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url!.replace(/\.[0-9a-f]{8}\./, '.hash.'));
    const letters = ['/s/staff/assets/vazirmatn-latin.hash.woff2', '/s/staff/assets/vazirmatn-persian.hash.woff2'];
    expect(addresses(page)).toEqual([...letters, '/s/staff/assets/vazirmatn-fanum.hash.woff2']);
    expect(addresses(initialPage)).toEqual(letters);
  });

  it('[decisions 2.0] take the digits of the initial page from the page itself, and from their file without scripts', () => {
    const { file, content } = digitsFont();
    expect(page).toContain(`/s/staff/${file}`);
    expect(Buffer.from(content, 'base64')).toEqual(readFileSync(join(STYLES, 'fonts/vazirmatn-fanum.woff2')));
    expect(/--hd-font:([^;]+);/.exec(initialPage)![1]).toMatch(/^"First Vazirmatn FaNum","?Vazirmatn FaNum"?,/);
  });

  it('lay out the initial page once: its own families are used when they are there at its first paint, or not at all', () => {
    expect(displays(page)).toEqual(['swap', 'swap', 'swap']);
    expect(displays(initialPage)).toEqual(['optional', 'optional']);
    const families = /--hd-font:([^;]+);/.exec(initialPage)![1]!;
    expect(families).toMatch(/"First Vazirmatn","Vazirmatn Fallback",/);
    expect(initialPage).toContain('[data-first-fonts]{');
  });

  it('are in no style sheet: a sheet that has some makes the browser lay out all text again', () => {
    const others = readdirSync(STYLES).filter((file) => file.endsWith('.css') && file !== 'fonts.css');
    expect(others.filter((file) => readFileSync(join(STYLES, file), 'utf8').includes('@font-face'))).toEqual([]);
  });
});
