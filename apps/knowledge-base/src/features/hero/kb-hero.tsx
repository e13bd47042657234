import { KnowledgeBaseSearch } from '@hamyar/design-system/knowledge-base';
import { TextLink } from '@hamyar/design-system/theme';
import { useSettings } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { foundPath } from '../../shared/article-address.ts';
import type { ArticleSearch } from '../../shared/article-search.tsx';

const text = fa.home;

/** The large search box, in the colour of the knowledge base, and the searches that the settings offer. */
export function KbHero({ search }: { search: ArticleSearch }) {
  const { knowledge_base_color: color, knowledge_base_searches: offered } = useSettings();
  return (
    <section className="kb-hero">
      <span className="kb-hero-glow" style={{ color }} aria-hidden="true" />
      <h1>{text.title}</h1>
      <p>{text.subtitle}</p>
      <KnowledgeBaseSearch action="/kb/articles" size="xl" query={search.searched} onSearch={search.search} />
      {offered.length > 0 ? (
        <p className="kb-offered">
          <span>{text.offered}</span>
          {offered.map((words) => (
            <TextLink key={words} href={foundPath(words)}>
              <bdi>{words}</bdi>
            </TextLink>
          ))}
        </p>
      ) : null}
    </section>
  );
}
