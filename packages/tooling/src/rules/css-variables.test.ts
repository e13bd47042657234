import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Sources of screens, with what sets a variable for one element. */
const SOURCES = '{apps,packages}/*/{src,gallery}/**/*.{css,ts,tsx}';

describe('the variables of the design', () => {
  const texts = globSync(SOURCES, { cwd: root, exclude: (name) => name === 'node_modules' }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const defined = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/(--hd-[a-z0-9-]+)['"\]]*\s*:/g)].map(([, name]) => name)),
  );

  it('are defined wherever a style uses them: an undefined one is no colour at all', () => {
    expect(defined.size).toBeGreaterThan(100);
    const used = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--hd-[a-z0-9-]+)\s*\)/g)].map(([, name]) => ({ file, name })),
    );
    expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
  });
});
