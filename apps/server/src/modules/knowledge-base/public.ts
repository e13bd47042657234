export { mayManageArticles } from './article.policy.ts';
export { readTimeOf } from './article-content.rules.ts';
export { indexArticle } from './article-index.rules.ts';
export { searchArticles } from './article-search.service.ts';
export { readingScope } from './reading-scope.service.ts';
