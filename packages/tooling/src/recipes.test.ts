import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace.ts';

const PAGE = 'docs/guides/recipes.md';
const text = readFileSync(join(root, PAGE), 'utf8');
/** Addresses of links, and whole paths in prose; names with `<…>` stand for what the reader writes. */
const named = [
  ...[...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => join(dirname(PAGE), link!)),
  ...[...text.matchAll(/\b(?:apps|packages|docs|e2e|webpack)\/[\w./-]+\w/g)].map(([path]) => path),
].filter((path) => !text.includes(`${path}/<`));

describe('the recipes', () => {
  it('name only files that exist, so that each can be copied from', () => {
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('are short enough to be read, and CONTRIBUTING leads to them', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(150);
    expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(`(${PAGE})`);
  });
});
