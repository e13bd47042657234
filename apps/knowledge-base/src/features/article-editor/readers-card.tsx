import { useState } from 'react';
import { PAGE_SIZES, type Article } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Button, Card, EmptyState, Name } from '@hamyar/design-system/basics';
import { DislikeIcon, LikeIcon, UserIcon } from '@hamyar/design-system/icons';
import { Modal } from '@hamyar/design-system/overlay';
import { Pager } from '@hamyar/design-system/table';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill, toFa } from '@hamyar/persian';
import { useArticleFeedbackQuery } from '../../api/article.api.ts';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.editor;

/** How often an article was read, whether it helped, and what readers wrote. */
export function ReadersCard({ article }: { article: Article }) {
  const [reading, setReading] = useState(false);
  const { views, helpful_yes: yes, helpful_no: no, comment_count: comments } = article;
  return (
    <Card title={text.readers} icon={<UserIcon />}>
      <dl className="kb-counts">
        <dt>{staffText.article.views}</dt>
        <dd>{toFa(views)}</dd>
        <dt>{staffText.article.helpful}</dt>
        <dd>{yes + no === 0 ? '—' : fill(staffText.article.helpfulOf, { yes, all: yes + no })}</dd>
      </dl>
      {comments > 0 ? (
        <Button size="sm" onClick={() => setReading(true)}>
          {fill(text.comments, { n: comments })}
        </Button>
      ) : null}
      {reading ? <CommentsDialog articleId={article.id} onClose={() => setReading(false)} /> : null}
    </Card>
  );
}

function CommentsDialog({ articleId, onClose }: { articleId: number; onClose(): void }) {
  const [page, setPage] = useState(1);
  const reading = useArticleFeedbackQuery({ id: articleId, page, perPage: PAGE_SIZES[0] });
  return (
    <Modal open title={text.readers} width="articles" onClose={onClose}>
      <ResourceView reading={reading}>
        {(answer) =>
          answer.data.length === 0 ? (
            <EmptyState compact title={text.noComments} />
          ) : (
            <>
              <ul className="kb-comments">
                {answer.data.map(({ id, helpful, comment, person, version_number: version, at }) => (
                  <li key={id}>
                    <p>
                      {helpful ? <LikeIcon size={15} /> : <DislikeIcon size={15} />}
                      <b>{person ? <Name>{person.name}</Name> : text.visitor}</b>
                      <small>
                        {fill(text.version, { n: version })} · {formatDateTime(at)}
                      </small>
                    </p>
                    <p dir="auto">{comment}</p>
                  </li>
                ))}
              </ul>
              <Pager
                page={answer.currentPage}
                perPage={answer.perPage}
                total={answer.total}
                sizes={false}
                onChange={setPage}
              />
            </>
          )
        }
      </ResourceView>
    </Modal>
  );
}
