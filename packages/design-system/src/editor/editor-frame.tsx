import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import type { RichTextEditorProps } from './types.ts';

interface EditorFrameProps extends Pick<RichTextEditorProps, 'bare' | 'invalid' | 'tone' | 'disabled' | 'tools'> {
  /** The tools. */
  bar: ReactNode;
  /** The text and what stands under it. */
  children: ReactNode;
}

/** The frame of the editor and of the plain box before it: one, so that both have the same size. */
export const EditorFrame = ({ bare, invalid, tone, disabled, tools = 'top', bar, children }: EditorFrameProps) => (
  <div
    className={classNames(
      'hd-editor',
      bare && 'hd-editor-bare',
      invalid && 'hd-editor-invalid',
      tone === 'note' && 'hd-editor-note',
      disabled && 'hd-editor-disabled',
    )}
  >
    {tools === 'top' ? bar : null}
    {children}
    {tools === 'bottom' ? bar : null}
  </div>
);
