import fc from 'fast-check';
import {
  hasHtmlTag,
  isEmail,
  isIpList,
  isMobile,
  isNationalCode,
  isUrl,
  maskMobile,
  parseNumber,
  formatMobile,
  toE164,
  toEn,
  toFa,
  showPhone,
} from './index.ts';

describe('plain fields', () => {
  it.each(['<b>', 'x <script src=a>', '</p>', '<!doctype html>', '<IMG\nsrc=x>', 'a <b c> d'])(
    '[5.1] refuses %j',
    (text) => expect(hasHtmlTag(text)).toBe(true),
  );
  it.each(['a < b', '<3', '->', '< b >', 'a<b', '5<x و y', '<نام>', '> a <b', ''])('[5.1] accepts %j', (text) =>
    expect(hasHtmlTag(text)).toBe(false),
  );
  it('[5.1] agrees with the rule written as a pattern', () => {
    const text = fc.string({ unit: fc.constantFrom(...'<>/!ab 1') });
    fc.assert(
      fc.property(text, (t) => hasHtmlTag(t) === /<[/!]?[a-z][^]*>/i.test(t)),
      { numRuns: 3000 },
    );
  });
});

describe('mobile numbers', () => {
  it.each([
    '09123456789',
    '9123456789',
    '+989123456789',
    '00989123456789',
    '98 912 345 6789',
    '۰۹۱۲-۳۴۵-۶۷۸۹',
    '(0912) 345 6789',
  ])('stores %s as E.164', (text) => expect(toE164(text)).toBe('+989123456789'));
  it.each(['', '0912345678', '091234567890', '02188765432', '+19123456789', '0912345678a'])('refuses %j', (text) =>
    expect(isMobile(text)).toBe(false),
  );
  it('shows a stored number as Iranians write it', () => {
    expect(formatMobile('+989123456789')).toBe('09123456789');
    expect(formatMobile('+4915112345678')).toBe('+4915112345678');
    expect(maskMobile('+989123456789')).toBe('0912***6789');
  });
  it('shows every phone number in the groups in which it is read out', () => {
    expect(showPhone('+989123456789')).toBe('0912 345 6789');
    expect(showPhone('02188765432')).toBe('021 8876 5432');
    expect(showPhone('+4915112345678')).toBe('+4915112345678');
    expect(showPhone('118')).toBe('118');
  });
  it('returns the same stored number for every number it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (n) => {
        const stored = `+989${String(n).padStart(9, '0')}`;
        return toE164(formatMobile(stored)) === stored && toE164(toFa(formatMobile(stored))) === stored;
      }),
    );
  });
});

describe('other patterns of fields', () => {
  it.each(['a@b.ir', 'first.last+tag@mail.example.com', 'x_y@sub-domain.co'])('[5.6] takes %s as an e-mail', (t) =>
    expect(isEmail(t)).toBe(true),
  );
  it.each([
    '',
    'a@b',
    '@b.ir',
    'a b@c.ir',
    'a..b@c.ir',
    '.a@c.ir',
    'a@-c.ir',
    'a@c.ir.',
    'a@c..ir',
    'علی@c.ir',
    'a@1.2',
    `${'a'.repeat(65)}@c.ir`,
  ])('[5.6] refuses %j as an e-mail', (t) => expect(isEmail(t)).toBe(false));
  it.each(['https://hamyar.ir', 'http://a.b.c:8080/x?y=z#q', 'https://192.168.1.1/', 'http://localhost:4310'])(
    '[5.6] takes %s as an address',
    (t) => expect(isUrl(t)).toBe(true),
  );
  it.each([
    'hamyar.ir',
    'javascript:alert(1)',
    'ftp://a.ir',
    'https://',
    'https://a b.ir',
    'http://user:pw@a.ir',
    'https:///x',
    'https://a',
  ])('[5.6] refuses %j as an address', (t) => expect(isUrl(t)).toBe(false));
  it('[5.6] accepts one IPv4 address or a list', () => {
    expect(['10.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1،10.0.0.2', '1.1.1.1\n2.2.2.2'].every(isIpList)).toBe(true);
    expect(['', '10.0.0', '256.1.1.1', '01.1.1.1', '1.1.1.1, x'].some(isIpList)).toBe(false);
  });
  it('checks national codes in either digit set', () => {
    expect(['0499370899', '۰۴۹۹۳۷۰۸۹۹', '0790419904'].every(isNationalCode)).toBe(true);
    expect(['0499370898', '1111111111', '499370899', 'abcdefghij'].some(isNationalCode)).toBe(false);
  });
  it('accepts exactly one check digit for every nine digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (n) => {
        const nine = String(n).padStart(9, '0');
        const good = [...'0123456789'].filter((d) => isNationalCode(nine + d)).length;
        return /^(\d)\1{8}$/.test(nine) ? good <= 1 : good === 1;
      }),
    );
  });
  it('reads numbers in Persian notation', () => {
    expect(parseNumber('۱٬۲۳۴٫۵')).toBe(1234.5);
    expect(parseNumber('-١٢')).toBe(-12);
    expect(parseNumber('۱۲ تومان')).toBeNull();
    expect(parseNumber('')).toBeNull();
  });
  it('converts digits in both directions', () => {
    fc.assert(fc.property(fc.nat(), (n) => toEn(toFa(n)) === String(n)));
    expect(toFa('٤٥')).toBe('۴۵');
  });
});
