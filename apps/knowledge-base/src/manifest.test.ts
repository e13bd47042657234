import { evaluateGate, type GateContext } from '@hamyar/contracts';
import { buildUser } from '@hamyar/testing';
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

describe('the settings pages of the knowledge base', () => {
  it.each(['full_admin', 'branch_admin', 'department_admin', 'employee'] as const)(
    '[6.16, 6.26] %s opens both as full admin with the license feature alone',
    (role) => {
      const opened = (features: readonly string[]) => {
        const user = buildUser(role, { features: features as never });
        const context: GateContext = { audience: 'staff', user, features: user.features, settings: {} };
        return manifest.settingsPages.filter(({ gate }) => evaluateGate(gate, context)).map(({ path }) => path);
      };
      const both = ['/settings/knowledgeBaseSettings', '/settings/knowledgebaseTemplate'];
      expect(opened(['kb_core'])).toEqual(role === 'full_admin' ? both : []);
      expect(opened([])).toEqual([]);
    },
  );
});
