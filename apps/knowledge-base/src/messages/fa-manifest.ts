import { shared } from '@hamyar/persian';

/** Titles that the shell shows before it has loaded this module, in both editions. */
export const titles = {
  module: shared.knowledgeBase,
  articles: shared.articles,
  article: '{name}',
  categories: shared.categories,
  category: '{name}',
  accessDenied: 'دسترسی به پایگاه دانش امکان‌پذیر نیست',
  words: {
    view: ['پایگاه دانش', 'راهنما', 'مقاله', 'پرسش', 'knowledge base', 'help center', 'kb', 'articles', 'faq'],
  },
} as const;
