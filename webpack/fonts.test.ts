import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import { fontStyles } from './fonts.ts';

const STYLES = join(root, 'packages/design-system/src/css');
const addresses = (css: string) => [...css.matchAll(/url\("?([^)"]+)"?\)/g)].map(([, url]) => url!);
const displays = (css: string) => [...css.matchAll(/font-display:(\w+)/g)].map(([, display]) => display);

describe('the font rules of a page', () => {
  const { page, initialPage } = fontStyles('/s/staff/');

  it('name the built files by their addresses and hashes', () => {
    for (const css of [page, initialPage])
      expect(
        addresses(css)
          .filter((url) => !url.startsWith('data:'))
          .map((url) => url.replace(/\.[0-9a-f]{8}\./, '.hash.')),
      ).toEqual(['/s/staff/assets/vazirmatn-latin.hash.woff2', '/s/staff/assets/vazirmatn-persian.hash.woff2']);
  });

  it('[1.3] contain the font of the digits: with a cold cache numbers are Persian in the first frame too', () => {
    const digits = addresses(page).filter((url) => url.startsWith('data:'));
    const file = readFileSync(join(STYLES, 'fonts/vazirmatn-fanum.woff2'));
    expect(digits).toEqual([`data:font/woff2;base64,${file.toString('base64')}`]);
    // the initial page uses this one, which never comes late
    expect(initialPage).not.toContain('data:');
    expect(/--hd-font:([^;]+);/.exec(initialPage)![1]).toMatch(/^"?Vazirmatn FaNum"?,/);
  });

  it('lay out the initial page once: its own families are used when they are there at its first paint, or not at all', () => {
    expect(displays(page)).toEqual(['swap', 'swap', 'swap']);
    expect(displays(initialPage)).toEqual(['optional', 'optional']);
    const families = /--hd-font:([^;]+);/.exec(initialPage)![1]!;
    expect(families).toMatch(/^"?Vazirmatn FaNum"?,"?First Vazirmatn"?,"?Vazirmatn Fallback"?,/);
    expect(initialPage).toContain('[data-first-fonts]{');
  });

  it('are in no style sheet: a sheet that has some makes the browser lay out all text again', () => {
    const others = readdirSync(STYLES).filter((file) => file.endsWith('.css') && file !== 'fonts.css');
    expect(others.filter((file) => readFileSync(join(STYLES, file), 'utf8').includes('@font-face'))).toEqual([]);
  });
});
