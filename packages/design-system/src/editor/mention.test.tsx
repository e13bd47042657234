import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  preloadEditor,
  RichText,
  RichTextEditor,
  sanitizeRichText,
  type EditorMentions,
  type RichTextEditorHandle,
} from './index.ts';

// jsdom measures no text
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Element.prototype.scrollIntoView ??= () => undefined;

const PEOPLE = [
  { key: '4', title: 'سارا <نوری>', detail: 'پشتیبانی' },
  { key: '5', title: 'سامان افشار' },
];
const NAMED = '<span data-mention="4">@سارا &lt;نوری&gt;</span>';
const mentions: EditorMentions = {
  label: 'نام بردن از همکار',
  none: 'کسی نیست',
  options: (typed) => PEOPLE.filter(({ title }) => title.startsWith(typed)),
};

let html = '';
let handle: RichTextEditorHandle | null = null;
function Writer({ first = '', named = true }: { first?: string; named?: boolean }) {
  const [value, setValue] = useState(first);
  html = value;
  return (
    <RichTextEditor
      label="متن"
      value={value}
      onChange={setValue}
      mentions={named ? mentions : undefined}
      ref={(now) => {
        handle = now;
      }}
    />
  );
}
const type = (text: string) => act(() => handle!.insert(text));
const key = (name: string) => fireEvent.keyDown(screen.getByRole('textbox', { name: 'متن' }), { key: name });
const options = () => screen.queryAllByRole('option').map((one) => one.querySelector('b')!.textContent);

async function write(text: string, props: Parameters<typeof Writer>[0] = {}) {
  await act(() => preloadEditor());
  render(<Writer {...props} />);
  type(text);
}

describe('people who are named in a text', () => {
  it('[decisions 2.3 T7] says where the letters behind @ find nobody, until another word is begun', async () => {
    await write('درود @زهرا');
    expect(screen.getByText('کسی نیست').getAttribute('role')).toBe('status');
    expect(options()).toEqual([]);
    type(' و سپاس');
    await waitFor(() => expect(screen.queryByText('کسی نیست')).toBeNull());
  });

  it('[decisions 2.3 T7] the letters behind @ find them, and Enter puts the name in their stead', async () => {
    await write('درود @سا');
    expect(screen.getByRole('listbox', { name: 'نام بردن از همکار' })).toBeTruthy();
    expect(options()).toEqual(['سارا <نوری>', 'سامان افشار']);
    key('Enter');
    await waitFor(() => expect(html).toContain(`درود ${NAMED} </p>`));
    type('ببین');
    expect(html).toContain(`${NAMED} ببین</p>`);
    expect(options()).toEqual([]);
  });

  it('[decisions 2.3 T7] the pointer chooses too, and an address of a mail offers nobody', async () => {
    await write('a@سا');
    expect(options()).toEqual([]);
    type(' @سام');
    fireEvent.click(screen.getByRole('option'));
    await waitFor(() => expect(html).toContain('<span data-mention="5">@سامان افشار</span>'));
  });

  it('[decisions 2.3 T7] a name is one letter of a text that is changed', async () => {
    await write('', { first: `<p dir="auto">${NAMED} ببین</p>` });
    expect(document.querySelector('.tiptap [data-mention="4"]')!.textContent).toBe('@سارا <نوری>');
    type(' اکنون');
    expect(html).toBe(`<p dir="auto">${NAMED} ببین اکنون</p>`);
  });

  it('[decisions 2.3 T7] a text that names nobody keeps the words alone', async () => {
    await write(' و @سا', { first: `<p>${NAMED} ببین</p>`, named: false });
    expect(options()).toEqual([]);
    expect(html).toContain('@سارا &lt;نوری&gt; ببین و @سا');
    expect(html).not.toContain('data-mention');
  });

  it('[decisions 2.0] shows a name that the server has checked, and drops the attribute anywhere else', () => {
    const { container } = render(<RichText html={`<p>${NAMED}</p>`} />);
    expect(container.querySelector('[data-mention="4"]')!.textContent).toBe('@سارا <نوری>');
    expect(sanitizeRichText('<p data-mention="4">x</p><span data-mention="4 x">y</span>')).toBe(
      '<p>x</p><span>y</span>',
    );
  });
});
