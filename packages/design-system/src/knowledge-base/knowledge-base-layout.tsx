import type { ReactNode } from 'react';
import { ButtonLink } from '../basics/button.tsx';
import { BackIcon, LoginIcon, MenuIcon, SearchIcon } from '../icons/general.tsx';
import { LogoSign } from '../icons/logo.tsx';
import { layoutText } from '../layout/messages.ts';
import { TextLink } from '../theme/link.tsx';
import { CategoryAccordion, type KnowledgeBaseCategory } from './category-accordion.tsx';
import { knowledgeBaseText } from './messages.ts';
import { KnowledgeBaseSearch } from './search-box.tsx';

/** Props of {@link KnowledgeBaseLayout}. */
export interface KnowledgeBaseLayoutProps {
  /** Name of the help desk; «پایگاه دانش» is shown under it. */
  title: string;
  logo?: ReactNode;
  homeHref?: string;
  /** Addresses of the list of articles, which also shows what was searched, and of the list of categories. */
  articlesHref?: string;
  categoriesHref?: string;
  categories: readonly KnowledgeBaseCategory[];
  /** Key of the open category or of one below it. */
  activeKey?: string | number;
  /** The search text, when the page shows a result. */
  query?: string;
  /** Called on Enter in the search box, with the words without spaces around them. */
  onSearch: (query: string) => void;
  /** The page has a search box of its own, so the head has none. */
  ownSearch?: boolean;
  /** On phones: the address of the page above, in place of the way to the categories. */
  backHref?: string;
  /** Address of the tickets; without it there is no link to them. */
  ticketSystemHref?: string;
  ticketSystemLabel?: string;
  /** Below the categories at the side. */
  sideEnd?: ReactNode;
  /** The current page among the links of the head. */
  current?: 'articles' | 'categories';
  children: ReactNode;
}

/**
 * The public knowledge base: search box on top, categories at the right, a link to the ticket system (spec 2.28). It is
 * whole and works without scripts: the categories open by themselves, and the search box sends its words to a page.
 */
export function KnowledgeBaseLayout({
  title,
  logo,
  homeHref = '/kb',
  articlesHref = '/kb/articles',
  categoriesHref = '/kb/categories',
  categories,
  activeKey,
  query,
  onSearch,
  ownSearch,
  backHref,
  ticketSystemHref,
  ticketSystemLabel = knowledgeBaseText.toTicketSystem,
  sideEnd,
  current,
  children,
}: KnowledgeBaseLayoutProps) {
  return (
    <div className="hd-kb">
      <a className="hd-skip-link" href="#hd-main">
        {layoutText.skip}
      </a>
      <header className="hd-kb-head">
        {backHref === undefined ? (
          <TextLink href={categoriesHref} className="hd-kb-phone" aria-label={knowledgeBaseText.categories}>
            <MenuIcon size={18} />
          </TextLink>
        ) : (
          <TextLink href={backHref} className="hd-kb-phone" aria-label={layoutText.back}>
            <BackIcon size={18} />
          </TextLink>
        )}
        <TextLink href={homeHref} className="hd-customer-logo">
          {logo ?? <LogoSign size={34} tone="page" />}
          <span>
            <b>{title}</b>
            <small>{knowledgeBaseText.title}</small>
          </span>
        </TextLink>
        {ownSearch ? null : <KnowledgeBaseSearch action={articlesHref} query={query} onSearch={onSearch} />}
        <span className="hd-grow" />
        {ownSearch ? null : (
          <TextLink href={articlesHref} className="hd-kb-phone" aria-label={knowledgeBaseText.submit}>
            <SearchIcon size={18} />
          </TextLink>
        )}
        <nav className="hd-kb-links" aria-label={knowledgeBaseText.title}>
          <TextLink href={articlesHref} aria-current={current === 'articles' ? 'page' : undefined}>
            {knowledgeBaseText.articles}
          </TextLink>
          <TextLink href={categoriesHref} aria-current={current === 'categories' ? 'page' : undefined}>
            {knowledgeBaseText.categories}
          </TextLink>
        </nav>
        {ticketSystemHref === undefined ? null : (
          <ButtonLink href={ticketSystemHref} variant="outline" icon={<LoginIcon />} className="hd-kb-tickets">
            {ticketSystemLabel}
          </ButtonLink>
        )}
      </header>
      <div className="hd-kb-body">
        <div className="hd-kb-side">
          <nav aria-label={knowledgeBaseText.categories}>
            <small>{knowledgeBaseText.categories}</small>
            <CategoryAccordion categories={categories} activeKey={activeKey} />
          </nav>
          {sideEnd}
        </div>
        <main id="hd-main" tabIndex={-1} className="hd-kb-main">
          {children}
        </main>
      </div>
    </div>
  );
}
