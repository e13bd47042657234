import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

/** The container for customers and visitors. It must not contain screens, texts or calls for staff. */
export const module = defineModule<typeof manifest, 'customer'>({
  code: {
    KbScreen: () => import('./screens/kb.screen.tsx'),
    KbAccessDeniedScreen: () => import('./screens/kb-access-denied.screen.tsx'),
    KbArticlesScreen: () => import('./screens/kb-articles.screen.tsx'),
    KbArticleScreen: () => import('./screens/kb-article.screen.tsx'),
    KbCategoriesScreen: () => import('./screens/kb-categories.screen.tsx'),
    TicketSuggestions: () => import('./widgets/ticket-suggestions.widget.tsx'),
    HomeArticlesWidget: () => import('./widgets/home-articles.widget.tsx'),
    searchArticles: () => import('./widgets/search-articles.ts'),
    KbCategoryScreen: () => import('./screens/kb-category.screen.tsx'),
  },
});
