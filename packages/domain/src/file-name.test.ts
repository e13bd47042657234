import { FILE_NAME_MAX } from '@hamyar/contracts';
import { fileName } from '@hamyar/contracts/files/schemas';
import fc from 'fast-check';
import { cleanFileName, fileNameProblem } from './file-name.ts';

/** Names made of what matters to the rule, and any others. */
const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        'گزارش',
        'a',
        '.',
        ' ',
        '/',
        '\\',
        '?',
        '\u0000',
        '\u0085',
        '\u061c',
        '\u202e',
        '\u200c',
        '\u200d',
        '\u3164',
        '😀'.repeat(60),
      ),
    )
    .map((parts) => parts.join('')),
);

describe('the name of a file or folder', () => {
  it.each([
    ['گزارش.pdf', null],
    ['نامه\u200cها', null],
    ['😀'.repeat(FILE_NAME_MAX), null],
    ['  ', 'empty'],
    ['\u200c', 'empty'],
    ['\u200b\u200d', 'empty'],
    ['\u3164', 'empty'],
    ['a.\u200b', 'dot'],
    ['س'.repeat(FILE_NAME_MAX + 1), 'long'],
    ['a/b', 'characters'],
    ['a\\b', 'characters'],
    ['a\u061cb', 'characters'],
    ['a\u0085b', 'characters'],
    ['a\u202egnp.exe', 'characters'],
    ['a. ', 'dot'],
  ])('[decisions 2.10] %j is %s', (name, problem) => {
    expect(fileNameProblem(name)).toBe(problem);
  });

  it('[decisions 2.10] is refused by the screens exactly when the call refuses it', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(fileNameProblem(name) === null).toBe(fileName.safeParse(name).success);
      }),
    );
  });

  it('[decisions 2.10] has no character that is refused once it was cleaned, and keeps all others', () => {
    fc.assert(
      fc.property(names, (name) => {
        const clean = cleanFileName(name);
        expect(fileNameProblem(clean)).not.toBe('characters');
        expect(cleanFileName(clean)).toBe(clean);
        if (fileNameProblem(name) === null) expect(clean.trim()).toBe(name.trim());
      }),
    );
  });
});
