/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/basics.css';
import '../css/layout.css';
import '../css/knowledge-base.css';

export { CategoryAccordion } from './category-accordion.tsx';
export type { KnowledgeBaseCategory } from './category-accordion.tsx';
export { KnowledgeBaseLayout } from './knowledge-base-layout.tsx';
export type { KnowledgeBaseLayoutProps } from './knowledge-base-layout.tsx';
export { KnowledgeBaseSearch } from './search-box.tsx';
export type { KnowledgeBaseSearchProps } from './search-box.tsx';
