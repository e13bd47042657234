import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { headingsOf, RichText, RichTextEditor, sanitizeRichText } from './index.ts';
import { cleanPastedHtml } from './paste.ts';
import { isLinkTarget } from './sanitize.ts';

describe('[decisions 2.0] what rich text may contain', () => {
  it.each([
    ['<p onclick="x()">متن</p>', '<p>متن</p>'],
    ['<img src="https://spy.example/p.png">', ''],
    ['<img src="data:image/svg+xml,<svg onload=x()>">', ''],
    ['<p style="color:red" class="a">متن</p>', '<p>متن</p>'],
    ['<svg><script>x()</script></svg>', ''],
    ['<a href="javascript:x()">پیوند</a>', '<a target="_blank" rel="noopener noreferrer nofollow">پیوند</a>'],
    ['<iframe src="/"></iframe>', ''],
    ['<form action="/"><input></form>', ''],
  ])('cleans %s', (dirty, clean) => {
    expect(sanitizeRichText(dirty)).toBe(clean);
  });

  it('keeps direction, tables, code and our own pictures', () => {
    const html =
      '<p dir="ltr">GET /api</p><table><tbody><tr><td colspan="2">الف</td></tr></tbody></table><pre><code>a &lt; b</code></pre><img src="/api/attachment/12?inline=1" alt="خطا">';
    expect(sanitizeRichText(html)).toBe(html);
  });

  it('leads from a table of contents to the headings, those without words left out', () => {
    const html = '<h2 dir="rtl">پیش از <strong>شروع</strong></h2><h3><br></h3><h3 dir="rtl">خطای A &amp; B</h3>';
    const contents = headingsOf(html);
    expect(contents.map(({ text, level }) => [text, level])).toEqual([
      ['پیش از شروع', 2],
      ['خطای A & B', 3],
    ]);
    const { container } = render(<RichText headings html={html} />);
    expect(contents.map(({ id }) => container.querySelector(`#${id}`)?.textContent)).toEqual([
      'پیش از شروع',
      'خطای A & B',
    ]);
  });

  it('cleans again when it is shown', () => {
    const { container } = render(<RichText html={'<p>سلام<script>x()</script></p>'} />);
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByText('سلام')).toBeTruthy();
  });

  it('[decisions 2.4] keeps the room of a picture whose size is known, before the picture has arrived', () => {
    const html = '<p><img src="/api/attachment/12?inline=1" alt="خطا"><img src="/api/attachment/13" alt=""></p>';
    const images = [
      { id: 12, dimentions: { width: 640, height: 480 } },
      { id: 13, dimentions: null },
    ];
    const { container } = render(<RichText html={html} images={images} />);
    const sizes = [...container.querySelectorAll('img')].map((img) => [
      img.getAttribute('width'),
      img.getAttribute('height'),
    ]);
    expect(sizes).toEqual([
      ['640', '480'],
      [null, null],
    ]);
  });

  it('[decisions 2.0] keeps the bullet of an item in its list, also of texts that were stored with a direction for items', () => {
    expect(sanitizeRichText('<ul><li dir="ltr">item</li></ul>')).toBe('<ul><li>item</li></ul>');
  });

  it('accepts only web, mail and telephone addresses as links', () => {
    expect(['https://a.ir/x', 'mailto:a@b.ir', 'tel:+9821'].every(isLinkTarget)).toBe(true);
    expect(['javascript:alert(1)', 'data:text/html,x', 'https://', '//a.ir'].some(isLinkTarget)).toBe(false);
  });
});

describe('pasted text', () => {
  it('makes lists from Word list paragraphs', () => {
    const word = `<p class="MsoListParagraphCxSpFirst"><span style='mso-list:Ignore'>1.<span>  </span></span>یک</p><p class="MsoListParagraphCxSpLast"><span style='mso-list:Ignore'>2.</span>دو</p><p class=MsoListParagraph><span style="mso-list:Ignore">·</span>نقطه</p><o:p></o:p>`;
    expect(cleanPastedHtml(word)).toBe(
      '<ol data-word=""><li><p>یک</p></li><li><p>دو</p></li></ol><ul data-word=""><li><p>نقطه</p></li></ul>',
    );
  });

  it('removes pictures of other sites and comments', () => {
    expect(cleanPastedHtml('<!--StartFragment--><p>الف<img src="file:///c:/a.png"></p><!--EndFragment-->')).toBe(
      '<p>الف</p>',
    );
  });
});

/** The text of the editor, which comes in the stead of a plain text box. */
async function editorBox(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('textbox').getAttribute('contenteditable')).toBe('true'));
  return screen.getByRole('textbox', { name: 'متن پاسخ' });
}

describe('[2.90] the editor', () => {
  it('shows the given text and offers its tools by name', async () => {
    render(<RichTextEditor label="متن پاسخ" value="<p>سلام</p>" onChange={() => {}} />);
    const box = await editorBox();
    expect(box.textContent).toBe('سلام');
    expect(box.getAttribute('dir')).toBe('rtl');
    expect(screen.getByRole('button', { name: 'پررنگ' })).toBeTruthy();
  });

  it('shows another text when the draft changes, and is empty when it is cleared', async () => {
    const { rerender } = render(<RichTextEditor label="متن پاسخ" value="<p>یک</p>" onChange={() => {}} />);
    const box = await editorBox();
    rerender(<RichTextEditor label="متن پاسخ" value="<p>دو</p>" onChange={() => {}} />);
    await waitFor(() => expect(box.textContent).toBe('دو'));
    rerender(<RichTextEditor label="متن پاسخ" value="" onChange={() => {}} />);
    await waitFor(() => expect(box.textContent).toBe(''));
  });

  it('uploads a pasted screenshot instead of putting it into the text', async () => {
    const uploadImage = jest.fn(async () => ({ src: '/api/attachment/7?inline=1', alt: 'shot.png' }));
    const onFiles = jest.fn();
    render(
      <RichTextEditor label="متن پاسخ" value="" onChange={() => {}} uploadImage={uploadImage} onFiles={onFiles} />,
    );
    const box = await editorBox();
    const shot = new File(['x'], 'shot.png', { type: 'image/png' });
    const report = new File(['x'], 'report.pdf', { type: 'application/pdf' });
    fireEvent.paste(box, { clipboardData: { files: [shot, report], getData: () => '', types: ['Files'] } });
    await waitFor(() => expect(box.querySelector('img')?.getAttribute('src')).toBe('/api/attachment/7?inline=1'));
    expect(uploadImage).toHaveBeenCalledWith(shot);
    expect(onFiles).toHaveBeenCalledWith([report]);
  });
});
