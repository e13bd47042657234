import type { Audience } from '@hamyar/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putBuild, shellRelease } from '../../../test/built.ts';
import { StartupError } from '../config/startup-error.ts';
import { checkBuiltFiles, readBuiltFiles } from './built-files.ts';

describe('the built pages', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'hamyar-dist-'));
  });
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  const shell = (edition: Audience) => shellRelease(edition, { integrity: { 'app.js': 'sha384-x' } });
  function writeEditions(...editions: Audience[]): void {
    putBuild(dist, { shells: editions.map(shell) });
    for (const edition of editions) {
      mkdirSync(join(dist, 'shell', edition), { recursive: true });
      writeFileSync(join(dist, 'shell', edition, 'app.js'), '');
    }
  }
  const refusal = () => {
    try {
      checkBuiltFiles(readBuiltFiles(dist));
      return null;
    } catch (error) {
      return error instanceof StartupError ? error.en : error;
    }
  };

  it('[architecture 1, starting] are complete, or do not exist', () => {
    expect(checkBuiltFiles(readBuiltFiles(dist))).toBe(false);
    writeEditions('staff', 'customer');
    expect(checkBuiltFiles(readBuiltFiles(dist))).toBe(true);
  });

  it('[architecture 1, starting] an incomplete copy, a broken manifest and one of another release are refused by name', () => {
    const description = join(dist, 'releases/shell.staff.json');
    writeEditions('staff');
    expect(refusal()).toContain(join(dist, 'shell/customer'));
    writeEditions('staff', 'customer');
    rmSync(join(dist, 'shell/staff/app.js'));
    expect(refusal()).toContain(join(dist, 'shell/staff/app.js'));
    writeFileSync(description, '{"schema": 1, "edi');
    expect(refusal()).toContain('Run "npm run build"');
    writeFileSync(description, '{"schema": 2}');
    expect(refusal()).toContain('shell.staff.json');
    rmSync(description);
    expect(refusal()).toContain('shell.staff.json');
    writeEditions('staff', 'customer');
    expect(refusal()).toBeNull();
  });
});
