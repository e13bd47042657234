import type { ReactNode, Ref } from 'react';

/** Methods of an open editor for its screen. */
export interface RichTextEditorHandle {
  /** Gives the text the focus before it returns; the caret stays where it was, at first it is at the end. */
  focus(): void;
  /** Puts a rich text where the caret is, at first at the end, and gives the text the focus. */
  insert(html: string): void;
}

/** Positions of letters in the text of one paragraph. */
export interface TextRange {
  start: number;
  end: number;
}

/** One text that is offered while somebody types. */
export interface CompletionOption {
  key: string;
  title: string;
  /** The word by which it is found. */
  hint?: string;
  detail?: string;
}

/** What is offered while a word that begins with a letter such as `/` is typed. */
export interface EditorCompletion {
  trigger: string;
  /** Name of the list for screen readers. */
  label: string;
  /** What fits the letters behind the trigger, the best first; nothing shows no list. */
  options: (query: string) => readonly CompletionOption[];
  /** The HTML that takes the place of the word; null leaves it, and the caller says why. */
  choose: (key: string) => Promise<string | null>;
  /** The first letter is typed: the options may be loaded now. */
  onOpen?: () => void;
}

/** People who may be named in a text: they are offered behind `@`. The key of an option is the id of the person. */
export interface EditorMentions extends Pick<EditorCompletion, 'label' | 'options' | 'onOpen'> {
  /** What is said where nobody is found; absent while people are loaded. */
  none?: string | undefined;
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
  /**
   * Stays a plain text box until somebody begins to write or there is a text. Otherwise the editor is loaded as soon as
   * it is shown.
   */
  deferred?: boolean;
  /**
   * Uploads one picture and returns its address; null when it was refused (the caller shows why). Without it pictures
   * are handled as files.
   */
  uploadImage?: (file: File) => Promise<{ src: string; alt: string } | null>;
  /** Called for pasted or dropped files that are not pictures for the text. */
  onFiles?: (files: File[]) => void;
  /** Texts that are offered while somebody types. */
  completion?: EditorCompletion;
  /** People whom the text may name; without it they are plain words. Given or not for the life of the editor. */
  mentions?: EditorMentions;
  /** What is drawn as something that still has to be changed, in the text of one paragraph. */
  flagged?: (text: string) => readonly TextRange[];
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
