import { shared } from '@hamyar/persian';

/** Texts of the knowledge base's layout (glossary §18). */
export const knowledgeBaseText = {
  title: shared.knowledgeBase,
  search: 'سؤال یا عبارت خود را جستجو کنید…',
  submit: shared.search,
  clear: shared.clearSearch,
  categories: shared.categories,
  articles: shared.articles,
  children: 'زیرمجموعه‌های {name}',
  toTicketSystem: shared.toTicketSystem,
};
