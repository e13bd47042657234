import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { Alert, Button, IconButton } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { FileList, FileRow } from '@hamyar/design-system/files';
import { CheckIcon, PaperclipIcon } from '@hamyar/design-system/icons';
import {
  Composer as Frame,
  useSplitWidth,
  type ComposerMode,
  type ComposerNoteTexts,
} from '@hamyar/design-system/ticket';
import { useConnected } from '@hamyar/module-sdk';
import { attachmentInlineUrl } from '../../api/attachment.api.ts';
import { fa } from '../../messages/fa.ts';
import { chipAttachments, isEmptyDraft } from '../../shared/compose-draft.ts';
import type { AfterSend, ComposerState } from './use-composer.ts';

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
  /** The editor is loaded and has the focus. */
  open: boolean;
  onOpen(): void;
  onTyping?(): void;
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

/** The form for a reply or a note. The editor is loaded when the person begins to write. */
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
  open,
  onOpen,
  onTyping,
}: ComposerProps) {
  const { draft, uploads, sending, problem } = compose;
  const connected = useConnected();
  const width = useSplitWidth();
  const input = useRef<HTMLInputElement>(null);
  const empty = isEmptyDraft(draft.value);
  const send = (then: AfterSend) => void compose.send(then);
  const attach = (files: readonly File[]) => {
    if (files.length === 0) return;
    onOpen();
    uploads.add(files);
  };
  const { over, dropTarget } = useFileDrop(attach);
  const inline = inlineUpload(compose);
  const closed = !open && empty;
  const picker = <FilePicker ref={input} types={uploads.limits.types} onPick={attach} />;
  const clip = <IconButton icon={<PaperclipIcon />} label={fa.reply.attach} onClick={() => input.current?.click()} />;
  // on phones the composer stays small until the person writes
  if (closed && width === 'single') {
    return (
      <div className="tk-compose">
        {explanation}
        <div className="tk-slim">
          {clip}
          <button type="button" className="tk-slim-text" onClick={onOpen}>
            {placeholder}
          </button>
          {picker}
        </div>
      </div>
    );
  }
  return (
    <div className={over ? 'tk-compose tk-compose-over' : 'tk-compose'} {...dropTarget}>
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
        draftState={<DraftLine empty={empty} restored={draft.restored} connected={connected} />}
        attachments={<Files compose={compose} />}
        explanation={
          <>
            {explanation}
            <ProblemAlert problem={problem} sending={sending} onRetry={() => send('stay')} />
          </>
        }
        tools={clip}
      >
        {closed ? (
          <button type="button" className="tk-compose-closed" onClick={onOpen}>
            {placeholder}
          </button>
        ) : (
          <RichTextEditor
            label={label}
            placeholder={placeholder}
            value={draft.value.body_html}
            tone={mode}
            bare
            tools="bottom"
            minHeight={64}
            maxHeight={260}
            autoFocus={open}
            uploadImage={inline}
            onFiles={attach}
            onSubmit={() => send('stay')}
            onChange={(body_html) => {
              draft.set((before) => ({ ...before, body_html }));
              onTyping?.();
            }}
          />
        )}
        {picker}
      </Frame>
      {over ? <div className="tk-compose-drop">{fa.reply.dropHere}</div> : null}
    </div>
  );
}

/** Files that are dragged onto the composer are attached, unless the editor has handled them. */
function useFileDrop(attach: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      attach([...event.dataTransfer.files]);
    },
  };
  return { over, dropTarget };
}

interface FilePickerProps {
  ref: Ref<HTMLInputElement>;
  /** File name extensions, without the dot. */
  types: readonly string[];
  onPick(files: readonly File[]): void;
}

const FilePicker = ({ ref, types, onPick }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    multiple
    hidden
    accept={types.map((type) => `.${type}`).join(',')}
    onChange={(event) => {
      onPick([...(event.target.files ?? [])]);
      event.target.value = '';
    }}
  />
);

interface ProblemAlertProps {
  problem: ComposerState['problem'];
  sending: boolean;
  onRetry(): void;
}

function ProblemAlert({ problem, sending, onRetry }: ProblemAlertProps) {
  const text = problem && (problem.retry ? `${fa.reply.failed} (${problem.text})` : problem.text);
  if (!text) return null;
  return (
    <Alert
      tone="error"
      action={
        problem.retry ? (
          <Button size="sm" loading={sending} onClick={onRetry}>
            {fa.retry}
          </Button>
        ) : undefined
      }
    >
      {text}
    </Alert>
  );
}

function DraftLine({ empty, restored, connected }: { empty: boolean; restored: boolean; connected: boolean }) {
  const text = !connected ? fa.reply.offline : empty ? null : restored ? fa.reply.restored : fa.reply.draftSaved;
  return (
    <span className={connected ? 'tk-draft-line' : 'tk-draft-line tk-draft-offline'} role="status">
      {text === null ? null : (
        <>
          {connected ? <CheckIcon size={14} /> : null}
          {text}
        </>
      )}
    </span>
  );
}

function Files({ compose: { draft, uploads } }: { compose: ComposerState }) {
  const attached = chipAttachments(draft.value);
  if (attached.length + uploads.pending.length === 0) return null;
  const remove = (id: number) =>
    draft.set((before) => ({ ...before, attachments: before.attachments.filter((file) => file.id !== id) }));
  return (
    <FileList label={fa.newForm.attachments}>
      {attached.map((file) => (
        <FileRow key={file.id} name={file.name} size={file.size} state="done" onRemove={() => remove(file.id)} />
      ))}
      {uploads.pending.map((file) => (
        <FileRow
          key={file.key}
          name={file.name}
          size={file.size}
          state={file.state === 'failed' ? 'error' : 'uploading'}
          progress={file.progress}
          error={file.message}
          onRemove={() => uploads.remove(file.key)}
        />
      ))}
    </FileList>
  );
}
