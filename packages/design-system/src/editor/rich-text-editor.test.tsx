import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { firstStrongDirection } from '@hamyar/persian';
import { fromPlainText } from './plain-text.ts';
import { preloadEditor, RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from './index.ts';

let html = '';
let handle: RichTextEditorHandle | null = null;
/** As the owner of the editor restores a draft. */
let restore: (html: string) => void = () => undefined;

function Writer({ start = '', ...props }: Partial<RichTextEditorProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  html = value;
  restore = setValue;
  return (
    <RichTextEditor
      label="متن پاسخ"
      value={value}
      onChange={setValue}
      ref={(now) => {
        handle = now;
      }}
      {...props}
    />
  );
}

const box = () => screen.getByRole('textbox', { name: 'متن پاسخ' });
const plainBox = () => box() as HTMLTextAreaElement;
const isEditor = () => box().getAttribute('contenteditable') === 'true';
/** The lines in the editor; every position counts, also spaces at the end. */
const lines = () => [...box().querySelectorAll(':scope > p')].map((line) => line.textContent);
const typeAll = (text: string) => fireEvent.change(plainBox(), { target: { value: text } });
/** The caret of the editor, as a position in the text with one letter for each line break. */
function caret(): number {
  const { anchorNode, anchorOffset } = window.getSelection()!;
  const before = document.createRange();
  before.setStart(box(), 0);
  before.setEnd(anchorNode!, anchorOffset);
  const held = before.cloneContents();
  return [...held.querySelectorAll('p')].map((line) => line.textContent).join('\n').length;
}

// jsdom measures no text; undo asks where the caret is
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

describe('the editor', () => {
  it('is a text box with the focus before its code is there; text, caret and focus go over to the editor, and undo goes back', async () => {
    render(<Writer start={'<p dir="auto">پیش‌نویس</p>'} />);
    expect(box().localName).toBe('textarea');
    expect(plainBox().value).toBe('پیش‌نویس');
    act(() => handle!.focus());
    expect(document.activeElement).toBe(box());
    expect(plainBox().selectionStart).toBe('پیش‌نویس'.length);
    typeAll('سلام \nوقت  بخیر ');
    expect(html).toBe('<p dir="auto">سلام </p><p dir="auto">وقت  بخیر </p>');
    plainBox().setSelectionRange(5, 5);
    await waitFor(() => expect(isEditor()).toBe(true));
    expect(lines()).toEqual(['سلام ', 'وقت  بخیر ']);
    expect(document.activeElement).toBe(box());
    expect(caret()).toBe(5);
    fireEvent.keyDown(box(), { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(html).toBe('<p dir="auto">پیش‌نویس</p>');
    expect(document.activeElement).toBe(box());
  });

  it('[decisions 2.4] keeps editor and focus when somebody empties a restored draft', async () => {
    await act(preloadEditor);
    render(<Writer deferred start={'<p dir="auto">پیش‌نویس</p>'} />);
    await waitFor(() => expect(isEditor()).toBe(true));
    act(() => handle!.focus());
    const editor = box();
    fireEvent.keyDown(editor, { key: 'a', code: 'KeyA', ctrlKey: true });
    fireEvent.keyDown(editor, { key: 'Backspace', code: 'Backspace' });
    await waitFor(() => expect(html).toBe(''));
    expect(box()).toBe(editor);
    expect(document.activeElement).toBe(editor);
  });

  it('goes on with any text at any caret, as it was typed', async () => {
    await act(preloadEditor);
    const letter = fc.constantFrom('س', 'a', ' ', '\n', '\u200c', '<', '&', '۱');
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 30 }), fc.nat(), (letters, at) => {
        const text = letters.join('');
        const position = at % (text.length + 1);
        const { unmount } = render(<Writer deferred />);
        try {
          fireEvent.mouseDown(box());
          typeAll(text);
          plainBox().setSelectionRange(position, position);
          act(() => box().focus());
          expect(isEditor()).toBe(false);
          fireEvent.mouseUp(document.body);
          expect(lines()).toEqual(text.split('\n'));
          expect(html).toBe(fromPlainText({ above: '', text }));
          expect(caret()).toBe(position);
        } finally {
          unmount();
        }
      }),
      // found: a text of only line breaks lost its last line
      {
        numRuns: 15,
        examples: [
          [['\n'], 0],
          [['\n', '\n', '\n'], 2],
        ],
      },
    );
  });

  it('[decisions 2.0] draws each block with the direction that it will be shown with', async () => {
    await act(preloadEditor);
    const block = fc.tuple(fc.boolean(), fc.array(fc.constantFrom('سلام', 'hello', '12', '۱۲', '.'), { maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
        const texts = blocks.map(([, words]) => words.join(' '));
        const start = blocks
          .map(([inList], at) => (inList ? `<ul><li><p>${texts[at]}</p></li></ul>` : `<p>${texts[at]}</p>`))
          .join('');
        const { unmount } = render(<Writer start={start} />);
        try {
          act(() => handle!.focus());
          const whole = firstStrongDirection(texts.join('')) ?? 'rtl';
          expect(box().dir).toBe(whole);
          const drawn = [...box().querySelectorAll('p')].map(({ dir }) => dir);
          // the editor adds an empty line after a list at the end
          expect(drawn.slice(0, texts.length)).toEqual(texts.map((text) => firstStrongDirection(text) ?? whole));
          expect(box().querySelectorAll('li[dir], ul[dir]')).toHaveLength(0);
        } finally {
          unmount();
        }
      }),
      { numRuns: 15 },
    );
  });

  it('goes on below a restored text with formatting, with the caret where it was', async () => {
    await act(preloadEditor);
    render(<Writer deferred />);
    fireEvent.mouseDown(box());
    act(() => restore('<p>سلام <strong>دنیا</strong></p>'));
    typeAll('خوبی');
    plainBox().setSelectionRange(2, 2);
    act(() => box().focus());
    fireEvent.mouseUp(document.body);
    expect(lines()).toEqual(['سلام دنیا', 'خوبی']);
    expect(caret()).toBe('سلام دنیا\nخو'.length);
    fireEvent.keyDown(box(), { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(lines()).toEqual(['سلام دنیا']);
  });

  it('stays a text box while somebody only reads, and is there when they begin to write', async () => {
    await act(preloadEditor);
    render(<Writer deferred />);
    expect(isEditor()).toBe(false);
    act(() => handle!.focus());
    expect(isEditor()).toBe(true);
    expect(document.activeElement).toBe(box());
  });

  it('does not come while the mouse is down or a letter is being composed', async () => {
    await act(preloadEditor);
    const { unmount } = render(<Writer deferred />);
    fireEvent.mouseDown(box());
    act(() => box().focus());
    typeAll('س');
    expect(isEditor()).toBe(false);
    fireEvent.mouseUp(document.body);
    expect(isEditor()).toBe(true);
    expect(lines()).toEqual(['س']);
    unmount();
    render(<Writer deferred />);
    fireEvent.compositionStart(box());
    act(() => box().focus());
    expect(isEditor()).toBe(false);
    fireEvent.compositionEnd(box());
    expect(isEditor()).toBe(true);
  });

  it('does not take the focus that somebody has moved elsewhere', async () => {
    await act(preloadEditor);
    render(
      <>
        <Writer deferred />
        <button type="button">بستن</button>
      </>,
    );
    fireEvent.mouseDown(box());
    act(() => box().focus());
    act(() => screen.getByRole('button', { name: 'بستن' }).focus());
    fireEvent.mouseUp(document.body);
    expect(isEditor()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'بستن' }));
  });

  it('keeps the caret when it gets the focus again', async () => {
    await act(preloadEditor);
    render(<Writer deferred />);
    fireEvent.mouseDown(box());
    act(() => box().focus());
    typeAll('پیش‌نویس');
    plainBox().setSelectionRange(2, 2);
    fireEvent.mouseUp(document.body);
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => handle!.focus());
    expect(document.activeElement).toBe(box());
    expect(caret()).toBe(2);
  });

  it('is there without being asked for a restored text, with its formatting', async () => {
    render(<Writer deferred start="<p>سلام <strong>دنیا</strong></p>" />);
    await waitFor(() => expect(isEditor()).toBe(true));
    act(() => handle!.focus());
    expect(document.activeElement).toBe(box());
    expect(box().querySelector('strong')?.textContent).toBe('دنیا');
  });

  it('has the same tools in the same order before and after', async () => {
    await act(preloadEditor);
    render(<Writer deferred tools="bottom" uploadImage={() => Promise.resolve(null)} extraTools={<i />} />);
    const tools = () =>
      [
        ...screen.getByRole('toolbar').querySelectorAll('button, .hd-divider, [role="separator"], .hd-editor-extra'),
      ].map((tool) => tool.getAttribute('aria-label') ?? tool.className);
    const before = tools();
    act(() => box().focus());
    expect(isEditor()).toBe(true);
    expect(before.length).toBeGreaterThan(8);
    expect(tools()).toEqual(before);
  });

  it('leaves Escape to what is around it', async () => {
    await act(preloadEditor);
    render(<Writer />);
    expect(isEditor()).toBe(true);
    expect(fireEvent.keyDown(box(), { key: 'Escape', code: 'Escape', keyCode: 27 })).toBe(true);
  });

  it('gives a pasted picture to the editor, and other files to their list', async () => {
    await act(preloadEditor);
    const uploadImage = jest.fn(() => Promise.resolve({ src: '/api/attachment/7?inline=1', alt: 'shot.png' }));
    const onFiles = jest.fn();
    render(<Writer deferred uploadImage={uploadImage} onFiles={onFiles} />);
    const picture = new File(['x'], 'shot.png', { type: 'image/png' });
    const table = new File(['x'], 'list.xlsx');
    fireEvent.paste(box(), { clipboardData: { files: [picture, table] } });
    expect(onFiles).toHaveBeenCalledWith([table]);
    expect(isEditor()).toBe(true);
    await waitFor(() => expect(box().querySelector('img')?.getAttribute('src')).toBe('/api/attachment/7?inline=1'));
    expect(uploadImage).toHaveBeenCalledTimes(1);
  });

  it('writes a half-space with Shift+Space and sends with Ctrl+Enter also before the editor is there', () => {
    const onSubmit = jest.fn();
    render(<Writer deferred onSubmit={onSubmit} />);
    fireEvent.mouseDown(box());
    typeAll('می');
    plainBox().setSelectionRange(2, 2);
    for (let press = 0; press < 2; press += 1) fireEvent.keyDown(box(), { key: ' ', code: 'Space', shiftKey: true });
    expect(plainBox().value).toBe('می\u200c');
    expect(html).toBe('<p dir="auto">می\u200c</p>');
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
