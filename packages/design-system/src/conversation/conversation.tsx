import type { ReactNode, Ref } from 'react';
import { Avatar } from '../basics/avatar.tsx';
import { classNames } from '../basics/class-names.ts';
import { LockIcon } from '../icons/general.tsx';
import { ticketText } from '../ticket/messages.ts';

/** Props of {@link MessageBubble} and {@link InternalNote}. */
export interface MessageProps {
  author: string;
  authorSeed?: string | number;
  picture?: string | null;
  /** «مشتری», «کارشناس». */
  role?: ReactNode;
  time: ReactNode;
  /** Full date on hover: «جمعه ۲۹ آبان ۱۴۰۵، ساعت ۰۹:۱۲». */
  timeTitle?: string;
  /** The text, already sanitised: `RichText` of the subpath `editor`. */
  children: ReactNode;
  attachments?: ReactNode;
  /** Menu of the message, visible on hover and focus. */
  actions?: ReactNode;
  /** «ویرایش‌شده», or a link to earlier versions. */
  edited?: ReactNode;
  /** Being sent, or not sent: shown under the text. */
  state?: ReactNode;
  /** Just arrived: tinted for a short time. */
  fresh?: boolean;
  id?: string;
}

function Message({
  kind,
  author,
  authorSeed,
  picture,
  role,
  time,
  timeTitle,
  children,
  attachments,
  actions,
  edited,
  state,
  fresh,
  id,
}: MessageProps & { kind: 'in' | 'out' | 'note' }) {
  return (
    <article id={id} className={classNames('hd-message', `hd-message-${kind}`, fresh && 'hd-message-fresh')}>
      <Avatar name={author} seed={authorSeed ?? author} src={picture} size={34} />
      <div className="hd-message-box">
        <header>
          <bdi className="hd-message-author">{author}</bdi>
          <span className="hd-message-role">{role}</span>
          {edited ? <span className="hd-message-edited">{edited}</span> : null}
          <span className="hd-message-end">
            {actions ? <span className="hd-message-actions">{actions}</span> : null}
            <time title={timeTitle}>{time}</time>
          </span>
        </header>
        <div className="hd-message-text">{children}</div>
        {attachments ? <div className="hd-message-files">{attachments}</div> : null}
        {state ? <footer className="hd-message-state">{state}</footer> : null}
      </div>
    </article>
  );
}

/** A message of the conversation: `in` from the other side, `out` from our side (turquoise, at the left). */
export function MessageBubble({ direction, ...rest }: MessageProps & { direction: 'in' | 'out' }) {
  return <Message kind={direction} {...rest} />;
}

/** A note that only colleagues see: dashed saffron frame, with the word for it (`label`) in place of a role. */
export function InternalNote({ label, ...props }: MessageProps & { label?: string }) {
  return (
    <Message
      kind="note"
      {...props}
      role={
        props.role ?? (
          <>
            <LockIcon size={13} /> {label}
          </>
        )
      }
    />
  );
}

/** Shown in place of a deleted message. */
export function DeletedMessage({ children }: { children?: ReactNode }) {
  return <p className="hd-message-deleted">{children ?? ticketText.deleted}</p>;
}

/** One line about an event: «سارا نوری تیکت را به پشتیبانی فنی ارجاع داد · ۰۹:۲۰». */
export function SystemLine({
  children,
  time,
  timeTitle,
}: {
  children: ReactNode;
  time?: ReactNode;
  timeTitle?: string;
}) {
  return (
    <div className="hd-system-line">
      <i aria-hidden="true" />
      <span>
        {children}
        {time ? (
          <>
            {' '}
            · <time title={timeTitle}>{time}</time>
          </>
        ) : null}
      </span>
    </div>
  );
}

/** A line with the day across the conversation. */
export function DaySeparator({ children }: { children: ReactNode }) {
  return (
    <div className="hd-day" role="separator">
      <span>{children}</span>
    </div>
  );
}

/** Props of {@link Conversation}. */
export interface ConversationProps {
  children: ReactNode;
  label?: string;
  /** Called when the reader has scrolled, so that the caller knows whether to follow new messages. */
  onScroll?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The scrolling column of messages; new ones are announced. `useKeptPosition` opens it where one reads on. */
export function Conversation({ children, label = ticketText.conversation, onScroll, ref }: ConversationProps) {
  return (
    <div ref={ref} className="hd-conversation" role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
      <div className="hd-conversation-content">{children}</div>
    </div>
  );
}
