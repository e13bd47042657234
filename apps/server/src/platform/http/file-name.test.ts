import fc from 'fast-check';
import { fileNameProblem } from '@hamyar/domain';
import { safeFileName } from './file-name.ts';

/** One character of two code points. */
const THUMB = '👍🏽';

describe('the name of an uploaded file', () => {
  it.each([
    ['گزارش.pdf', 'گزارش.pdf'],
    ['x%22.png', 'x_.png'],
    ['a%0D%0Ab.png', 'ab.png'],
    ['100%25.png', '100%25.png'],
    ['..\\..\\windows\\a.txt', 'a.txt'],
    ['../../etc/passwd', 'passwd'],
    ['.htaccess', 'htaccess'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['a:b*c?.png', 'a_b_c_.png'],
    ['', 'file'],
    ['...', 'file'],
    ['a\u061cb.txt', 'ab.txt'],
    ['a\u0085b. .', 'ab'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(251)}.png`],
    [`${THUMB.repeat(200)}.png`, `${THUMB.repeat(125)}.png`],
  ])('[decisions 2.10] %j is stored as %j', (sent, stored) => {
    expect(safeFileName(sent)).toBe(stored);
  });

  it('[decisions 2.10] is never empty, too long, a path, or cut inside a character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '\\', '.', '%22', '%0a', '\u0000', '\u202e', ' ', 'س', '😀', THUMB, 'é'), {
          maxLength: 400,
        }),
        (parts) => {
          const name = safeFileName(parts.join(''));
          expect(name).not.toMatch(/^$|[/\\"\u0000-\u001f\u202e]|^\./);
          expect([...name].length).toBeLessThanOrEqual(255);
          expect(name).not.toMatch(/\p{Surrogate}/u);
        },
      ),
    );
  });

  it('[decisions 2.10] is always one that a file of the manager may have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (sent) => {
        expect(fileNameProblem(safeFileName(sent))).toBeNull();
      }),
    );
  });
});
