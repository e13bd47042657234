import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { preloadEditor, RichTextEditor, type EditorCompletion, type RichTextEditorHandle } from './index.ts';

// jsdom measures no text
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Element.prototype.scrollIntoView ??= () => undefined;

const TEXTS = [
  { key: '1', title: 'سلام و خوش‌آمد', hint: '/سلام', html: '<p>سلام نگار</p>' },
  { key: '2', title: 'سلامت سامانه', hint: '/سلامت', html: '<p>همه‌چیز خوب است</p><p>دو</p>' },
];
const completion = (change: Partial<EditorCompletion> = {}): EditorCompletion => ({
  trigger: '/',
  label: 'متن‌های آماده',
  options: (query) => TEXTS.filter(({ hint }) => hint.slice(1).startsWith(query)),
  choose: async (key) => TEXTS.find((text) => text.key === key)!.html,
  ...change,
});

let html = '';
let handle: RichTextEditorHandle | null = null;
function Writer({ offered }: { offered: EditorCompletion }) {
  const [value, setValue] = useState('');
  html = value;
  return (
    <RichTextEditor
      label="متن"
      value={value}
      onChange={setValue}
      completion={offered}
      flagged={(text) =>
        [...text.matchAll(/\{\{\w+\}\}/g)].map(({ index, 0: all }) => ({ start: index, end: index + all.length }))
      }
      ref={(now) => {
        handle = now;
      }}
    />
  );
}
const box = () => screen.getByRole('textbox', { name: 'متن' });
const textOf = () => html.replace(/<\/p><p[^>]*>/g, '\n').replace(/<[^>]*>/g, '');
const type = (text: string) => act(() => handle!.insert(text));
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const options = () => screen.queryAllByRole('option').map((one) => one.querySelector('span')!.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).querySelector('span')!.textContent;

async function write(text: string, offered = completion()) {
  await act(() => preloadEditor());
  render(<Writer offered={offered} />);
  type(text);
}

describe('texts that are offered while somebody types', () => {
  it('[decisions 2.12] the word behind the slash finds them, arrows go through them, and Enter puts one in its stead', async () => {
    await write('بله /سلا');
    expect(options()).toEqual(['سلام و خوش‌آمد', 'سلامت سامانه']);
    expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    key('ArrowDown');
    expect(chosen()).toBe('سلامت سامانه');
    key('ArrowDown');
    expect(chosen()).toBe('سلام و خوش‌آمد');
    key('ArrowUp');
    key('ArrowUp');
    key('Enter');
    await waitFor(() => expect(textOf()).toBe('بله سلام نگار'));
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  it('[decisions 2.12] Escape closes the list, changes no letter, and Enter is a new line again', async () => {
    await write('/سلام');
    expect(key('Escape')).toBe(false);
    expect([options(), textOf()]).toEqual([[], '/سلام']);
    type('ت');
    expect([options(), textOf()]).toEqual([[], '/سلامت']);
    type(' /سلام');
    expect(options()).toHaveLength(2);
  });

  it('[decisions 2.12] offers nothing within a word, and for what fits nothing', async () => {
    await write('و/یا');
    expect(options()).toEqual([]);
    type(' /ندارد');
    expect(options()).toEqual([]);
  });

  it('[decisions 2.12] what is typed while a text is loaded stays, and the text takes the place of its word', async () => {
    let arrive = (_text: string) => undefined as void;
    const offered = completion({ choose: () => new Promise((resolve) => void (arrive = resolve)) });
    await write('/سلام', offered);
    key('Enter');
    type(' وقت بخیر');
    await act(async () => arrive('<p>درود</p>'));
    expect(textOf()).toBe('درود وقت بخیر');
  });

  it('[decisions 2.12] a text that cannot be loaded leaves the word', async () => {
    await write('/سلام', completion({ choose: async () => null }));
    await act(async () => void key('Enter'));
    expect(textOf()).toBe('/سلام');
  });

  it('[decisions 2.12] whatever is typed around the word stays', async () => {
    await act(() => preloadEditor());
    const words = fc.stringMatching(/^[a-zآ-ی۰-۹]{1,8}$/);
    await fc.assert(
      fc.asyncProperty(words, words, async (before, after) => {
        const { unmount } = render(<Writer offered={completion()} />);
        try {
          type(`${before} /سلام`);
          key('Enter');
          type(` ${after}`);
          await waitFor(() => expect(textOf()).toBe(`${before} سلام نگار ${after}`));
        } finally {
          unmount();
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[decisions 2.12] draws what still has to be changed, and not in code', async () => {
    await write('سلام {{نام}} {{name}}');
    type('<p><code>{{code}}</code></p>');
    const flagged = [...document.querySelectorAll('.hd-editor-flagged')].map((one) => one.textContent);
    expect(flagged).toEqual(['{{name}}']);
    type('<p>{{name}} در متن</p>');
    expect(document.querySelectorAll('.hd-editor-flagged')).toHaveLength(2);
  });

  it('[decisions 2.4] shows digits as they are sent: Latin ones next to Latin letters and in addresses', async () => {
    await write('چاپگر v2 با IP 10.0.0.1 و 3 نسخه');
    type('<p><code>x9</code></p>');
    expect([...document.querySelectorAll('.hd-lat')].map((one) => one.textContent)).toEqual(['v2', 'IP 10.0.0.1']);
    expect(html).not.toContain('hd-lat');
  });
});
