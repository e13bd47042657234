import { Line, Skeleton } from '@hamyar/design-system/basics';
import { TextLink } from '@hamyar/design-system/theme';
import { fill } from '@hamyar/persian';
import { usePublicCategoriesQuery } from '../../api/public-category.api.ts';
import { fa } from '../../messages/fa.ts';
import { categoryPath, type AnyCategory } from '../../shared/article-address.ts';
import { CategoryIcon } from '../../shared/category-icon.tsx';
import { FailedPart } from '../../shared/failed-part.tsx';

interface CategoryCardsProps {
  /** Heading for screen readers; who sees the cards knows what they are. */
  title: string;
  /** Those below one category; by default the first level. */
  categories?: readonly AnyCategory[];
}

/** Categories as cards: picture, name, number of articles, what they are about. */
export function CategoryCards({ title, categories }: CategoryCardsProps) {
  const reading = usePublicCategoriesQuery(undefined, { skip: categories !== undefined });
  const { data, isLoading } = reading;
  const shown: readonly AnyCategory[] = categories ?? data?.data ?? [];
  if (isLoading) return <Skeleton lines={4} />;
  if (!categories && !data) return <FailedPart title={fa.home.categoriesFailed} reading={reading} />;
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="hd-visually-hidden">{title}</h2>
      <ul className="kb-cards">
        {shown.map(({ id, name, icon_link: icon, article_count: count, description }) => (
          <li key={id}>
            <TextLink href={categoryPath(id)}>
              <CategoryIcon src={icon} seed={id} size={20} />
              <span>
                <b>
                  <Line>{name}</Line>
                </b>
                <small>{fill(fa.count, { n: count })}</small>
              </span>
              {description ? <p dir="auto">{description}</p> : null}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
