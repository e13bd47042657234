import { useState } from 'react';
import { SUGGESTION_TEXT_MAX, type Suggestion, type TicketAnswersContext } from '@hamyar/contracts';
import { Button, EmptyState, Line, Tag } from '@hamyar/design-system/basics';
import { BookIcon, LinkIcon, LockIcon } from '@hamyar/design-system/icons';
import { Modal } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useGate } from '@hamyar/module-sdk';
import { isolate } from '@hamyar/persian';
import { useArticleSuggestionsQuery } from '../api/suggestion.api.ts';
import { NewArticleDialog } from '../features/article-list/new-article-dialog.tsx';
import { staffText } from '../messages/fa-staff.ts';
import { articlePath } from '../shared/article-address.ts';
import { MAY_WRITE } from '../shared/article-gates.ts';
import { excerptOf, linkTo } from '../shared/answer-html.ts';
import { readTime } from '../shared/read-time.ts';
import '../css/widgets.css';

const text = staffText.answers;

/**
 * Over the composer of an employee: articles that may answer the ticket, each put into the text by one press as a link or
 * as its beginning, and the way from this ticket to a new article (decisions 2.12 "Suggestions").
 */
export function TicketAnswersDialog({ ticketId, subject, text: asked, onInsert, onClose }: TicketAnswersContext) {
  // what is asked for is what stood there when the dialog was opened
  const [about] = useState(() => asked.slice(0, SUGGESTION_TEXT_MAX) || subject);
  const reading = useArticleSuggestionsQuery({ text: about, ticket_id: ticketId });
  const mayWrite = useGate(MAY_WRITE);
  const [writing, setWriting] = useState(false);
  if (writing) return <NewArticleDialog ticket={{ id: ticketId, subject }} onClose={onClose} />;
  return (
    <Modal
      open
      flush
      title={text.title}
      width="articles"
      onClose={onClose}
      footer={mayWrite ? <Button onClick={() => setWriting(true)}>{text.write}</Button> : undefined}
    >
      <ResourceView reading={reading}>
        {(suggestions) =>
          suggestions.length === 0 ? (
            <EmptyState icon={<BookIcon />} title={text.none} description={text.noneHint} />
          ) : (
            <ul className="kb-answers">
              {suggestions.map((article) => (
                <AnswerRow key={article.id} article={article} onInsert={onInsert} />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </Modal>
  );
}

function AnswerRow({ article, onInsert }: { article: Suggestion } & Pick<TicketAnswersContext, 'onInsert'>) {
  // what the customer may not read is not sent to them, neither by a link nor by its words
  const closed = article.for_customer === false;
  const name = isolate(article.name);
  return (
    <li>
      <span>
        <a href={articlePath(article)} target="_blank" rel="noreferrer">
          <Line>{article.name}</Line>
        </a>
        <small dir="auto">{article.excerpt}</small>
        <small>
          {readTime(article.read_time)}
          {closed ? (
            <Tag tone="warning" icon={<LockIcon size={13} />}>
              {text.closed}
            </Tag>
          ) : null}
        </small>
      </span>
      {closed ? null : (
        <span>
          <Button
            size="sm"
            icon={<LinkIcon />}
            aria-label={`${text.link}: ${name}`}
            onClick={() => onInsert(linkTo(article))}
          >
            {text.link}
          </Button>
          <Button size="sm" aria-label={`${text.excerpt}: ${name}`} onClick={() => onInsert(excerptOf(article))}>
            {text.excerpt}
          </Button>
        </span>
      )}
    </li>
  );
}
