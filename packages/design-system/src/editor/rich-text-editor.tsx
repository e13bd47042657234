import { useCallback, useRef, useState } from 'react';
import { useEditorCore } from './load-editor.ts';
import { PlainBox } from './plain-box.tsx';
import type { UnfinishedText } from './plain-text.ts';
import type { RichTextEditorProps } from './types.ts';

/**
 * Writes rich text: Persian and English blocks each have their own direction, Shift+Space is a half-space, pasted Word
 * texts are cleaned, screenshots are uploaded. Until TipTap is loaded it is a plain text box of the same size; text,
 * caret and focus go over to the editor in one step, so no key is lost.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { deferred = false, value } = props;
  const [started, setStarted] = useState(!deferred);
  const [held, setHeld] = useState(false);
  const unfinished = useRef<UnfinishedText>(null);
  // a text that was there, a draft say, keeps its editor when somebody empties it
  if (!started && value !== '') setStarted(true);
  const { Core, failed } = useEditorCore(started);
  const start = useCallback(() => setStarted(true), []);
  return Core && started && !held ? (
    <Core {...props} unfinished={unfinished} />
  ) : (
    <PlainBox {...props} failed={failed} unfinished={unfinished} onStart={start} onHold={setHeld} />
  );
}
