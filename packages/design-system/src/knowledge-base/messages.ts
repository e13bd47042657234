/** Texts of the knowledge base's layout (glossary §18). */
export const knowledgeBaseText = {
  title: 'پایگاه دانش',
  search: 'سؤال یا عبارت خود را جستجو کنید…',
  categories: 'دسته‌بندی‌ها',
  toTicketSystem: 'ورود به سیستم تیکت',
};
