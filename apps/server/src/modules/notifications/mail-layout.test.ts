import { framedHtml, framedText, linkButton, paragraphs, quotedBody } from './mail-layout.ts';

describe('the layout of a mail', () => {
  it('[decisions 2.15] is right to left, and escapes every plain text', () => {
    const frame = { title: 'آریا <b>', footer: 'تهران & شیراز' };
    const html = framedHtml(frame, '"عنوان" <i>', paragraphs('خط یک\n<script>x</script>'));
    expect(html).toContain('<html lang="fa" dir="rtl">');
    expect(html).toContain('آریا &lt;b&gt;');
    expect(html).toContain('تهران &amp; شیراز');
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<i>|<b>/);
    expect(framedText({ title: 'آریا', footer: null }, 'سلام')).toBe('سلام\n\n-- \nآریا');
    expect(linkButton('https://x.ir/?a=1&b="2"', 'باز')).toContain('href="https://x.ir/?a=1&amp;b=&quot;2&quot;"');
  });

  it('[decisions 2.15] says that there is a picture where it can only be seen after a login', () => {
    const body = quotedBody('<p>x</p><img src="/attachment/1" alt=""><img src="https://x.ir/a.png">', '[تصویر]');
    expect(body).toContain('<p>x</p>[تصویر]<img src="https://x.ir/a.png">');
  });
});
