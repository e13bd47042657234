import { toFa, truncate } from '@hamyar/persian';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../basics/button.tsx';
import { ChevronDownIcon } from '../icons/essential.tsx';
import { LoginIcon, SearchIcon } from '../icons/general.tsx';
import { LogoSign } from '../icons/logo.tsx';
import { layoutText } from '../layout/messages.ts';
import { TextLink } from '../theme/link.tsx';
import { knowledgeBaseText } from './messages.ts';

/** Visible characters of a category's name (spec 2.55, 9.4). */
const NAME_CUT = 23;

/** A category of articles; one with `children` opens a list below it. */
export interface KnowledgeBaseCategory {
  key: string | number;
  name: string;
  href: string;
  icon?: ReactNode;
  /** Number of its articles. */
  count?: number;
  children?: readonly { key: string | number; name: string; href: string }[];
}

/** Props of {@link KnowledgeBaseLayout}. */
export interface KnowledgeBaseLayoutProps {
  /** Name of the help desk; «پایگاه دانش» is shown under it. */
  title: string;
  logo?: ReactNode;
  homeHref?: string;
  categories: readonly KnowledgeBaseCategory[];
  /** Key of the open category or of one of its children. */
  activeKey?: string | number;
  /** The search text, when the page shows a result. */
  query?: string;
  /** Called on Enter in the search box, with the words without spaces around them. */
  onSearch: (query: string) => void;
  /** Address of the tickets. */
  ticketSystemHref?: string;
  children: ReactNode;
}

/** The public knowledge base: search box on top, categories at the right, a link to the ticket system (spec 2.28). */
export function KnowledgeBaseLayout({
  title,
  logo,
  homeHref = '/kb',
  categories,
  activeKey,
  query = '',
  onSearch,
  ticketSystemHref = '/',
  children,
}: KnowledgeBaseLayoutProps) {
  return (
    <div className="hd-kb">
      <a className="hd-skip-link" href="#hd-main">
        {layoutText.skip}
      </a>
      <header className="hd-kb-head">
        <TextLink href={homeHref} className="hd-customer-logo">
          {logo ?? <LogoSign size={34} tone="page" />}
          <span>
            <b>{title}</b>
            <small>{knowledgeBaseText.title}</small>
          </span>
        </TextLink>
        <SearchBox key={query} query={query} onSearch={onSearch} />
        <span className="hd-grow" />
        <ButtonLink href={ticketSystemHref} icon={<LoginIcon />}>
          {knowledgeBaseText.toTicketSystem}
        </ButtonLink>
      </header>
      <div className="hd-kb-body">
        <nav className="hd-kb-side" aria-label={knowledgeBaseText.categories}>
          <small>{knowledgeBaseText.categories}</small>
          <ul>
            {categories.map((category) => (
              <Category key={category.key} category={category} activeKey={activeKey} />
            ))}
          </ul>
        </nav>
        <main id="hd-main" tabIndex={-1} className="hd-kb-main">
          {children}
        </main>
      </div>
    </div>
  );
}

function SearchBox({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [words, setWords] = useState(query);
  return (
    <form
      role="search"
      className="hd-kb-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <SearchIcon />
      <input
        type="search"
        dir="auto"
        aria-label={knowledgeBaseText.search}
        placeholder={knowledgeBaseText.search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </form>
  );
}

function Category({
  category: { key, name, href, icon, count, children },
  activeKey,
}: {
  category: KnowledgeBaseCategory;
  activeKey?: string | number;
}) {
  const holdsActive = children?.some((child) => child.key === activeKey) ?? false;
  const [open, setOpen] = useState(holdsActive || key === activeKey);
  const list = useId();
  return (
    <li>
      <span className="hd-kb-category">
        <TextLink href={href} title={name} aria-current={key === activeKey ? 'page' : undefined}>
          {icon}
          <span>{truncate(name, NAME_CUT)}</span>
          {count === undefined ? null : <em>{toFa(count)}</em>}
        </TextLink>
        {children?.length ? (
          <button
            type="button"
            aria-label={name}
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            <ChevronDownIcon size={12} />
          </button>
        ) : null}
      </span>
      {open && children?.length ? (
        <ul id={list}>
          {children.map((child) => (
            <li key={child.key}>
              <TextLink
                href={child.href}
                title={child.name}
                aria-current={child.key === activeKey ? 'page' : undefined}
              >
                {truncate(child.name, NAME_CUT)}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
