import { chooseEdition } from './edition.rules.ts';

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
});
