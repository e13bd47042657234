/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/editor.css';

export { preloadEditor } from './load-editor.ts';
export { headingsOf, RichText } from './rich-text.tsx';
export type { RichTextHeading } from './rich-text.tsx';
export { RichTextEditor } from './rich-text-editor.tsx';
export { sanitizeRichText } from './sanitize.ts';
export type {
  CompletionOption,
  EditorCompletion,
  EditorMentions,
  RichTextEditorHandle,
  RichTextEditorProps,
  TextRange,
} from './types.ts';
