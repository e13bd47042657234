import type { ComponentType, ReactNode } from 'react';
import { type TicketContent, pictureUrl } from '@hamyar/contracts';
import { formatFullDateTime, formatTime } from '@hamyar/dayjs-jalali';
import { IconButton, Ltr, Name } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { MergeIcon, TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import {
  DeletedMessage,
  MessageBubble,
  SystemLine,
  type MessageProps as BubbleProps,
} from '@hamyar/design-system/conversation';
import { failureText } from '@hamyar/module-kit/failure';
import { AttachmentChips } from '@hamyar/module-kit/files';
import { toFa } from '@hamyar/persian';
import { useDeleteTicketContentMutation } from '../../api/ticket.api.ts';
import { fa } from '../../messages/fa.ts';
import type { BodyAndAttachments } from '../../shared/compose-draft.ts';
import { RichMessage } from '../../shared/rich-message.tsx';
import { messageSide } from '../../shared/thread-items.ts';
import { UndoSend } from './undo-send.tsx';
import type { SystemLine as Line } from './system-line.ts';

interface MessageProps {
  content: TicketContent;
  ticketId: number;
  /** Shown under the name: «مشتری», «کارشناس», «یادداشت داخلی». */
  role: string;
  /** Of a system line, its sentence: employees and customers read different ones. */
  line: Line | undefined;
  /** Draws an internal note; only the staff edition has it, so the customer edition cannot show any. */
  Note?: ComponentType<BubbleProps>;
  /** Shown below the message: «مشتری دید». */
  receipt?: ReactNode;
  /** Called with text and files of a reply that was cancelled in its undo window. */
  onTakenBack?(reply: BodyAndAttachments): void;
  /** Shows the earlier texts of a message that was changed; only for employees. */
  onVersions?(content: TicketContent): void;
  /** What is said before a message that has been sent is removed. */
  removalHint?: string;
  /** Further actions on a message, before the one that removes it. */
  actions?: ReactNode;
  /** Addresses of its files where no session opens them. */
  fileUrl?(id: number, inline: boolean): string;
}

/** One content of a conversation: a message, a system line, or a line that says that a message was removed. */
export function Message({
  content,
  ticketId,
  role,
  line,
  Note,
  receipt,
  onTakenBack,
  actions,
  onVersions,
  removalHint,
  fileUrl,
}: MessageProps) {
  if (content.type === 'system') return line ? <HistoryLine content={content} line={line} /> : null;
  const author = content.author?.name || fa.noName;
  const common = {
    author,
    authorSeed: content.author?.id ?? 0,
    picture: pictureUrl(content.author),
    role: content.type === 'auto' ? fa.thread.autoMail : role,
    time: formatTime(content.at),
    timeTitle: formatFullDateTime(content.at),
    edited:
      content.edited_at === null ? null : (
        <Edited at={content.edited_at} onVersions={onVersions && (() => onVersions(content))} />
      ),
    actions:
      content.state === 'published' ? (
        <>
          {actions}
          {content.deletable ? <DeleteButton content={content} ticketId={ticketId} hint={removalHint} /> : null}
        </>
      ) : null,
    attachments:
      content.state === 'deleted' || content.attachments.every(({ inline }) => inline) ? null : (
        <AttachmentChips attachments={content.attachments} address={fileUrl && ((id) => fileUrl(id, false))} />
      ),
    state: messageState(content, ticketId, onTakenBack) ?? receipt,
    children:
      content.state === 'deleted' ? (
        <DeletedMessage>{fa.thread.deleted}</DeletedMessage>
      ) : (
        <MessageBody content={content} fileUrl={fileUrl} />
      ),
  };
  const side = messageSide(content);
  if (side === 'note') return Note ? <Note {...common} /> : null;
  return <MessageBubble direction={side} {...common} />;
}

function MessageBody({ content, fileUrl }: Pick<MessageProps, 'content'> & { fileUrl: MessageProps['fileUrl'] }) {
  const behalf = content.on_behalf_of ? (
    <p className="tk-behalf">
      <RichMessage text={fa.thread.onBehalf} parts={{ user: <Name>{content.on_behalf_of.name}</Name> }} />
    </p>
  ) : null;
  const body = (
    <>
      {content.origin === null ? null : <Origin number={content.origin} />}
      {behalf}
      <RichText
        html={content.body_html}
        dir={content.dir}
        images={content.attachments}
        imageUrl={fileUrl && ((id) => fileUrl(id, true))}
      />
    </>
  );
  return content.type === 'auto' ? (
    <details className="tk-auto">
      <summary>{content.excerpt}</summary>
      {body}
    </details>
  ) : (
    body
  );
}

/** The merged ticket that a message was written in. */
const Origin = ({ number }: { number: string }) => (
  <p className="tk-origin">
    <MergeIcon size={13} /> <RichMessage text={fa.thread.origin} parts={{ number: <Ltr>{toFa(number)}</Ltr> }} />
  </p>
);

function messageState(content: TicketContent, ticketId: number, onTakenBack: MessageProps['onTakenBack']) {
  if (content.state === 'pending' && content.mine)
    return <UndoSend content={content} ticketId={ticketId} onUndone={onTakenBack} />;
  return content.state === 'failed' ? (
    <p className="hd-field-error" role="alert">
      {fa.thread.failedSend}
    </p>
  ) : null;
}

/** «ویرایش‌شده», which leads employees to the earlier texts. */
function Edited({ at, onVersions }: { at: number; onVersions: (() => void) | undefined }) {
  const title = formatFullDateTime(at);
  return onVersions ? (
    <button type="button" className="tk-edited" title={title} onClick={onVersions}>
      {fa.thread.edited}
    </button>
  ) : (
    <span title={title}>{fa.thread.edited}</span>
  );
}

function DeleteButton({
  content,
  ticketId,
  hint,
}: Pick<MessageProps, 'content' | 'ticketId'> & { hint: string | undefined }) {
  const [remove, { isLoading }] = useDeleteTicketContentMutation();
  const ask = async () => {
    if (!(await confirmDelete({ title: fa.thread.deleteMessage, ...(hint && { message: hint }) }))) return;
    const result = await remove({ ticket_id: ticketId, ticket_content_id: content.id });
    if (result.error) toast.error(failureText(result.error));
    else toast.success(fa.thread.deletedToast);
  };
  return (
    <IconButton
      size="sm"
      icon={<TrashIcon />}
      label={fa.thread.deleteMessage}
      loading={isLoading}
      onClick={() => void ask()}
    />
  );
}

function HistoryLine({ content, line }: { content: TicketContent; line: Line }) {
  return (
    <SystemLine time={formatTime(content.at)} timeTitle={formatFullDateTime(content.at)}>
      <RichMessage
        text={line.text}
        parts={{
          user: (
            <b>
              <Name>{line.user}</Name>
            </b>
          ),
          target: (
            <b>
              <Name>{line.target}</Name>
            </b>
          ),
        }}
      />
    </SystemLine>
  );
}
