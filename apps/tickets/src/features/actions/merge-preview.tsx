import type { MergeCandidate, Ticket, TicketContent } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { classNames, Ltr, Name, Skeleton, VisuallyHidden } from '@hamyar/design-system/basics';
import { ForwardIcon } from '@hamyar/design-system/icons';
import { StatusBadge } from '@hamyar/design-system/ticket';
import { toFa } from '@hamyar/persian';
import { useTicketGetQuery } from '../../api/ticket.api.ts';
import { faMerge as text } from '../../messages/fa-merge.ts';
import { mergedConversation } from './merged-conversation.ts';

/** Contents that are shown; how many there are before them is said. */
const SHOWN = 6;

/** Both tickets, and their conversation as it will be: in the order of time. */
export function MergePreview({ ticket, target }: { ticket: Ticket; target: MergeCandidate }) {
  const other = useTicketGetQuery(target.id).data;
  const all = other ? mergedConversation(ticket.contents, other.contents) : null;
  const files = other ? ticket.attachment_count + other.attachment_count : 0;
  return (
    <>
      <div className="tk-merge-cards">
        <Side label={text.source} className="tk-merge-source" ticket={ticket} />
        <ForwardIcon />
        <Side label={text.into} className="tk-merge-target" ticket={target} />
      </div>
      {all ? (
        <section className="tk-merge-talk" aria-label={text.conversation}>
          <h3>{text.conversation}</h3>
          {all.length > SHOWN ? <p className="hd-muted">{text.earlier(all.length - SHOWN)}</p> : null}
          <ul>
            {all.slice(-SHOWN).map(({ content, fromSource }) => (
              <Row key={content.id} content={content} fromSource={fromSource} />
            ))}
          </ul>
          <p className="tk-merge-sum">
            <span>{text.messages(all.length)}</span>
            {files > 0 ? <span>{text.files(files)}</span> : null}
          </p>
        </section>
      ) : (
        <Skeleton lines={4} />
      )}
    </>
  );
}

type Summary = Pick<Ticket, 'number' | 'subject' | 'status' | 'customer' | 'created_at'>;

const Side = ({ label, className, ticket }: { label: string; className: string; ticket: Summary }) => (
  <section className={classNames('tk-merge-card', className)} aria-label={label}>
    <span className="tk-merge-label">{label}</span>
    <header>
      <Ltr>{toFa(ticket.number)}</Ltr>
      <StatusBadge status={ticket.status} />
    </header>
    <b>
      <Name>{ticket.subject}</Name>
    </b>
    <small>
      <Name>{ticket.customer?.name}</Name> <time>{formatDateTime(ticket.created_at)}</time>
    </small>
  </section>
);

const Row = ({ content, fromSource }: { content: TicketContent; fromSource: boolean }) => (
  <li className={fromSource ? 'tk-merge-moved' : undefined}>
    <b>
      <Name>{content.author?.name}</Name>
      {fromSource ? <VisuallyHidden> ({text.fromSource})</VisuallyHidden> : null}
    </b>
    <span>{content.excerpt}</span>
    <time>{formatDateTime(content.at)}</time>
  </li>
);
