import type { ReactNode } from 'react';
import { publicFileUrl } from '@hamyar/contracts';
import { ButtonLink } from '@hamyar/design-system/basics';
import { KnowledgeBaseLayout, type KnowledgeBaseCategory } from '@hamyar/design-system/knowledge-base';
import { HelpIcon } from '@hamyar/design-system/icons';
import { useSettings } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { usePublicCategoriesQuery } from '../api/public-category.api.ts';
import { fa } from '../messages/fa.ts';
import { categoryPath, type AnyCategory } from './article-address.ts';
import { SearchResults, type ArticleSearch } from './article-search.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { useTicketSystem } from './ticket-system.ts';

interface KbFrameProps {
  search: ArticleSearch;
  /** The open category, or that of the open article. */
  categoryId?: number;
  ownSearch?: boolean;
  backHref?: string;
  current?: 'articles' | 'categories';
  children: ReactNode;
}

/** The layout of all pages for readers: categories, search and the way to the tickets around the page [2.28]. */
export function KbFrame({ search, categoryId, children, ...layout }: KbFrameProps) {
  const settings = useSettings();
  const { tickets, label } = useTicketSystem();
  const { data } = usePublicCategoriesQuery();
  const logo = settings.knowledge_base_logo_name ?? settings.logo_name;
  return (
    <KnowledgeBaseLayout
      title={settings.system_title}
      logo={logo ? <img src={publicFileUrl(logo)} alt={settings.system_title} height={34} /> : undefined}
      categories={(data?.data ?? []).map((category) => toSideCategory(category, true))}
      activeKey={categoryId}
      query={search.searched}
      onSearch={search.search}
      ticketSystemHref={tickets}
      ticketSystemLabel={label}
      sideEnd={<HelpCard />}
      {...layout}
    >
      {children}
      <SearchResults search={search} />
      <Footer />
    </KnowledgeBaseLayout>
  );
}

/** The footer text of the installation and the version [1.3]. */
function Footer() {
  const { footer_text: own, version } = useSettings();
  return (
    <footer className="kb-foot">
      {own ? <bdi>{own}</bdi> : null}
      <span>{fill(fa.version, { v: isolate(toFa(version)) })}</span>
    </footer>
  );
}

/** Only the first level has pictures and counts. */
export const toSideCategory = (category: AnyCategory, first = false): KnowledgeBaseCategory => ({
  key: category.id,
  name: category.name,
  href: categoryPath(category.id),
  icon: first ? <CategoryIcon src={category.icon_link} seed={category.id} /> : undefined,
  count: first ? category.article_count : undefined,
  children: category.children.map((child) => toSideCategory(child)),
});

/** For who has not found an answer. */
function HelpCard() {
  const { tickets, label } = useTicketSystem();
  const { working_hours_text: hours } = useSettings();
  if (tickets === undefined) return null;
  return (
    <aside className="kb-help">
      <HelpIcon size={20} />
      <b>{fa.help.title}</b>
      <p>{hours || fa.help.hours}</p>
      <ButtonLink href={tickets} variant="primary" block>
        {label}
      </ButtonLink>
    </aside>
  );
}
