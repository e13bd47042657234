import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { focusElement, IconButton } from '@hamyar/design-system/basics';
import {
  preloadEditor,
  RichTextEditor,
  type RichTextEditorHandle,
  type RichTextEditorProps,
} from '@hamyar/design-system/editor';
import { PaperclipIcon } from '@hamyar/design-system/icons';
import { Composer as Frame, type ComposerMode, type ComposerNoteTexts } from '@hamyar/design-system/conversation';
import { useSplitWidth } from '@hamyar/design-system/ticket';
import { attachmentInlineUrl, FilePicker, FileSources, useFileDrop } from '@hamyar/module-kit/files';
import { useConnected } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { isEmptyDraft, withBody } from '../../shared/compose-draft.ts';
import { useLeavesTextFocus, useTakesTextFocus } from '../../shared/text-focus.tsx';
import { useWhenIdle } from '../../shared/use-when-idle.ts';
import { DraftLine, Files, ProblemAlert } from './composer-parts.tsx';
import type { AfterSend, ComposerState } from './use-composer.ts';
import { useOtherVersion } from './use-other-version.tsx';
import type { Writing } from './use-writing.ts';

interface ComposerProps {
  compose: ComposerState;
  /** Name of the text for screen readers. */
  label: string;
  /** Label of the reply mode. */
  frameLabel: string;
  placeholder: string;
  sendLabel: string;
  mode?: ComposerMode;
  /** Of staff only. */
  note?: ComposerNoteTexts;
  /** Absent where only one mode is possible. */
  onMode?(mode: ComposerMode): void;
  /** Next to the send button: other ways to send. */
  more?(send: (then: AfterSend) => void, disabled: boolean): ReactNode;
  /** Above the text: why it is a note, or the effect of sending. */
  explanation?: ReactNode;
  /** Next to the button for files. */
  tools?: ReactNode;
  /** Below the text: what is sent with it. */
  below?: ReactNode;
  writing: Writing;
  onTyping?(): void;
  /** Of staff: texts that are offered while they type, and what is drawn as still to be replaced. */
  templates?: Pick<RichTextEditorProps, 'completion' | 'flagged'> | null;
  /** Of notes: the colleagues whom they may name. */
  mentions?: RichTextEditorProps['mentions'];
  /** The open editor. */
  editor?: RefObject<RichTextEditorHandle | null>;
}

/** Stores a picture that is pasted into the text; null when it was refused. */
const inlineUpload =
  ({ draft, uploads }: ComposerState) =>
  async (file: File) => {
    const uploaded = await uploads.addInline(file);
    if (!uploaded) return null;
    draft.set((before) => ({ ...before, attachments: [...before.attachments, { ...uploaded, inline: true }] }));
    return { src: attachmentInlineUrl(uploaded.id), alt: uploaded.name };
  };

/**
 * The form for a reply or a note. It is a text box from the start, so that every key arrives; the editor comes when the
 * person begins to write.
 */
export function Composer({
  compose,
  label,
  frameLabel,
  placeholder,
  sendLabel,
  mode = 'reply',
  note,
  onMode,
  more,
  explanation,
  tools,
  below,
  writing,
  onTyping,
  templates,
  mentions,
  editor: given,
}: ComposerProps) {
  const { draft, uploads, sending, problem } = compose;
  const connected = useConnected();
  const width = useSplitWidth();
  const input = useRef<HTMLInputElement>(null);
  const { editor, frame } = useEditorFocus(writing, given);
  // while the person still reads
  useWhenIdle(() => void preloadEditor());
  const empty = isEmptyDraft(draft.value);
  const send = (then: AfterSend) => void compose.send(then);
  const attach = (files: readonly File[]) => {
    if (files.length === 0) return;
    writing.request();
    uploads.add(files);
  };
  const { over, dropTarget } = useFileDrop(attach);
  // on phones the composer stays small until the person writes
  const other = useOtherVersion(draft);
  const slim = !writing.open && empty && !other.button && width === 'single';
  return (
    <div ref={frame} className={over ? 'tk-compose tk-compose-over' : 'tk-compose'} {...dropTarget}>
      <Frame
        label={frameLabel}
        mode={mode}
        note={note}
        onModeChange={onMode}
        sendLabel={sendLabel}
        sending={sending}
        sendDisabled={empty}
        onSend={() => send('stay')}
        sendMenu={more?.(send, sending || empty)}
        draftState={<DraftLine empty={empty} restored={draft.restored} connected={connected} other={other.button} />}
        attachments={
          <>
            {below}
            <Files compose={compose} />
          </>
        }
        explanation={
          <>
            {explanation}
            {other.panel}
            <ProblemAlert problem={problem} sending={sending} onRetry={() => send('stay')} />
          </>
        }
        tools={
          <>
            <IconButton icon={<PaperclipIcon />} label={fa.reply.attach} onClick={() => input.current?.click()} />
            <FileSources compact uploads={uploads} />
            {tools}
          </>
        }
        slim={slim}
        onLeave={leaveToConversation}
      >
        <RichTextEditor
          ref={editor}
          label={label}
          placeholder={placeholder}
          value={draft.value.body_html}
          tone={mode}
          bare
          tools="bottom"
          minHeight={slim ? 42 : 64}
          maxHeight={260}
          deferred
          uploadImage={inlineUpload(compose)}
          onFiles={attach}
          onFocus={writing.focused}
          onSubmit={() => send('stay')}
          completion={templates?.completion}
          flagged={templates?.flagged}
          mentions={mentions}
          onChange={(body_html) => {
            draft.set((before) => withBody(before, body_html));
            onTyping?.();
          }}
        />
        <FilePicker ref={input} multiple types={uploads.allowed.types} onPick={attach} />
      </Frame>
      {over ? <div className="tk-compose-drop">{fa.reply.dropHere}</div> : null}
    </div>
  );
}

/** Gives the text the focus before the browser paints, each time that somebody asks for it. */
function useEditorFocus({ requested, focused }: Writing, given: ComposerProps['editor']) {
  const own = useRef<RichTextEditorHandle>(null);
  const editor = given ?? own;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!requested) return;
    editor.current?.focus();
    focused();
  }, [requested, focused, editor]);
  useLeavesTextFocus(frame);
  useTakesTextFocus(() => editor.current?.focus());
  return { editor, frame };
}

/** Moves the focus to the conversation, where letters are shortcuts again and the arrow keys scroll. */
function leaveToConversation(): void {
  const conversation = document.querySelector<HTMLElement>('[role="log"]');
  if (conversation) focusElement(conversation);
}
