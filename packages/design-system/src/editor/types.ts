import type { ReactNode, Ref } from 'react';

/** What a screen may ask of an open editor. */
export interface RichTextEditorHandle {
  focus(): void;
  /** Inserts clean HTML where the cursor stands. */
  insert(html: string): void;
}

/** Props of {@link RichTextEditor}. */
export interface RichTextEditorProps {
  /** HTML; `''` is an empty text. */
  value: string;
  onChange: (html: string) => void;
  /** Name for screen readers; the visible label stands outside. */
  label: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  /** Saffron for internal notes. */
  tone?: 'reply' | 'note';
  /** Where the tools stand: above a form's text, below a composer's. */
  tools?: 'top' | 'bottom' | 'none';
  /** px of the writing area at least; it grows with the text up to `maxHeight` and scrolls after that. */
  minHeight?: number;
  maxHeight?: number;
  /** Without a frame of its own, inside a composer. */
  bare?: boolean;
  autoFocus?: boolean;
  /** Uploads one picture and answers its address; null when it was refused (the caller says why). Without it pictures are files. */
  uploadImage?: (file: File) => Promise<{ src: string; alt: string } | null>;
  /** Files pasted or dropped that are not pictures for the text. */
  onFiles?: (files: File[]) => void;
  /** Ctrl+Enter. */
  onSubmit?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Stands at the end of the tools, e.g. «پیوست فایل». */
  extraTools?: ReactNode;
  id?: string;
  'aria-describedby'?: string;
  ref?: Ref<RichTextEditorHandle>;
}
