/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/layout.css';
import '../css/knowledge-base.css';

export { KnowledgeBaseLayout } from './knowledge-base-layout.tsx';
export type { KnowledgeBaseCategory, KnowledgeBaseLayoutProps } from './knowledge-base-layout.tsx';
