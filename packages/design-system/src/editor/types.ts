import type { ReactNode, Ref } from 'react';

/** Methods of an open editor for its screen. */
export interface RichTextEditorHandle {
  focus(): void;
  /** Inserts clean HTML at the cursor. */
  insert(html: string): void;
}

/** Props of {@link RichTextEditor}. */
export interface RichTextEditorProps {
  /** HTML; `''` is an empty text. */
  value: string;
  onChange: (html: string) => void;
  /** Name for screen readers; the visible label is outside. */
  label: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  /** Saffron for internal notes. */
  tone?: 'reply' | 'note';
  /** Position of the tools: above a form's text, below a composer's. */
  tools?: 'top' | 'bottom' | 'none';
  /** Minimum height of the writing area in px; it grows with the text up to `maxHeight` and scrolls after that. */
  minHeight?: number;
  maxHeight?: number;
  /** Without its own frame, inside a composer. */
  bare?: boolean;
  autoFocus?: boolean;
  /**
   * Uploads one picture and returns its address; null when it was refused (the caller shows why). Without it pictures
   * are handled as files.
   */
  uploadImage?: (file: File) => Promise<{ src: string; alt: string } | null>;
  /** Called for pasted or dropped files that are not pictures for the text. */
  onFiles?: (files: File[]) => void;
  /** Ctrl+Enter. */
  onSubmit?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Shown after the tools, e.g. «پیوست فایل». */
  extraTools?: ReactNode;
  id?: string;
  'aria-describedby'?: string;
  ref?: Ref<RichTextEditorHandle>;
}
