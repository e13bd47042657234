import { shared } from '@hamyar/persian';

/** Texts of the knowledge base's layout (glossary §18). */
export const knowledgeBaseText = {
  title: shared.knowledgeBase,
  search: 'سؤال یا عبارت خود را جستجو کنید…',
  submit: 'جستجو',
  categories: 'دسته‌بندی‌ها',
  articles: 'مقالات',
  children: 'زیرمجموعه‌های {name}',
  toTicketSystem: 'ورود به سیستم تیکت',
};
