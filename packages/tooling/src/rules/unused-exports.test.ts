import { unusedExports } from './unused-exports.ts';

const unused = (files: Record<string, string>) => unusedExports(new Map(Object.entries(files))).map(({ name }) => name);

describe('exports that nobody imports', () => {
  it('are found, also when a package passes them on, a comment names them or their own file uses them', () => {
    expect(
      unused({
        'packages/a/src/a.ts':
          'export const used = 1;\nexport function idle() {}\nexport async function own() {\n  own();\n}',
        'packages/a/src/index.ts': "export { idle, used } from './a.ts';",
        'apps/b/src/b.ts': "// idle\nimport { used } from '@hamyar/a';\n/* own */ used;",
      }),
    ).toEqual(['idle', 'own']);
  });

  it('are no types that an exported function needs', () => {
    expect(
      unused({
        'a.ts': 'export interface Options {}\nexport type Idle = 1;\nexport const f = (o: Options) => o;',
        'b.ts': 'f',
      }),
    ).toEqual(['Idle']);
  });

  it('are not those that are read as a whole', () => {
    expect(unused({ 'packages/contracts/src/logs/log.schema.ts': 'export const row = 1;' })).toEqual([]);
  });
});
