import type { KnowledgebaseArticlePreviewData, PreviewReader } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Alert, Card } from '@hamyar/design-system/basics';
import { headingsOf } from '@hamyar/design-system/editor';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill, isolate } from '@hamyar/persian';
import { useArticlePreviewQuery } from '../../api/article.api.ts';
import { fa } from '../../messages/fa.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { ArticleBody, ArticleHead } from '../../shared/article-body.tsx';
import { ArticleLinks } from '../../shared/article-links.tsx';

const text = staffText.preview;

/** The version that is being written as one of its readers would see it, and what they will not see. */
export function ArticlePreview({ articleId, as }: { articleId: number; as: PreviewReader }) {
  const reading = useArticlePreviewQuery({ id: articleId, as }, { refetchOnMountOrArgChange: true });
  const reader = staffText.editor.modes[as];
  return (
    <ResourceView reading={reading}>
      {(data) => (
        <>
          <Alert tone={data.hidden_by.length > 0 ? 'warning' : 'info'}>
            {statementOf(data, reader)} {text.saved}
          </Alert>
          <Card>
            <div className="kb-preview">
              <article className="kb-article">
                <ArticleHead article={data.article} preview />
                <ArticleBody article={data.article} />
              </article>
              <div>
                <nav className="kb-contents" aria-label={fa.article.contents}>
                  <small>{fa.article.contents}</small>
                  <ul>
                    {headingsOf(data.article.body_html).map(({ id, text: words }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{words}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
                {data.article.related.length > 0 ? (
                  <section className="kb-related" aria-label={fa.article.related}>
                    <small>{fa.article.related}</small>
                    <ArticleLinks articles={data.article.related} />
                  </section>
                ) : null}
                {data.hidden_related.length > 0 ? (
                  <p className="kb-quiet">
                    {fill(text.related, {
                      n: data.hidden_related.length,
                      reader,
                      names: data.hidden_related.map(({ name }) => isolate(name)).join('، '),
                    })}
                  </p>
                ) : null}
              </div>
            </div>
          </Card>
        </>
      )}
    </ResourceView>
  );
}

/** When this reader sees the version, or why never. */
function statementOf(data: KnowledgebaseArticlePreviewData, reader: string): string {
  const { shown, shown_from: from, hidden_by: reasons, live_version_number: live } = data;
  if (reasons.length > 0) {
    const why = reasons.map(({ reason, name }) =>
      reason === 'article' ? text.reasons.article : fill(text.reasons[reason], { name: isolate(name) }),
    );
    return `${fill(text.never, { reader })} ${why.join('، ')}.`;
  }
  if (shown) return fill(text.shown, { reader });
  const when =
    from === null ? fill(text.published, { reader }) : fill(text.later, { reader, at: formatFullDateTime(from) });
  return live === null ? when : `${when} ${fill(text.until, { n: live })}`;
}
