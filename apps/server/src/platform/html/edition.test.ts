import fc from 'fast-check';
import { chooseEdition, safeReturnPath } from './edition.rules.ts';

const ask = (more: Partial<Parameters<typeof chooseEdition>[0]> = {}) =>
  chooseEdition({
    host: 'desk.example',
    staffHost: undefined,
    customerHost: undefined,
    user: null,
    cookie: undefined,
    ...more,
  });
const hosts = { staffHost: 'staff.example', customerHost: 'help.example' };

describe('the edition of a page', () => {
  it('on one host the session decides, and a cookie decides only what a visitor sees', () => {
    expect(ask()).toEqual({ edition: 'customer' });
    expect(ask({ cookie: 'staff' })).toEqual({ edition: 'staff' });
    expect(ask({ user: { employee: true } })).toEqual({ edition: 'staff' });
    expect(ask({ user: { employee: false }, cookie: 'staff' })).toEqual({ edition: 'customer' });
  });

  it('with two hosts the host decides for visitors, and people are redirected to theirs', () => {
    expect(ask({ ...hosts, host: 'staff.example' })).toEqual({ edition: 'staff' });
    expect(ask({ ...hosts, host: 'help.example', cookie: 'staff' })).toEqual({ edition: 'customer' });
    expect(ask({ ...hosts, host: 'help.example', user: { employee: true } })).toEqual({
      edition: 'staff',
      redirectHost: 'staff.example',
    });
    expect(ask({ ...hosts, host: 'staff.example', user: { employee: false } })).toEqual({
      edition: 'customer',
      redirectHost: 'help.example',
    });
    expect(ask({ ...hosts, host: 'staff.example', user: { employee: true } })).toEqual({ edition: 'staff' });
  });

  it('with one named host nobody is redirected in a loop', () => {
    expect(ask({ staffHost: 'staff.example', host: 'staff.example', user: { employee: false } })).toEqual({
      edition: 'customer',
    });
  });

  it('a path to return to never leaves this site', () => {
    for (const path of ['/', '/tickets/5?x=1#y', '/settings/tags']) expect(safeReturnPath(path)).toBe(path);
    for (const path of [
      '',
      'x',
      '//evil',
      '/\\evil',
      'https://evil',
      '/login?next=/x',
      '/logout',
      '/a\nb',
      null,
      5,
      `/${'x'.repeat(3000)}`,
    ])
      expect(safeReturnPath(path)).toBe('/');
    fc.assert(
      fc.property(fc.string(), (text) => new URL(safeReturnPath(text), 'https://desk.example').host === 'desk.example'),
    );
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.constantFrom('/', '//', '/\\', '/\t/', '/%2f'),
        (path, start) => new URL(safeReturnPath(start + path), 'https://desk.example').host === 'desk.example',
      ),
    );
  });
});
