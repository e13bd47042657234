import { copiedText } from './body-text.ts';

describe('a text that is copied', () => {
  it('has its lines and letters, and no markup', () => {
    const html =
      '<h2>عنوان</h2><p dir="auto">یک &lt;b&gt; &amp; دو&nbsp;سه<br>چهار</p><ul><li><p>پنج</p></li><li>شش</li></ul>';
    expect(copiedText(html)).toBe('عنوان\nیک <b> & دو سه\nچهار\nپنج\n\nشش');
  });
});
