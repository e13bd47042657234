import fc from 'fast-check';
import { parseRequestUrl } from './request-url.ts';

describe('the address of a request', () => {
  it.each([
    ['/socket?cursor=5', '/socket', '?cursor=5'],
    ['/tickets/1', '/tickets/1', ''],
    [undefined, '/', ''],
  ])('[issue 2, bad input] is its path and query: %s', (target, path, search) => {
    expect(parseRequestUrl(target)).toMatchObject({ pathname: path, search });
  });

  it.each(['//[', '//evil.example/x', '//:99999', 'http://evil.example/', 'javascript:alert(1)', '/\\evil'])(
    '[issue 2, bad input] is refused when it is no path of this server: %s',
    (target) => expect(parseRequestUrl(target)).toBeNull(),
  );

  it('[issue 2, bad input] never throws, and never has another host', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '[', ']', ':', '@', '%', '?', '#', 'a', '9') }),
        (text) => {
          expect(parseRequestUrl(`/${text}`)?.host ?? 'request').toBe('request');
        },
      ),
    );
  });
});
