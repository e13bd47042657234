import { lazy, Suspense } from 'react';
import { classNames } from '../basics/class-names.ts';
import { editorText } from './messages.ts';
import type { RichTextEditorProps } from './types.ts';

const Core = lazy(() => import('./editor-core.tsx').then(({ EditorCore }) => ({ default: EditorCore })));

/**
 * Writes rich text: Persian and English blocks each have their own direction, Shift+Space is a half-space, pasted Word
 * texts are cleaned, screenshots are uploaded. TipTap is loaded when the first editor is shown; the frame is visible
 * from the start.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Frame {...props} />}>
      <Core {...props} />
    </Suspense>
  );
}

/** Same size as the editor, so that nothing moves when it loads. */
function Frame({ bare, tools = 'top', minHeight = 140, tone }: RichTextEditorProps) {
  const bar = tools === 'none' ? null : <div className="hd-editor-tools" />;
  return (
    <div
      className={classNames('hd-editor', bare && 'hd-editor-bare', tone === 'note' && 'hd-editor-note')}
      aria-busy="true"
      aria-label={editorText.loading}
      role="status"
    >
      {tools === 'top' ? bar : null}
      <div className="hd-editor-area" style={{ minHeight }} />
      {tools === 'bottom' ? bar : null}
    </div>
  );
}
