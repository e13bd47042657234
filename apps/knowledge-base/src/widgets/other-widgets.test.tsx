import { buildUser, fakeApi, provideTestShell, refuse, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { fa } from '../messages/fa.ts';
import { buildPublicRow } from '../testing/knowledge-base-doubles.ts';
import { HomeArticlesWidget } from './home-articles.widget.tsx';
import { searchArticles } from './search-articles.ts';

const modules = [
  { manifest: { ...manifest, routes: manifest.routes.map(({ gate: _gate, ...route }) => route) } },
] as never;
const shell = { user: buildUser('customer'), path: '/', modules };
const rows = ['یک', 'دو', 'سه', 'چهار'].map((name, at) => buildPublicRow({ id: at + 1, name }));

describe("on a customer's home", () => {
  it('[2.1] the three articles that are read most stand with their read times, and the way to all', async () => {
    const api = fakeApi({ kbArticleList: rows });
    renderInTestShell(<HomeArticlesWidget />, shell);
    await screen.findByText('سه');
    expect(screen.queryByText('چهار')).toBeNull();
    expect(screen.getAllByText('۴ دقیقه مطالعه')).toHaveLength(3);
    expect(screen.getByRole('link', { name: fa.homeWidget.all }).getAttribute('href')).toBe('/kb');
    expect(api.calls('kbArticleList')[0]?.query).toMatchObject({ sort_by: 'views' });
  });

  it('[decisions 2.0] help is found by search: the words lead to the results', async () => {
    fakeApi({ kbArticleList: rows });
    const { person, history } = renderInTestShell(<HomeArticlesWidget />, shell);
    await person.type(await screen.findByRole('searchbox'), 'چاپگر رسید{Enter}');
    await waitFor(() => expect(history.location.get().pathname).toBe('/kb/articles'));
    expect(new URLSearchParams(history.location.get().search).get('s')).toBe('چاپگر رسید');
  });

  it('nothing stands there while the knowledge base cannot be read', async () => {
    const api = fakeApi({ kbArticleList: () => refuse('SERVER_ERROR') });
    renderInTestShell(<HomeArticlesWidget />, shell);
    await waitFor(() => expect(api.calls('kbArticleList').length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByText(fa.homeWidget.title)).toBeNull());
  });
});

describe('in the palette', () => {
  it('[2.53] articles are found from three characters on, by a search that counts nothing', async () => {
    const api = fakeApi({ kbArticleList: rows });
    provideTestShell(shell);
    const { signal } = new AbortController();
    expect((await searchArticles({ text: 'چا', limit: 3, signal })).hits).toEqual([]);
    const { hits } = await searchArticles({ text: 'چاپ', limit: 3, signal });
    expect(hits.map(({ title }) => title)).toEqual(['یک', 'دو', 'سه']);
    expect(api.calls('kbArticleList').map(({ query }) => query)).toEqual([
      expect.objectContaining({ s: 'چاپ', unfinished: true }),
    ]);
  });
});
