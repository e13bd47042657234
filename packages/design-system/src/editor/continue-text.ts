import type { Editor } from '@tiptap/react';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { UnfinishedText } from './plain-text.ts';
import { sanitizeRichText } from './sanitize.ts';

/**
 * Puts the text of a plain box into the editor that has come in its stead, with selection and focus, in one step. Undo
 * goes back to the text that the box had at first.
 */
export function continueText(editor: Editor, { above, first, text, selection, focused }: UnfinishedText): void {
  const { schema, view } = editor;
  let start = 0;
  const withLines = (lines: string) => {
    const paragraphs = lines
      .split('\n')
      .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]));
    const { tr, doc } = editor.state;
    return tr.replaceWith(start, doc.content.size, lines === '' && start > 0 ? [] : paragraphs);
  };
  if (text !== '' || first !== '') {
    editor.chain().setMeta('addToHistory', false).setContent(sanitizeRichText(above), { emitUpdate: false }).run();
    start = above === '' ? 0 : editor.state.doc.content.size;
    view.dispatch(withLines(first).setMeta('addToHistory', false).setMeta('preventUpdate', true));
    if (text !== first) view.dispatch(withLines(text));
  }
  // a line break is one letter of the text, and two positions between paragraphs
  const position = (letters: number) => start + 1 + letters + text.slice(0, letters).split('\n').length - 1;
  const { tr, doc } = editor.state;
  const [from, to] = selection;
  view.dispatch(
    tr.setSelection(text === '' ? Selection.atEnd(doc) : TextSelection.create(doc, position(from), position(to))),
  );
  if (focused) view.focus();
}
