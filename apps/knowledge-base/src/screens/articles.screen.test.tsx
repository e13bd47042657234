import { act, axe, buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { articleTagsChanged } from '../api/article.api.ts';
import { manifest } from '../manifest.ts';
import { staffText, staffTitles } from '../messages/fa-staff.ts';
import { ArticlesScreen } from './articles.screen.tsx';

const text = staffText.article;
const tag = {
  id: 4,
  version: 1,
  name: 'پرتکرار',
  color: null,
  usage_count: 9,
  is_archived: false,
  created_at: 1_790_000_000,
};

function open(role: 'full_admin' | 'employee', knowledge_base_status: boolean) {
  const api = fakeApi({ knowledgebaseArticleList: [], knowledgebaseCategoryList: [], tagList: [tag] });
  const user = buildUser(role, { permissions: ['manage knowledge base'] as never, features: ['kb_core'] as never });
  const settings = { knowledge_base_status };
  const shell = { user, settings, path: '/knowledgeBase/articles', modules: [{ manifest }] as never };
  return { api, ...renderInTestShell(<ArticlesScreen />, shell) };
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

describe('the list of articles', () => {
  it('[2.13, 7.17, decisions 2.12] is filtered by a tag, which is read again after tags were changed', async () => {
    const { api, person } = open('employee', true);
    await person.click(await screen.findByRole('combobox', { name: text.tag }));
    await person.click(await screen.findByRole('option', { name: 'پرتکرار' }));
    const lists = () => api.calls('knowledgebaseArticleList');
    await waitFor(() => expect(lists().at(-1)?.query).toMatchObject({ tag_id: 4 }));
    const before = lists().length;
    act(articleTagsChanged);
    await waitFor(() => expect(lists()).toHaveLength(before + 1));
  });
});
