import { KNOWLEDGE_BASE_IS_LICENSED, KNOWLEDGE_BASE_IS_OPEN } from '@hamyar/contracts/knowledge-base';
import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa-manifest.ts';
import { staffTitles } from './messages/fa-staff.ts';
import { MAY_MANAGE } from './shared/article-gates.ts';

/** Pages for readers: for everybody, while the settings and the license open them [6.15]; the module draws all of them [2.28]. */
const FOR_READERS = { visitors: true, layout: 'own', gate: KNOWLEDGE_BASE_IS_OPEN } as const;

/** Settings pages are for the full admin [6.13], and these need the license feature [6.26]. */
const SETTINGS = { all: [{ role: 'full_admin' }, KNOWLEDGE_BASE_IS_LICENSED] } as const satisfies Gate;

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
    {
      path: '/knowledgeBase/articleCategories',
      name: 'knowledgeBase-articleCategories',
      title: staffTitles.categories,
      screen: 'ArticleCategoriesScreen',
      audience: ['staff'],
      gate: MAY_MANAGE,
    },
    {
      path: '/knowledgeBase/articles',
      name: 'knowledgeBase-articles',
      title: staffTitles.articles,
      screen: 'ArticlesScreen',
      audience: ['staff'],
      gate: MAY_MANAGE,
    },
    {
      path: '/knowledgeBase/articles/:id',
      name: 'knowledgeBase-articles-id',
      title: staffTitles.article,
      screen: 'ArticleScreen',
      parent: 'knowledgeBase-articles',
      audience: ['staff'],
      gate: MAY_MANAGE,
    },
  ],
  menuGroups: [{ name: 'knowledge-base', title: titles.module, icon: 'book', order: 60 }],
  menu: [
    {
      group: 'knowledge-base',
      route: 'knowledgeBase-articleCategories',
      title: staffTitles.categories,
      order: 10,
      keywords: staffTitles.words.categories,
      audience: ['staff'],
    },
    {
      group: 'knowledge-base',
      route: 'knowledgeBase-articles',
      title: staffTitles.articles,
      order: 20,
      keywords: staffTitles.words.articles,
      audience: ['staff'],
    },
    {
      group: 'knowledge-base',
      route: 'kb',
      title: staffTitles.view,
      icon: 'book',
      order: 30,
      keywords: titles.words.view,
      audience: ['staff'],
    },
    {
      group: 'knowledge-base',
      route: 'kb',
      title: titles.module,
      icon: 'book',
      order: 30,
      keywords: titles.words.view,
      audience: ['customer'],
    },
  ],
  settingsMenuGroups: [{ name: 'knowledge-base', title: titles.module, icon: 'book', order: 60 }],
  settingsPages: [
    {
      group: 'knowledge-base',
      name: 'settings-knowledgeBaseSettings',
      path: '/settings/knowledgeBaseSettings',
      title: staffTitles.settings,
      order: 10,
      screen: 'KnowledgeBaseSettingsScreen',
      audience: ['staff'],
      gate: SETTINGS,
      keywords: staffTitles.words.settings,
    },
    {
      group: 'knowledge-base',
      name: 'settings-knowledgebaseTemplate',
      path: '/settings/knowledgebaseTemplate',
      title: staffTitles.templates,
      order: 20,
      screen: 'ArticleTemplatesScreen',
      audience: ['staff'],
      gate: SETTINGS,
      keywords: staffTitles.words.templates,
      children: [
        {
          name: 'settings-knowledgebaseTemplate-new',
          path: '/settings/knowledgebaseTemplate/new',
          title: staffTitles.templateNew,
          screen: 'ArticleTemplateNewScreen',
          audience: ['staff'],
        },
        {
          name: 'settings-knowledgebaseTemplate-id',
          path: '/settings/knowledgebaseTemplate/:id',
          title: staffTitles.template,
          screen: 'ArticleTemplateScreen',
          audience: ['staff'],
        },
      ],
    },
  ],
  slots: [
    {
      slot: 'dashboard.widget/v1',
      name: 'home-articles',
      order: 30,
      code: 'HomeArticlesWidget',
      audience: ['customer'],
      gate: KNOWLEDGE_BASE_IS_OPEN,
      reserve: { height: 229, columns: 12, phoneHeight: 413 },
    },
    {
      slot: 'tickets.new/v1',
      name: 'suggestions',
      order: 10,
      code: 'TicketSuggestions',
      gate: KNOWLEDGE_BASE_IS_OPEN,
    },
    {
      slot: 'tickets.answers/v1',
      name: 'articles',
      order: 10,
      code: 'TicketAnswersDialog',
      audience: ['staff'],
      gate: KNOWLEDGE_BASE_IS_OPEN,
    },
    { slot: 'search.provider/v1', name: 'articles', order: 40, code: 'searchArticles', gate: KNOWLEDGE_BASE_IS_OPEN },
  ],
  offers: [{ slot: 'knowledge-base.tags/v1' }],
  notificationLinks: { article: { route: 'knowledgeBase-articles-id', param: 'id' } },
  syncedDrafts: [{ key: 'article:{id}:text', audience: ['staff'] }],
  settingsGroups: ['knowledgeBaseSettings', 'systemInformation'],
} as const satisfies ModuleDeclaration;
