import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { toFa } from '@hamyar/persian';
import { Button } from '../basics/button.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { InactiveTools } from './inactive-tools.tsx';
import { preloadEditor } from './load-editor.ts';
import { editorText } from './messages.ts';
import { fromPlainText, toPlainText, type PlainText, type UnfinishedText } from './plain-text.ts';
import { RichText } from './rich-text.tsx';
import type { RichTextEditorProps } from './types.ts';

interface PlainBoxProps extends RichTextEditorProps {
  /** Loading the editor has failed. */
  failed: boolean;
  /** Receives the text, caret and focus when the editor comes in its stead. */
  unfinished: RefObject<UnfinishedText | null>;
  /** The person begins to write. */
  onStart(): void;
  /** A press of the mouse or a composed letter has begun or ended; in between the box must not be replaced. */
  onHold(held: boolean): void;
}

const ZWNJ = '\u200c';
/** What ends a press of the mouse, also outside the box. */
const RELEASES = ['mouseup', 'dragend'];

/**
 * The editor before its code is there, with the same size: a plain text box that receives every key. What it has goes
 * over to the editor, {@link UnfinishedText}.
 */
export function PlainBox(props: PlainBoxProps) {
  const { tools = 'top', minHeight = 140, maxHeight = 480, disabled } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const { typed, change, pictures, addPictures, insert } = useUnfinishedText(props, box);
  const { begin, end } = useHeldBox(props.onHold);
  const visited = useRef(false);
  useBoxHandle(props, box, visited, insert);

  const keepFiles = (files: readonly File[]): boolean => {
    if (files.length === 0) return false;
    const shown = props.uploadImage ? files.filter((file) => file.type.startsWith('image/')) : [];
    const others = files.filter((file) => !shown.includes(file));
    if (shown.length > 0) {
      addPictures(shown);
      props.onStart();
    }
    if (others.length > 0) props.onFiles?.(others);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && props.onSubmit) {
      event.preventDefault();
      props.onSubmit();
    } else if (event.code === 'Space' && event.shiftKey) {
      event.preventDefault();
      const { selectionStart, selectionEnd, value: text } = event.currentTarget;
      if (text[selectionStart - 1] === ZWNJ) return;
      event.currentTarget.setRangeText(ZWNJ, selectionStart, selectionEnd, 'end');
      change(event.currentTarget.value);
    }
  };
  const focusBox = (event: MouseEvent) => {
    if (event.target === box.current || disabled) return;
    event.preventDefault();
    begin(event);
    box.current?.focus();
  };
  const bar =
    tools === 'none' ? null : (
      <InactiveTools pictures={props.uploadImage !== undefined} extra={props.extraTools} onMouseDown={focusBox} />
    );
  return (
    <EditorFrame {...props} bar={bar}>
      <div className="hd-editor-area hd-editor-plain" style={{ minHeight, maxHeight }} onMouseDown={focusBox}>
        {typed.above ? <RichText html={typed.above} className="hd-editor-above" /> : null}
        <div className="hd-editor-typed">
          <Paragraphs text={typed.text} />
          <textarea
            ref={box}
            id={props.id}
            rows={1}
            dir={typed.text ? 'auto' : 'rtl'}
            spellCheck
            aria-label={props.label}
            aria-describedby={props['aria-describedby']}
            placeholder={typed.above ? undefined : props.placeholder}
            disabled={disabled}
            value={typed.text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event: ClipboardEvent) => {
              if (keepFiles([...event.clipboardData.files])) event.preventDefault();
            }}
            onDrop={(event: DragEvent) => {
              if (keepFiles([...event.dataTransfer.files])) event.preventDefault();
            }}
            onMouseDown={begin}
            onCompositionStart={begin}
            onCompositionEnd={end}
            onFocus={() => {
              visited.current = true;
              props.onStart();
              props.onFocus?.();
            }}
            onBlur={props.onBlur}
          />
        </div>
      </div>
      {props.failed ? <LoadFailed /> : null}
      {pictures > 0 && !props.failed ? (
        <p className="hd-editor-status" role="status">
          {editorText.uploading(toFa(pictures))}
        </p>
      ) : null}
    </EditorFrame>
  );
}

/** What the owner may do with the box. Made anew with each text, to which a box whose editor does not come adds. */
function useBoxHandle(
  { ref, failed, value, onChange, onStart }: PlainBoxProps,
  box: RefObject<HTMLTextAreaElement | null>,
  visited: RefObject<boolean>,
  insert: (html: string) => void,
): void {
  useImperativeHandle(ref, () => {
    const focus = () => {
      const { current: element } = box;
      if (!visited.current) element?.setSelectionRange(element.value.length, element.value.length);
      element?.focus({ preventScroll: true });
    };
    return {
      focus,
      insert: (html) => {
        focus();
        if (failed) onChange(value + html);
        else insert(html);
        onStart();
      },
    };
  });
}

/** The text in paragraphs of the editor's size, which nobody sees and no search of the page finds: they give the box its height. */
const Paragraphs = ({ text }: { text: string }) => (
  <div className="tiptap" aria-hidden="true">
    {text.split('\n').map((line, index) => (
      <p key={index} data-line={line || '\u200b'} />
    ))}
  </div>
);

const LoadFailed = () => (
  <p className="hd-editor-status" role="status">
    {editorText.loadFailed}{' '}
    <Button variant="link" size="sm" onClick={() => void preloadEditor()}>
      {editorText.retry}
    </Button>
  </p>
);

/** The text in the box; when the box goes away, all that the editor needs to continue it. */
function useUnfinishedText({ value, onChange, unfinished }: PlainBoxProps, box: RefObject<HTMLTextAreaElement | null>) {
  const waiting = useRef<File[]>([]);
  const inserted = useRef<string[]>([]);
  const [pictures, setPictures] = useState(0);
  const [state, setState] = useState(() => startWith(value));
  // a draft was restored, or the text was sent
  if (value !== state.html) setState(startWith(value));
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  useLayoutEffect(() => {
    const element = box.current;
    unfinished.current = null;
    // React runs this while the box is still on the page, and before the effects of the editor that replaces it
    return () => {
      if (!element) return;
      unfinished.current = {
        above: latest.current.typed.above,
        text: element.value,
        first: latest.current.first.text,
        selection: [element.selectionStart, element.selectionEnd],
        focused: document.activeElement === element,
        pictures: waiting.current,
        inserted: inserted.current,
      };
    };
  }, [box, unfinished]);
  const change = (text: string) => {
    const typed = { ...state.typed, text };
    const html = fromPlainText(typed);
    setState({ ...state, typed, html });
    onChange(html);
  };
  const addPictures = (files: readonly File[]) => {
    // not only a state: the editor may replace the box before it is rendered again
    waiting.current = [...waiting.current, ...files];
    setPictures(waiting.current.length);
  };
  const insert = (html: string) => {
    inserted.current = [...inserted.current, html];
  };
  return { typed: state.typed, change, pictures, addPictures, insert };
}

const startWith = (html: string): { html: string; first: PlainText; typed: PlainText } => {
  const typed = toPlainText(html);
  return { html, first: typed, typed };
};

/** Says while a press of the mouse or a composed letter goes on. A press may end outside the box. */
function useHeldBox(onHold: (held: boolean) => void) {
  const end = () => onHold(false);
  const begin = (event: { type: string }) => {
    onHold(true);
    if (event.type !== 'mousedown') return;
    const release = () => {
      for (const name of RELEASES) removeEventListener(name, release);
      end();
    };
    for (const name of RELEASES) addEventListener(name, release);
  };
  return { begin, end };
}
