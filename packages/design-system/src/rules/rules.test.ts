import { rules } from './rules.ts';

const none = {};

describe('[5.2] the rules of the spec', () => {
  it('[5.3] required says that the field is required', () => {
    for (const value of [undefined, null, '', '   ', []])
      expect(rules.required()(value, none)).toBe('این فیلد الزامی است');
    for (const value of ['الف', 0, false, [1]]) expect(rules.required()(value, none)).toBeNull();
  });

  it('[5.1] refuses HTML-like tags in plain text and allows comparisons', () => {
    expect(rules.noHtml()('<b>سلام', none)).toBe('الگوی فیلد نامعتبر است');
    expect(rules.noHtml()('a < b و 3 <3', none)).toBeNull();
  });

  it('[5.4] min and max are numeric limits, in Persian digits too', () => {
    expect(rules.min(5)('۴', none)).toBe('مقدار نباید کمتر از ۵ باشد');
    expect(rules.max(5)(6, none)).toBe('مقدار نباید بیشتر از ۵ باشد');
    for (const value of [-3, 0, 4, 5, 6, 4.9]) expect(rules.min(5)(value, none) === null).toBe(value >= 5);
  });

  it('[5.5] the length messages are the right way round', () => {
    expect(rules.minLength(3)('اب', none)).toBe('حداقل ۳ کاراکتر وارد کنید');
    expect(rules.maxLength(3)('ابپت', none)).toBe('حداکثر ۳ کاراکتر مجاز است');
    expect(rules.maxLength(3)('👍👍👍', none)).toBeNull();
    expect(rules.required()('\u200c\u200d', none)).not.toBeNull();
    expect(rules.required()('نامه\u200c', none)).toBeNull();
    expect(rules.letter()('😀!!!', none)).toBe('دست‌کم یک حرف یا رقم لازم است');
    expect(rules.letter()('۲', none)).toBeNull();
  });

  it('[5.6] regex, email, url and ip report that the value is not valid', () => {
    expect(rules.regex(/^09\d{9}$/)('0912', none)).toBe('الگوی واردشده نامعتبر است');
    expect(rules.email()('negar@', none)).not.toBeNull();
    expect(rules.url()('koohestan', none)).not.toBeNull();
    expect(rules.ip()('192.168.1.10, 10.0.0.1', none)).toBeNull();
    expect(rules.ip()('192.168.1.300', none)).not.toBeNull();
  });

  it('[5.7] complex means eight characters with a small and a capital letter and a digit', () => {
    expect(rules.complex()('Hamyar14', none)).toBeNull();
    for (const weak of ['Hamya14', 'hamyar14', 'HAMYAR14', 'HamyarHamyar'])
      expect(rules.complex()(weak, none)).not.toBeNull();
  });

  it('leaves an empty field to the rule `required`', () => {
    for (const rule of [
      rules.noHtml(),
      rules.min(1),
      rules.minLength(2),
      rules.email(),
      rules.url(),
      rules.ip(),
      rules.complex(),
      rules.mobile(),
    ])
      expect(rule('', none)).toBeNull();
  });
});
