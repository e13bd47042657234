import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiReport, surfaceHash } from './api-report.ts';
import { changelogViolation, stampChangelog } from './changelog.ts';

const folder = mkdtempSync(join(tmpdir(), 'hamyar-surface-'));
function report(source: string): string {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ exports: { './rows': './src/index.ts', './css/*': './src/css/*' } }),
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        strict: true,
        types: [],
        allowImportingTsExtensions: true,
        noEmit: true,
      },
    }),
  );
  writeFileSync(join(folder, 'src/row.ts'), source);
  writeFileSync(
    join(folder, 'src/index.ts'),
    "export { rowOf } from './row.ts';\nexport type { Row } from './row.ts';",
  );
  return apiReport('toy', folder);
}
const source =
  '/** One row.\n * More about it. */\nexport interface Row { id: number; /** as people read it */ title?: string }\n/** Makes a row. */\nexport function rowOf(id: number): Row { return { id }; }\nexport const unseen = 1;';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the report of a surface', () => {
  it('contains what the entries export, sorted, with signatures and the first line of their documentation', () => {
    expect(report(source)).toContain(
      '## `@hamyar/toy/rows`\n\n```ts\n/** One row. */\ninterface Row { id: number; title?: string }\n/** Makes a row. */\nfunction rowOf: (id: number) => Row\n```',
    );
  });

  it('stays the same while only bodies, inner comments and unexported parts change', () => {
    const before = surfaceHash(report(source));
    expect(
      surfaceHash(
        report(
          source
            .replace('{ return { id }; }', '{ return { id, title: String(id) }; }')
            .replace('unseen = 1', 'unseen = 2')
            .replace('More about it', 'Less'),
        ),
      ),
    ).toBe(before);
    expect(surfaceHash(report(source.replace('title?: string', 'title: string | null')))).not.toBe(before);
    expect(surfaceHash(report(source.replace('rowOf(id: number)', 'rowOf(id: number, title?: string)')))).not.toBe(
      before,
    );
  });
});

describe('the changes of a package', () => {
  const changes = '# Changes\n\n## unreleased\n- A row has a title.\n\n## 1111aaaa\n- First.\n';

  it('puts the hash into the newest heading that waits for it, and into no other', () => {
    expect(stampChangelog(changes, '2222bbbb')).toBe(changes.replace('unreleased', '2222bbbb'));
    expect(stampChangelog(stampChangelog(changes, '2222bbbb'), '3333cccc')).toBe(
      changes.replace('unreleased', '2222bbbb'),
    );
  });

  it('are refused when their newest entry describes another surface, or when there are none', () => {
    expect(changelogViolation('toy', stampChangelog(changes, '2222bbbb'), '2222bbbb')).toBeUndefined();
    for (const text of [stampChangelog(changes, '2222bbbb'), undefined, '# Changes\n'])
      expect(changelogViolation('toy', text, '3333cccc')).toMatch(/packages\/toy\/CHANGES\.md.*npm run gen/);
  });
});
