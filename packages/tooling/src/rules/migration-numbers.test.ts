import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Files that have the number of another: their order would depend on a word, and a branch could not be told from another. */
const sharedNumbers = (files: readonly string[]): string[] => {
  const numbered = files.filter((file) => /^\d{4}-.*\.ts$/.test(file));
  return numbered.filter((file) => numbered.some((other) => other !== file && other.slice(0, 4) === file.slice(0, 4)));
};

describe('the number of a migration', () => {
  it('is that of one file: the later to land takes another number', () => {
    const files = readdirSync(join(root, 'apps/server/migrations'));
    expect(files.length).toBeGreaterThan(20);
    expect(sharedNumbers(files)).toEqual([]);
  });

  it('is found in two files of two branches', () => {
    const branches = ['0159-note-changes.ts', '0160-create-visit.ts', '0160-create-report.ts', 'README.md'];
    expect(sharedNumbers(branches)).toEqual(['0160-create-visit.ts', '0160-create-report.ts']);
  });
});
