import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { publicScreens } from './public-screens.ts';
import { settingsPages } from './settings-pages.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ...publicScreens,
    ...settingsPages,
    ArticleCategoriesScreen: () => import('./screens/article-categories.screen.tsx'),
    ArticlesScreen: () => import('./screens/articles.screen.tsx'),
    ArticleScreen: () => import('./screens/article.screen.tsx'),
  },
});
