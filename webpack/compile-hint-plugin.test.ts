import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfiguration } from './base-config.ts';
import { COMPILE_HINT, HINTED_FROM } from './compile-hint-plugin.ts';
import { makeCompiler } from './compiler.ts';

describe('the scripts of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hamyar-hint-'));
  const output = join(folder, 'out');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('[quality, browser] say first that the browser compiles them while they arrive; small ones do not', async () => {
    const source = join(folder, 'source.js');
    const small = join(folder, 'small.js');
    writeFileSync(source, `document.title = '${'x'.repeat(HINTED_FROM)}';\n`);
    writeFileSync(small, `document.title = 'x';\n`);
    const configuration = {
      ...baseConfiguration(
        { name: 'page', context: folder, path: output },
        { mode: 'production', output, cache: false },
      ),
      entry: { app: source, small },
    };
    await new Promise<void>((resolve, reject) => {
      makeCompiler([configuration], 1).run((error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
      );
    });
    const hinted = readdirSync(output).map((file) => [
      file.split('.')[0],
      readFileSync(join(output, file), 'utf8').startsWith(COMPILE_HINT),
    ]);
    expect(Object.fromEntries(hinted)).toEqual({ app: true, small: false });
  });
});
