import { fill, toFa, truncate } from '@hamyar/persian';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/essential.tsx';
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
  children?: readonly KnowledgeBaseCategory[];
}

interface CategoryAccordionProps {
  categories: readonly KnowledgeBaseCategory[];
  /** Key of the open category; those above it are open. */
  activeKey?: string | number;
}

/**
 * Categories in an accordion with those below them, names cut at 23 characters (spec 2.55). It is made of native
 * `details`, so that it opens before a script has run, and a search engine reads all of it.
 */
export function CategoryAccordion({ categories, activeKey }: CategoryAccordionProps) {
  return (
    <ul className="hd-kb-tree">
      {categories.map((category) => (
        <Category key={category.key} category={category} activeKey={activeKey} />
      ))}
    </ul>
  );
}

const holds = ({ children = [] }: KnowledgeBaseCategory, key: string | number | undefined): boolean =>
  children.some((child) => child.key === key || holds(child, key));

function Category({ category, activeKey }: { category: KnowledgeBaseCategory; activeKey?: string | number }) {
  const { key, name, href, icon, count, children = [] } = category;
  const active = key === activeKey;
  const link = (
    <TextLink href={href} title={name} aria-current={active ? 'page' : undefined}>
      {icon}
      <span>{truncate(name, NAME_CUT)}</span>
      {count === undefined ? null : <em>{toFa(count)}</em>}
    </TextLink>
  );
  if (children.length === 0) return <li className="hd-kb-category">{link}</li>;
  return (
    <li className="hd-kb-category hd-kb-category-parent">
      {link}
      <details open={active || holds(category, activeKey)}>
        <summary aria-label={fill(knowledgeBaseText.children, { name })}>
          <ChevronDownIcon size={12} />
        </summary>
        <CategoryAccordion categories={children} activeKey={activeKey} />
      </details>
    </li>
  );
}
