import { Card, Line, Skeleton } from '@hamyar/design-system/basics';
import { BookIcon, FileTextIcon } from '@hamyar/design-system/icons';
import { KnowledgeBaseSearch } from '@hamyar/design-system/knowledge-base';
import { TextLink } from '@hamyar/design-system/theme';
import { Link, useNavigate, useSettings } from '@hamyar/module-sdk';
import { usePublicArticlesQuery } from '../api/public-article.api.ts';
import { fa } from '../messages/fa.ts';
import { articlePath, foundPath } from '../shared/article-address.ts';
import { readTime } from '../shared/read-time.ts';
import '../css/widgets.css';

/** Articles on the home page. */
const LISTED = 3;

/**
 * On the home page of a customer: help found by search, what is read most, and the way to the rest (decisions 2.0,
 * reference screen `customer-home`).
 */
export function HomeArticlesWidget() {
  const navigate = useNavigate();
  const { knowledge_base_searches: offered } = useSettings();
  const { data, isError } = usePublicArticlesQuery({ perPage: 10, sort_by: 'views' });
  const articles = data?.data.slice(0, LISTED);
  // the page of the knowledge base says what is wrong; the home page has more to show
  if (isError || articles?.length === 0) return null;
  return (
    <Card
      flush
      title={fa.homeWidget.title}
      icon={<BookIcon />}
      extra={<Link to={{ route: 'kb' }}>{fa.homeWidget.all}</Link>}
    >
      <div className="kb-home-search">
        <KnowledgeBaseSearch action="/kb/articles" size="xl" onSearch={(words) => navigate(foundPath(words))} />
        {offered.length > 0 ? (
          <p>
            {offered.map((words) => (
              <TextLink key={words} href={foundPath(words)}>
                <bdi>{words}</bdi>
              </TextLink>
            ))}
          </p>
        ) : null}
      </div>
      {articles ? (
        <ul className="kb-home">
          {articles.map((article) => (
            <li key={article.id}>
              <Link to={articlePath(article)}>
                <FileTextIcon size={18} />
                <b>
                  <Line>{article.name}</Line>
                </b>
                <small>{readTime(article.read_time)}</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
    </Card>
  );
}
