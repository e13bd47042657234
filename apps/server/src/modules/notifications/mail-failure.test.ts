import { mailFailureText } from './mail-failure.rules.ts';

/** What real mail servers and the library have said. */
const SAID = [
  ['connect ECONNREFUSED 127.0.0.1:2999', 'به سرور ایمیل وصل نشد'],
  ['getaddrinfo ENOTFOUND mail.example.ir', 'نشانی سرور ایمیل پیدا نشد'],
  ['Greeting never received (timeout)', 'سرور ایمیل پاسخ نداد'],
  ['self-signed certificate; if the root CA is installed locally', 'گواهی سرور ایمیل معتبر نیست'],
  ['Invalid login: 535 5.7.8 authentication failed', 'نام کاربری یا رمز عبور را نپذیرفت'],
  ['Connection closed unexpectedly', 'ارتباط با سرور ایمیل قطع شد'],
] as const;

describe('why a mail has not left', () => {
  it.each(SAID)('[decisions 2.17] is said in words with what the server said: %s', (said, words) => {
    const text = mailFailureText(new Error(said));
    expect(text).toContain(words);
    expect(text).toContain(`\u2066${said}\u2069`);
  });

  it('[decisions 2.17] says that the security does not fit the port, without places in the sources of a library', () => {
    const said =
      '402D82ACBF7F0000:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:../deps/openssl/ssl/tlsany_meth.c:77:\n';
    const text = mailFailureText(new Error(said));
    expect(text).toContain('امنیت اتصال با این درگاه سازگار نیست');
    expect(text).toContain('wrong version number\u2069');
    expect(text).not.toContain('deps');
  });

  it('[decisions 2.17] is what the server said of an address, as it stands', () => {
    const said = '550 5.1.1 <gone@example.ir>: Recipient address rejected: no such user here';
    expect(mailFailureText(new Error(said))).toBe(said);
  });
});
