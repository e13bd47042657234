import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** The breakpoints sm, md, lg and xl of the spec, its other widths, and 1200 below which the sidebar is hidden. */
const WIDTHS = [600, 850, 1100, 1400, 650, 870, 1150, 1200];

describe('the widths at which a page changes', () => {
  const sheets = globSync('{apps,packages}/*/src/**/*.css', { cwd: root, exclude: (name) => name === 'node_modules' });
  const found = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@media[^{]*\((min|max)-width:\s*(\d+)px/g)].map(
      ([, side, px]) => ({ file, side, px: Number(px) }),
    ),
  );

  it('[9.6] are those of the spec and no others, in every style sheet', () => {
    expect(found.length).toBeGreaterThan(10);
    // `max-width` is one pixel below the breakpoint
    expect(found.filter(({ side, px }) => !WIDTHS.includes(side === 'max' ? px + 1 : px))).toEqual([]);
  });

  it('[2.37, 9.5] the sidebar is hidden below 1200 px and its menu button only there', () => {
    expect(
      found.filter(({ px }) => px === 1199 || px === 1200).map(({ file, side }) => [file.split('/').at(-1), side]),
    ).toEqual(
      expect.arrayContaining([
        ['rail.css', 'max'],
        ['shell.css', 'min'],
      ]),
    );
  });
});
