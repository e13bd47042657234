import type { Editor } from '@tiptap/react';
import { DOMParser } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { sanitizeRichText } from './sanitize.ts';

/** Positions of a text that is replaced. */
interface Replaced {
  from: number;
  to: number;
}

/**
 * Puts a rich text between what was written, as a paste does: its first and last paragraph become part of those around
 * them. The caret stands behind it.
 */
export function insertHtml(editor: Editor, html: string, at: Replaced = editor.state.selection): void {
  const { state, view } = editor;
  const holder = document.createElement('div');
  holder.innerHTML = sanitizeRichText(html);
  const slice = DOMParser.fromSchema(state.schema).parseSlice(holder, { preserveWhitespace: true });
  const tr = state.tr.replaceRange(at.from, at.to, slice);
  const end = tr.mapping.map(at.to);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView());
}
