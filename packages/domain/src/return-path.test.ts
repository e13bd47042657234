import fc from 'fast-check';
import { returnPath } from './return-path.ts';

describe('the path to return to after login', () => {
  it.each(['/', '/tickets/5?x=1#y', '/settings/tags', '/logins', '/kb/راهنما', '/a/../tickets'])(
    '[8.8] is %s as it was asked for',
    (path) => expect(returnPath(path)).toBe(path),
  );

  it.each([
    '',
    'x',
    '//evil',
    '/\\evil',
    '/.//evil.example/x',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https://evil',
    'javascript:alert(1)',
    '/login?next=/x',
    '/x/../login',
    '/logout',
    '/a\nb',
    '//[',
    null,
    5,
    `/${'x'.repeat(3000)}`,
  ])('[8.8] is not %j', (path) => expect(returnPath(path)).toBeNull());

  it('[8.8] never leaves the site, whatever is asked for', () => {
    const hostOf = (text: string) => new URL(returnPath(text) ?? '/', 'https://desk.example').host;
    fc.assert(fc.property(fc.string(), (text) => hostOf(text) === 'desk.example'));
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.constantFrom('/', '//', '/\\', '/\t/', '/%2f'),
        (path, start) => hostOf(start + path) === 'desk.example',
      ),
    );
  });

  it('[8.8] never leaves the site, also when the page uses its own path as an address', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '.', '..', '%2e', '%2F', '\\', '//', '?', '#', '@', ':', 'evil.example'), {
          maxLength: 12,
        }),
        (parts) => {
          const path = returnPath(`/${parts.join('')}`) ?? '/';
          const first = new URL(path, 'https://desk.example');
          const second = new URL(first.pathname, first);
          expect([first.host, second.host]).toEqual(['desk.example', 'desk.example']);
        },
      ),
    );
  });
});
