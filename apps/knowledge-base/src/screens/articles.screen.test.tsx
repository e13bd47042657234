import { axe, buildUser, fakeApi, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { staffText, staffTitles } from '../messages/fa-staff.ts';
import { ArticlesScreen } from './articles.screen.tsx';

const text = staffText.article;

function open(role: 'full_admin' | 'employee', knowledge_base_status: boolean) {
  fakeApi({ knowledgebaseArticleList: [], knowledgebaseCategoryList: [] });
  const user = buildUser(role, { permissions: ['manage knowledge base'] as never, features: ['kb_core'] as never });
  const settings = { knowledge_base_status };
  return renderInTestShell(<ArticlesScreen />, {
    user,
    settings,
    path: '/knowledgeBase/articles',
    modules: [{ manifest }] as never,
  });
}

describe('a knowledge base that is closed', () => {
  it('[decisions 2.26] is said above its articles, and the full admin is led to the settings that open it', async () => {
    open('full_admin', false);
    expect(await screen.findByText(text.closed)).toBeTruthy();
    const link = screen.getByRole('link', { name: staffTitles.settings });
    expect(link.getAttribute('href')).toBe('/settings/knowledgeBaseSettings');
    expect(await axe()).toEqual([]);
  });

  it('[decisions 2.26] is said to writers too, without a link that they may not follow', async () => {
    open('employee', false);
    expect(await screen.findByText(text.closed)).toBeTruthy();
    expect(screen.queryByRole('link', { name: staffTitles.settings })).toBeNull();
  });

  it('is not said of an open one', async () => {
    open('full_admin', true);
    expect(await screen.findByRole('heading', { name: staffTitles.articles })).toBeTruthy();
    expect(screen.queryByText(text.closed)).toBeNull();
  });
});
