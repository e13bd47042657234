import type { ArticleSummary } from '@hamyar/contracts';
import { Line } from '@hamyar/design-system/basics';
import { FileTextIcon } from '@hamyar/design-system/icons';
import { TextLink } from '@hamyar/design-system/theme';
import { articlePath } from './article-address.ts';
import { readTime } from './read-time.ts';

/** Articles as a list of links, each with its read time and, where there is one, its beginning. */
export function ArticleLinks({ articles }: { articles: readonly (ArticleSummary & { excerpt?: string })[] }) {
  return (
    <ul className="kb-links">
      {articles.map((article) => (
        <li key={article.id}>
          <TextLink href={articlePath(article)}>
            <FileTextIcon size={15} />
            <span className="kb-link-words">
              <Line>{article.name}</Line>
              {article.excerpt ? <small dir="auto">{article.excerpt}</small> : null}
            </span>
            <small className="kb-time">{readTime(article.read_time)}</small>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
