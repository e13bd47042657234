import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findExim } from './exim.ts';

describe('the mail server of the tests', () => {
  it('is found in the search path or beside it, and is null where it is not installed', () => {
    const [empty, full] = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `hamyar-exim-${name}-`))) as [
      string,
      string,
    ];
    const program = join(full, 'exim4');
    writeFileSync(program, '');
    expect(findExim([empty, full].join(delimiter), empty)).toBe(program);
    expect(findExim('', full)).toBe(program);
    expect(findExim(empty, empty)).toBeNull();
    for (const folder of [empty, full]) rmSync(folder, { recursive: true });
  });
});
