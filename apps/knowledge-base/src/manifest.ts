import { KNOWLEDGE_BASE_IS_OPEN } from '@hamyar/contracts/knowledge-base';
import type { ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';

/** Pages for readers: for everybody, while the settings and the license open them [6.15]; the module draws all of them [2.28]. */
const FOR_READERS = { visitors: true, layout: 'own', gate: KNOWLEDGE_BASE_IS_OPEN } as const;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'knowledge-base',
  title: titles.module,
  owner: 'knowledge-base',
  platform: '^1.0.0',
  optional: { tickets: '^0.1.0' },
  audience: ['staff', 'customer'],
  routes: [
    { ...FOR_READERS, path: '/kb', name: 'kb', title: titles.module, screen: 'KbScreen' },
    {
      ...FOR_READERS,
      path: '/kb/accessDenied',
      name: 'kb-accessDenied',
      title: titles.accessDenied,
      screen: 'KbAccessDeniedScreen',
      parent: 'kb',
    },
    {
      ...FOR_READERS,
      path: '/kb/articles',
      name: 'kb-articles',
      title: titles.articles,
      screen: 'KbArticlesScreen',
      parent: 'kb',
    },
    // leads to the address with the name
    {
      ...FOR_READERS,
      path: '/kb/articles/:id',
      name: 'kb-articles-id',
      title: titles.articles,
      screen: 'KbArticleScreen',
      parent: 'kb-articles',
    },
    {
      ...FOR_READERS,
      path: '/kb/articles/:id/:slug',
      name: 'kb-articles-id-slug',
      title: titles.article,
      screen: 'KbArticleScreen',
      parent: 'kb-articles',
    },
    {
      ...FOR_READERS,
      path: '/kb/categories',
      name: 'kb-categories',
      title: titles.categories,
      screen: 'KbCategoriesScreen',
      parent: 'kb',
    },
    {
      ...FOR_READERS,
      path: '/kb/categories/:id',
      name: 'kb-categories-id',
      title: titles.category,
      screen: 'KbCategoryScreen',
      parent: 'kb-categories',
    },
  ],
  menuGroups: [{ name: 'knowledge-base', title: titles.module, icon: 'book', order: 60 }],
  menu: [
    {
      group: 'knowledge-base',
      route: 'kb',
      title: titles.view,
      icon: 'book',
      order: 30,
      keywords: titles.words.view,
      bottom: true,
    },
  ],
} as const satisfies ModuleDeclaration;
