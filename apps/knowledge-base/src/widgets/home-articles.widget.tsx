import { Card, Line, Skeleton } from '@hamyar/design-system/basics';
import { BookIcon, FileTextIcon } from '@hamyar/design-system/icons';
import { Link } from '@hamyar/module-sdk';
import { usePublicArticlesQuery } from '../api/public-article.api.ts';
import { fa } from '../messages/fa.ts';
import { articlePath } from '../shared/article-address.ts';
import { readTime } from '../shared/read-time.ts';
import '../css/widgets.css';

/** Articles on the home page. */
const LISTED = 3;

/** On the home page of a customer: what is read most, and the way to the rest (reference screen `customer-home`). */
export function HomeArticlesWidget() {
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
