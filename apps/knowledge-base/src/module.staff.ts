import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { settingsPages } from './settings-pages.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ...settingsPages,
    KbScreen: () => import('./screens/kb.screen.tsx'),
    KbAccessDeniedScreen: () => import('./screens/kb-access-denied.screen.tsx'),
    KbArticlesScreen: () => import('./screens/kb-articles.screen.tsx'),
    KbArticleScreen: () => import('./screens/kb-article.screen.tsx'),
    KbCategoriesScreen: () => import('./screens/kb-categories.screen.tsx'),
    KbCategoryScreen: () => import('./screens/kb-category.screen.tsx'),
    TicketSuggestions: () => import('./widgets/ticket-suggestions.widget.tsx'),
    TicketAnswersDialog: () => import('./widgets/ticket-answers.dialog.tsx'),
    searchArticles: () => import('./widgets/search-articles.ts'),
    ArticleCategoriesScreen: () => import('./screens/article-categories.screen.tsx'),
    ArticlesScreen: () => import('./screens/articles.screen.tsx'),
    ArticleScreen: () => import('./screens/article.screen.tsx'),
  },
});
