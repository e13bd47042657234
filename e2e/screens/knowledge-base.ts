import {
  kbArticleList,
  kbCategoryList,
  knowledgebaseArticleList,
  knowledgebaseTemplateList,
} from '@hamyar/contracts/knowledge-base';
import type { ModuleScreens, ViewedScreens } from '../harness/module-screens.ts';
import { first, NOTHING, press, type Screen } from '../harness/screens.ts';
import { apiCall } from '../harness/session.ts';

/** Pages for readers, over the articles of the demo company that this one may read. */
const readers: ViewedScreens = {
  rows: async (page) => {
    const article = first((await apiCall(page, kbArticleList, { perPage: 10, sort_by: 'views' })).data, 'article');
    const category = first((await apiCall(page, kbCategoryList, {})).data, 'category of articles');
    return { article: article.id, slug: article.slug, category: category.id };
  },
  screens: [
    {
      name: 'kb-results',
      path: '/kb',
      open: async (page) => {
        await page.getByRole('searchbox').first().fill('چاپگر رسید');
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'kb-category', path: '/kb/categories/:category', fresh: true },
    { name: 'kb-found', path: '/kb/articles?s=%DA%86%D8%A7%D9%BE%DA%AF%D8%B1', fresh: true },
    { name: 'kb-nothing', path: `/kb/articles?s=${NOTHING}`, fresh: true },
    { name: 'kb-article', path: '/kb/articles/:article', fresh: true },
    { name: 'kb-article-name', path: '/kb/articles/:article/:slug', fresh: true },
  ],
};

const suggestions: Screen = {
  name: 'my-ticket-suggestions',
  path: '/tickets/new',
  fresh: true,
  open: async (page) => {
    await page.getByRole('textbox', { name: 'عنوان تیکت' }).fill('چاپگر رسید چاپ نمی‌کند');
    // a list below the text, on phones one line above it
    await page.locator('.kb-suggest, .kb-suggest-line').filter({ visible: true }).waitFor();
  },
};

const article = '/knowledgeBase/articles/:article';
const templates = '/settings/knowledgebaseTemplate';

/** The knowledge base for its readers, and for who writes its articles. */
export const screens: ModuleScreens = {
  visitor: readers,
  customer: { ...readers, screens: [...readers.screens, suggestions] },
  fullAdmin: {
    rows: async (page) => {
      const { id } = first((await apiCall(page, knowledgebaseArticleList, { perPage: 10 })).data, 'article');
      const [template] = (await apiCall(page, knowledgebaseTemplateList, { perPage: 10 })).data;
      return { article: id, template: template?.id ?? 999_999_999 };
    },
    screens: [
      {
        name: 'article-category-new',
        path: '/knowledgeBase/articleCategories',
        open: press('دسته‌بندی جدید'),
      },
      { name: 'article-new', path: '/knowledgeBase/articles', open: press('مقالهٔ جدید') },
      { name: 'article-misses', path: '/knowledgeBase/articles', open: press('جستجوهای بی‌نتیجه') },
      { name: 'article', path: article },
      { name: 'article-templates-dialog', path: article, open: press('قالب‌های آماده') },
      { name: 'article-related', path: article, open: press('افزودن مقالهٔ مرتبط') },
      { name: 'article-preview', path: `${article}?view=visitor` },
      { name: 'article-versions', path: `${article}?view=versions` },
      { name: 'article-template', path: `${templates}/:template` },
    ],
  },
};
