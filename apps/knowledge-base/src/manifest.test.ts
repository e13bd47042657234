import { manifest } from './manifest.ts';

describe('the menu of the knowledge base', () => {
  it('[2.34] leads employees to the categories, the articles and the knowledge base itself', () => {
    const items = manifest.menu.filter(({ audience }) => (audience as readonly string[]).includes('staff'));
    const pathOf = (route: string) => manifest.routes.find(({ name }) => name === route)?.path;
    const inOrder = items.toSorted((a, b) => a.order - b.order);
    expect(inOrder.map(({ title, route }) => [title, pathOf(route)])).toEqual([
      ['دسته‌بندی مقالات', '/knowledgeBase/articleCategories'],
      ['لیست مقالات', '/knowledgeBase/articles'],
      ['مشاهدهٔ پایگاه دانش', '/kb'],
    ]);
  });
});
