/** The pages for readers, which are the same in both editions. */
export const publicScreens = {
  KbScreen: () => import('./screens/kb.screen.tsx'),
  KbAccessDeniedScreen: () => import('./screens/kb-access-denied.screen.tsx'),
  KbArticlesScreen: () => import('./screens/kb-articles.screen.tsx'),
  KbArticleScreen: () => import('./screens/kb-article.screen.tsx'),
  KbCategoriesScreen: () => import('./screens/kb-categories.screen.tsx'),
  KbCategoryScreen: () => import('./screens/kb-category.screen.tsx'),
};
