import type { ModuleDeclarations } from '../declaration.ts';

export const declarations: ModuleDeclarations = {
  permissions: { 'manage knowledge base': { title: 'مدیریت پایگاه دانش', licensedBy: ['kb_core'] } },
  features: { kb_core: { forCustomers: true } },
  notifications: ['article_review', 'article_returned', 'article_review_due'],
  channels: { articlePresence: 'presence-article' },
  drafts: ['article:{id}:text'],
  deletes: ['knowledgebaseCategory', 'knowledgebaseArticle', 'knowledgebaseTemplate'],
  orders: ['knowledgebaseCategory'],
  files: {
    // pictures in the text and files below it, of all versions together
    article: { count: 200 },
    article_category: { count: 1, types: ['png'], bytes: 512_000 },
  },
  audit: {
    objects: {
      article: 'مقالهٔ پایگاه دانش',
      article_category: 'دستهٔ مقاله',
      article_template: 'الگوی مقاله',
      search_miss: 'جستجوی بی‌نتیجه',
    },
    actions: {
      'article.create': 'ایجاد مقاله',
      'article.update': 'ویرایش مقاله',
      'article.state': 'تغییر وضعیت مقاله',
      'article.restore': 'بازگرداندن نسخهٔ مقاله',
      'article.delete': 'حذف مقاله',
      'article_category.create': 'ایجاد دستهٔ مقاله',
      'article_category.update': 'ویرایش دستهٔ مقاله',
      'article_category.order': 'تغییر ترتیب دسته‌های مقاله',
      'article_category.delete': 'حذف دستهٔ مقاله',
      'article_template.create': 'ایجاد الگوی مقاله',
      'article_template.update': 'ویرایش الگوی مقاله',
      'article_template.delete': 'حذف الگوی مقاله',
      'search_miss.delete': 'حذف جستجوی بی‌نتیجه',
    },
  },
};
