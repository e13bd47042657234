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
};
