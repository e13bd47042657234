import type { TicketContent } from '@hamyar/contracts';
import { formatTime } from '@hamyar/dayjs-jalali';
import { Button, Name } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { Modal } from '@hamyar/design-system/overlay';
import { fa } from '../../messages/fa.ts';
import type { AfterSend, ComposerState } from './use-composer.ts';

interface ReplyConflictDialogProps {
  stale: NonNullable<ComposerState['stale']>;
  sending: boolean;
  onSend(then: AfterSend): void;
  onBack(): void;
  /** The label of internal notes; only the staff edition contains it. */
  noteLabel?: string;
  /** Said of an answer that its author may still take back. */
  waitingText?: string;
}

/**
 * Shows what others wrote in the meantime, and asks whether to send the text anyway (decisions 2.4 "Stale-send guard").
 */
export function ReplyConflictDialog({
  stale,
  sending,
  onSend,
  onBack,
  noteLabel,
  waitingText,
}: ReplyConflictDialogProps) {
  return (
    <Modal
      open
      title={fa.reply.stale}
      width="category"
      busy={sending}
      keepOnOutsidePress
      onClose={onBack}
      footer={
        <>
          <Button variant="primary" onClick={onBack} disabled={sending}>
            {fa.reply.backToText}
          </Button>
          <Button loading={sending} onClick={() => onSend(stale.then)}>
            {fa.reply.sendAnyway}
          </Button>
        </>
      }
    >
      <div className="tk-stale">
        {stale.contents.map((content: TicketContent) => (
          <article
            key={content.id}
            className={content.type === 'note' ? 'tk-stale-item tk-stale-note' : 'tk-stale-item'}
          >
            <p className="tk-stale-head">
              <b>
                <Name>{content.author?.name || fa.noName}</Name>
              </b>
              {content.type === 'note' && noteLabel ? <span>{noteLabel}</span> : null}
              <time>{formatTime(content.at)}</time>
            </p>
            {content.state === 'pending' ? (
              <p>{waitingText}</p>
            ) : (
              <RichText html={content.body_html} dir={content.dir} images={content.attachments} />
            )}
          </article>
        ))}
      </div>
    </Modal>
  );
}
