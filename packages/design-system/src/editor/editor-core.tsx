import { EditorContent, useEditor } from '@tiptap/react';
import type { Editor, EditorOptions } from '@tiptap/react';
import { Selection } from '@tiptap/pm/state';
import { toFa } from '@hamyar/persian';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useCompletion } from './completion.tsx';
import { continueText } from './continue-text.ts';
import { EditorFrame } from './editor-frame.tsx';
import { editorExtensions } from './extensions.ts';
import { insertHtml } from './insert-html.ts';
import { editorText } from './messages.ts';
import { cleanPastedHtml } from './paste.ts';
import type { UnfinishedText } from './plain-text.ts';
import { sanitizeRichText } from './sanitize.ts';
import { Toolbar } from './toolbar.tsx';
import type { RichTextEditorProps } from './types.ts';

/** HTML of the text; empty when there is nothing. Empty lines are something, as in the plain box before the editor. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty && editor.state.doc.childCount === 1 ? '' : editor.getHTML();
}

/** Attributes of the text for assistive technology, and the handling of pasted and dropped content. */
function editorProps(
  props: RichTextEditorProps,
  handleFiles: (files: File[]) => boolean,
  onKey: (event: KeyboardEvent) => boolean,
): EditorOptions['editorProps'] {
  return {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': props.label,
      spellcheck: 'true',
      ...(props.id ? { id: props.id } : {}),
      ...(props['aria-describedby'] ? { 'aria-describedby': props['aria-describedby'] } : {}),
    },
    transformPastedHTML: cleanPastedHtml,
    // ProseMirror would swallow it; Escape leaves the composer
    handleDOMEvents: { keydown: (_view, event) => onKey(event) || event.key === 'Escape' },
    handlePaste: (_view, event) => handleFiles([...(event.clipboardData?.files ?? [])]),
    handleDrop: (_view, event) => handleFiles([...(event.dataTransfer?.files ?? [])]),
  };
}

/** Replaces the editor's content when a draft is restored or a text was sent. */
function useExternalValue(editor: Editor, value: string, lastHtml: { current: string }): void {
  const given = useRef(value);
  useEffect(() => {
    // the text of the plain box may have changed the editor before the owner's value has followed
    if (value === given.current) return;
    given.current = value;
    if (value === lastHtml.current) return;
    lastHtml.current = value;
    editor.commands.setContent(sanitizeRichText(value), { emitUpdate: false });
  }, [editor, value, lastHtml]);
}

/** What the owner of the editor may do with it. */
function useEditorHandle(editor: Editor, ref: RichTextEditorProps['ref'], visited: RefObject<boolean>): void {
  useImperativeHandle(ref, () => {
    const focus = () => {
      const { view, state } = editor;
      if (!visited.current) view.dispatch(state.tr.setSelection(Selection.atEnd(state.doc)));
      // not the command `focus`, which waits for the next frame
      view.focus();
    };
    return {
      focus,
      insert: (html) => {
        focus();
        insertHtml(editor, html);
      },
    };
  }, [editor, visited]);
}

/** Continues the text of the plain box before the browser paints. */
function useUnfinishedText(
  editor: Editor,
  unfinished: RefObject<UnfinishedText | null>,
  handleFiles: (files: File[]) => boolean,
): void {
  const continueUnfinished = useEffectEvent((text: UnfinishedText) => {
    continueText(editor, text);
    for (const html of text.inserted) insertHtml(editor, html);
    handleFiles([...text.pictures]);
  });
  useLayoutEffect(() => {
    const { current: text } = unfinished;
    unfinished.current = null;
    if (text) continueUnfinished(text);
  }, [unfinished]);
}

interface EditorCoreProps extends RichTextEditorProps {
  /** The text of the plain box that the editor replaces. */
  unfinished: RefObject<UnfinishedText | null>;
}

/** The editor itself, with TipTap; loaded by `RichTextEditor` when a text is going to be written. */
export function EditorCore(props: EditorCoreProps) {
  const { value, disabled = false, tools = 'top', minHeight = 140, maxHeight = 480, ref, unfinished } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const lastHtml = useRef(value);
  const visited = useRef(false);
  const keys = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const [uploads, setUploads] = useState(0);

  const handleFiles = (files: File[]): boolean => {
    if (files.length === 0) return false;
    const { uploadImage, onFiles } = latest.current;
    const pictures = uploadImage ? files.filter((file) => file.type.startsWith('image/')) : [];
    const others = files.filter((file) => !pictures.includes(file));
    for (const picture of pictures) void addPicture(picture);
    if (others.length > 0) onFiles?.(others);
    return true;
  };

  const editor = useEditor({
    extensions: editorExtensions({
      placeholder: () => latest.current.placeholder ?? '',
      onSubmit: () => {
        latest.current.onSubmit?.();
        return Boolean(latest.current.onSubmit);
      },
      flagged: (text) => latest.current.flagged?.(text) ?? [],
      mentions: props.mentions !== undefined,
    }),
    content: sanitizeRichText(value),
    editable: !disabled,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: editorProps(props, handleFiles, (event) => keys.current(event)),
    onUpdate: ({ editor: changed }) => {
      lastHtml.current = htmlOf(changed);
      latest.current.onChange(lastHtml.current);
    },
    onFocus: () => {
      visited.current = true;
      latest.current.onFocus?.();
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  async function addPicture(file: File): Promise<void> {
    setUploads((count) => count + 1);
    const picture = await latest.current.uploadImage?.(file).catch(() => null);
    setUploads((count) => count - 1);
    if (picture && !editor.isDestroyed) editor.chain().focus().setImage(picture).run();
  }

  const { onKey, list } = useCompletion(editor, props.completion, props.mentions);
  useEffect(() => {
    keys.current = onKey;
  });
  useExternalValue(editor, value, lastHtml);
  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useEditorHandle(editor, ref, visited);
  useUnfinishedText(editor, unfinished, handleFiles);

  const bar =
    tools === 'none' ? null : (
      <Toolbar
        editor={editor}
        disabled={disabled}
        onPickImage={props.uploadImage ? (files) => handleFiles(files) : undefined}
        extra={props.extraTools}
      />
    );
  return (
    <EditorFrame {...props} bar={bar}>
      <EditorContent
        editor={editor}
        className="hd-editor-area"
        style={{ minHeight, maxHeight }}
        onClick={() => {
          if (!editor.isFocused) editor.commands.focus();
        }}
      />
      {list}
      {uploads > 0 ? (
        <p className="hd-editor-status" role="status">
          {editorText.uploading(toFa(uploads))}
        </p>
      ) : null}
    </EditorFrame>
  );
}
