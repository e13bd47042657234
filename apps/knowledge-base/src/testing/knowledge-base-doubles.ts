import type { Article, ArticleCategory, PublicArticle, PublicCategory } from '@hamyar/contracts';

const AT = 1_790_000_000;

/** A category as its readers see it. */
export const buildPublicCategory = (part: Partial<PublicCategory> = {}): PublicCategory => ({
  id: 2,
  name: 'درگاه پرداخت',
  slug: 'درگاه-پرداخت',
  description: 'اتصال، خطاهای تراکنش و تسویه',
  icon: null,
  icon_link: null,
  parent_id: null,
  article_count: 22,
  children: [],
  ...part,
});

/** A row of a list of articles for readers. */
export const buildPublicRow = (part: Partial<PublicArticle> = {}) => ({
  id: 214,
  slug: 'رفع-خطای-504',
  name: 'رفع خطای ۵۰۴ هنگام اتصال به درگاه پرداخت',
  read_time: 4,
  public: true,
  user_group: 'both' as const,
  excerpt: 'سرور واسط در زمان مقرر پاسخی نگرفته است.',
  updated_at: AT,
  ...part,
});

/** An article as its readers see it. */
export const buildPublicArticle = (part: Partial<PublicArticle> = {}): PublicArticle => ({
  ...buildPublicRow(),
  body_html:
    '<p dir="rtl">سرور واسط پاسخی نگرفته است.</p><h2 dir="rtl">پیش از شروع</h2><p dir="rtl">شمارهٔ پیگیری را آماده کنید.</p><h2 dir="rtl">نمونهٔ پاسخ خطا</h2><pre dir="ltr">HTTP/1.1 504</pre>',
  seo_title: null,
  seo_description: null,
  author_name: 'سارا نوری',
  published_at: AT,
  path: [{ id: 2, name: 'درگاه پرداخت', slug: 'درگاه-پرداخت' }],
  related: [{ id: 7, slug: 'تسویه', name: 'تنظیم تسویه', read_time: 6, public: true, user_group: 'both' }],
  attachments: [],
  allow_feedback: true,
  helpful_yes: 128,
  helpful_no: 13,
  feedback: null,
  ...part,
});

/** An article as those see it who write it. */
export const buildArticle = (part: Partial<Article> = {}): Article => ({
  id: 214,
  slug: 'رفع-خطای-504',
  name: 'رفع خطای ۵۰۴ در درگاه پرداخت',
  read_time: 3,
  public: true,
  user_group: 'both',
  version: 9,
  state: 'draft',
  version_number: 5,
  live_version_number: 4,
  categories: [{ id: 2, name: 'درگاه پرداخت' }],
  author: { id: 5, name: 'سارا نوری', employee: true, profile_picture_name: null },
  reviewer: null,
  publish_at: null,
  expire_at: null,
  review_due_at: null,
  views: 412,
  helpful_yes: 128,
  helpful_no: 13,
  comment_count: 1,
  created_at: AT,
  updated_at: AT,
  body_html: '<p dir="rtl">پاسخ بانک دیر رسیده است.</p>',
  excerpt: null,
  related: [],
  keywords: [],
  seo_title: null,
  seo_description: null,
  allow_feedback: true,
  template_id: null,
  source_ticket: null,
  attachments: [],
  review_remark: null,
  next_states: ['review', 'scheduled', 'published'],
  ...part,
});

/** A category as those see it who arrange them. */
export const buildCategory = (part: Partial<ArticleCategory> = {}): ArticleCategory => ({
  id: 2,
  version: 3,
  name: 'درگاه پرداخت',
  slug: 'درگاه-پرداخت',
  description: null,
  status: true,
  icon: null,
  icon_link: null,
  parent_id: null,
  depth: 1,
  order: 1,
  visibility: 'public',
  organizations: [],
  customer_levels: [],
  article_count: 12,
  narrower_article_count: 0,
  created_at: AT,
  updated_at: AT,
  ...part,
});
