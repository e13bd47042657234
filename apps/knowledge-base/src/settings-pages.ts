// Printed by `npm run gen` from the settings pages of the manifest; do not edit.
/** Code of the settings pages: each screen is exported by the file of its name. */
export const settingsPages = {
  KnowledgeBaseSettingsScreen: () => import('./screens/knowledge-base-settings.screen.tsx'),
  ArticleTemplatesScreen: () => import('./screens/article-templates.screen.tsx'),
  ArticleTemplateNewScreen: () =>
    import(/* webpackChunkName: "settings-knowledgebaseTemplate" */ './screens/article-template-new.screen.tsx'),
  ArticleTemplateScreen: () =>
    import(/* webpackChunkName: "settings-knowledgebaseTemplate" */ './screens/article-template.screen.tsx'),
};
