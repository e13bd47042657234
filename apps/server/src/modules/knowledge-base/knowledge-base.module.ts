import type { ServerModule } from '../../platform/deps.ts';
import { channelByPerson } from '../../platform/realtime/channel.policy.ts';
import { deleteCategory } from './article-category.service.ts';
import { countCategoriesOfLevels, lockCategories, replaceLevelOfCategories } from './article-category.repository.ts';
import { articleCategoryRoutes } from './article-category.routes.ts';
import { articleFileOwners } from './article-files.service.ts';
import { articleNotifications } from './article-notifications.ts';
import { articleSitemap, categorySitemap } from './article-sitemap.ts';
import { taggableArticles } from './article-tags.service.ts';
import { articleTemplateRoutes } from './article-template.routes.ts';
import { deleteTemplate } from './article-template.service.ts';
import { registerArticleJobs } from './article.job.ts';
import { mayManageArticles } from './article.policy.ts';
import { messages } from './messages.ts';
import { findArticle } from './article.repository.ts';
import { articleRoutes } from './article.routes.ts';
import { deleteArticle } from './article.service.ts';
import { categoryOrder, moveCategories } from './category-order.service.ts';
import { publicArticleRoutes } from './public-article.routes.ts';
import { publicCategoryRoutes } from './public-category.routes.ts';
import { searchMissRoutes } from './search-miss.routes.ts';
import { suggestionRoutes } from './suggestion.routes.ts';

/** The knowledge base: articles in categories, written by employees and read by everybody they are for (decisions 2.12). */
export const knowledgeBaseModule: ServerModule = {
  name: 'knowledge-base',
  notifications: articleNotifications,
  channels: [channelByPerson('presence-article', (user) => mayManageArticles(user))],
  draftParents: {
    'article:{id}:text': async ({ db }, user, id) => mayManageArticles(user) && (await findArticle(db, id)) !== null,
  },
  deletes: {
    knowledgebaseCategory: deleteCategory,
    knowledgebaseArticle: deleteArticle,
    knowledgebaseTemplate: deleteTemplate,
  },
  orders: { knowledgebaseCategory: { read: categoryOrder, move: moveCategories } },
  fileOwners: articleFileOwners,
  taggables: { article: taggableArticles },
  references: {
    customer_level: {
      'article-categories': {
        counted: { text: messages.categoriesCounted, count: countCategoriesOfLevels },
        lock: lockCategories,
        replace: replaceLevelOfCategories,
      },
    },
  },
  sitemap: {
    'kb-articles-id-slug': articleSitemap,
    'kb-categories-id': categorySitemap,
    // leads to the address with the name
    'kb-articles-id': null,
    // says that somebody has to log in
    'kb-accessDenied': null,
  },
  register(host, deps) {
    articleRoutes(host, deps);
    articleCategoryRoutes(host, deps);
    articleTemplateRoutes(host, deps);
    searchMissRoutes(host, deps);
    publicArticleRoutes(host, deps);
    publicCategoryRoutes(host, deps);
    suggestionRoutes(host, deps);
    registerArticleJobs(deps);
  },
};
