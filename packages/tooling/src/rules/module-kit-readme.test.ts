import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const KIT = join(root, 'packages/module-kit');

describe("module-kit's README", () => {
  const rows = [...readFileSync(join(KIT, 'README.md'), 'utf8').matchAll(/^\| `\.\/(\w+)` \| (.*) \|$/gm)];

  it('names nothing that its subpath does not export', () => {
    expect(rows.length).toBeGreaterThan(8);
    const wrong = rows.flatMap(([, subpath, words]) => {
      const exported = readFileSync(join(KIT, 'src', subpath!, 'index.ts'), 'utf8');
      return [...words!.matchAll(/`([A-Za-z]\w+)/g)]
        .map(([, name]) => name!)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(exported))
        .map((name) => `${subpath}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
