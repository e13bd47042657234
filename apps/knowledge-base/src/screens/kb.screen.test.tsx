import { axe, buildUser, fakeApi, pageOf, refuse, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { toast } from '@hamyar/design-system/overlay';
import { manifest } from '../manifest.ts';
import { fa } from '../messages/fa.ts';
import { buildPublicArticle, buildPublicCategory, buildPublicRow } from '../testing/knowledge-base-doubles.ts';
import { KbAccessDeniedScreen } from './kb-access-denied.screen.tsx';
import { KbArticleScreen } from './kb-article.screen.tsx';
import { KbArticlesScreen } from './kb-articles.screen.tsx';
import { KbCategoriesScreen } from './kb-categories.screen.tsx';
import { KbCategoryScreen } from './kb-category.screen.tsx';
import { KbScreen } from './kb.screen.tsx';

// the server has evaluated the gates of a visitor's pages, and sends none
const modules = [
  { manifest: { ...manifest, routes: manifest.routes.map(({ gate: _gate, ...route }) => route) } },
] as never;
const child = buildPublicCategory({ id: 21, name: 'خطاهای رایج تراکنش در درگاه پرداخت', parent_id: 2 });
const category = buildPublicCategory({ children: [{ ...child, children: [] }] });
const row = buildPublicRow();
const settings = { knowledge_base_status: true };

const handlers = {
  kbCategoryList: [category],
  kbArticleList: [row],
  kbArticleGet: buildPublicArticle(),
  kbCategoryGet: { ...category, path: [] },
};
const visit = (Screen: () => React.JSX.Element, path: string, more: object = {}) =>
  renderInTestShell(<Screen />, { user: null, path, modules, settings, ...more });
const searchFor = async (person: ReturnType<typeof visit>['person'], words: string) =>
  person.type(screen.getByRole('searchbox'), `${words}{Enter}`);

describe('the first page of the knowledge base', () => {
  it('[2.28] shows a visitor categories, search and the way to the tickets through the login', async () => {
    fakeApi(handlers);
    const { pageMetadata } = visit(KbScreen, '/kb');
    expect(await screen.findByRole('heading', { level: 1, name: fa.home.title })).toBeTruthy();
    const side = within(screen.getByRole('navigation', { name: 'دسته‌بندی‌ها' }));
    expect((await side.findByTitle(category.name)).getAttribute('href')).toBe('/kb/categories/2');
    const tickets = screen.getAllByRole('link', { name: fa.help.toTickets });
    expect(tickets.map((link) => link.getAttribute('href'))).toEqual([
      '/login?next=%2Ftickets',
      '/login?next=%2Ftickets',
    ]);
    expect(pageMetadata.at(-1)).toMatchObject({ canonical: '/kb' });
    expect(await axe()).toEqual([]);
  });

  const tickets = {
    name: 'tickets',
    routes: ['tickets', 'tickets-new'].map((name) => ({
      path: `/${name.replace('-', '/')}`,
      name,
      title: 'x',
      screen: 'X',
    })),
  };
  it('[2.28] does not ask who has logged in to log in: the way to the tickets leads back', async () => {
    fakeApi(handlers);
    visit(KbScreen, '/kb', { user: buildUser('customer'), modules: [...(modules as object[]), { manifest: tickets }] });
    const links = await screen.findAllByRole('link', { name: fa.help.backToTickets });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tickets', '/tickets']);
    expect(screen.queryByText(fa.help.toTickets)).toBeNull();
  });

  it.each([
    ['/kb', KbScreen],
    ['/kb/articles/7/x', KbArticleScreen],
    ['/kb/categories/2', KbCategoryScreen],
    ['/kb/accessDenied', KbAccessDeniedScreen],
  ])('[1.3] says at the foot of %s the text of the settings and the version', (path, Screen) => {
    fakeApi(handlers);
    visit(Screen, path, { settings: { ...settings, footer_text: 'شرکت آریا', version: '1.2.3' } });
    const foot = document.querySelector<HTMLElement>('footer.kb-foot')!;
    expect(within(foot).getByText('شرکت آریا')).toBeTruthy();
    expect(foot.textContent).toMatch(/نسخهٔ.*۱٫۲٫۳|نسخهٔ.*۱\.۲\.۳/);
  });

  it('[2.55, 9.4] cuts the name of a category below another one at 23 characters', async () => {
    const whole = 'خطاهای رایج تراکنش در د';
    const other = { ...child, id: 22, name: whole, children: [] };
    fakeApi({ ...handlers, kbCategoryList: [{ ...category, children: [{ ...child, children: [] }, other] }] });
    visit(KbScreen, '/kb');
    const link = await screen.findByTitle(child.name);
    expect(link.textContent).toBe(`${child.name.slice(0, 23)}…`);
    expect(screen.getByText(whole)).toBeTruthy();
  });

  it('[2.55] shows the categories below one when it is opened, and hides them when it is closed again', async () => {
    const leaf = { ...child, id: 23, name: 'وب‌هوک', children: [] };
    const below = { ...child, name: 'خطاها', children: [leaf] };
    fakeApi({ ...handlers, kbCategoryList: [{ ...category, children: [below] }] });
    const { person } = visit(KbArticlesScreen, '/kb/articles');
    const toggle = async (name: string) => screen.findByLabelText(`زیرمجموعه‌های ${name}`);
    const listOf = async (name: string) => (await toggle(name)).closest('details')!;
    const [top, inner] = [await listOf(category.name), await listOf(below.name)];
    expect(within(top).getByTitle(below.name).getAttribute('href')).toBe(`/kb/categories/${below.id}`);
    expect(within(inner).getByTitle(leaf.name).getAttribute('href')).toBe(`/kb/categories/${leaf.id}`);
    expect([top.open, inner.open]).toEqual([false, false]);
    await person.click(await toggle(category.name));
    expect([top.open, inner.open]).toEqual([true, false]);
    await person.click(await toggle(below.name));
    expect([top.open, inner.open]).toEqual([true, true]);
    await person.click(await toggle(category.name));
    expect(top.open).toBe(false);
  });

  it.each([
    ['kb', KbScreen, '/kb'],
    ['kb-categories', KbCategoriesScreen, '/kb/categories'],
  ] as const)(
    '[decisions 2.0] says on %s that categories could not be read, and reads them again',
    async (_page, Screen, path) => {
      let away = true;
      fakeApi({ ...handlers, kbCategoryList: () => (away ? refuse('SERVER_ERROR') : [category]) });
      const { person } = visit(Screen, path);
      const failure = await screen.findByText(fa.home.categoriesFailed);
      away = false;
      await person.click(
        within(failure.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'تلاش دوباره' }),
      );
      await waitFor(() => expect(screen.getAllByText(category.name).length).toBeGreaterThan(1));
      expect(screen.queryByText(fa.home.categoriesFailed)).toBeNull();
    },
  );

  it('offers the searches of the settings', async () => {
    fakeApi(handlers);
    visit(KbScreen, '/kb', { settings: { ...settings, knowledge_base_searches: ['خطای ۵۰۴'] } });
    const link = await screen.findByRole('link', { name: 'خطای ۵۰۴' });
    expect(link.getAttribute('href')).toBe(`/kb/articles?s=${encodeURIComponent('خطای ۵۰۴')}`);
  });
});

describe('the search', () => {
  const toasts = () => [jest.spyOn(toast, 'warning'), jest.spyOn(toast, 'info')] as const;
  afterEach(() => jest.restoreAllMocks());

  it('[2.53, 9.4] shows results in a dialog: names cut at 40 characters, and read times', async () => {
    const long = buildPublicRow({ name: 'راهنمای گام‌به‌گام اتصال درگاه پرداخت به فروشگاه اینترنتی شما' });
    const whole = buildPublicRow({ id: 99, name: long.name.slice(0, 40) });
    const api = fakeApi({ ...handlers, kbArticleList: [long, whole] });
    const { person } = visit(KbScreen, '/kb');
    await searchFor(person, ' درگاه ');
    const dialog = within(await screen.findByRole('dialog', { name: fa.results }));
    const link = dialog.getAllByRole('link')[0]!;
    const name = link.querySelector('.kb-link-words')?.textContent ?? '';
    expect(name).toBe(`${long.name.slice(0, 40)}…`);
    expect(dialog.getByText(whole.name)).toBeTruthy();
    expect(dialog.getAllByText('۴ دقیقه مطالعه')).toHaveLength(2);
    expect(api.calls('kbArticleList').at(-1)?.query).toMatchObject({ s: 'درگاه' });
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('[2.53] has its words in the address, so that Back from an article leads to the results and the one that was followed', async () => {
    const rows = [buildPublicRow({ id: 1 }), buildPublicRow({ id: 2, name: 'راه‌اندازی درگاه' })];
    fakeApi({ ...handlers, kbArticleList: rows });
    const { person, history, unmount } = visit(KbScreen, '/kb');
    await searchFor(person, 'درگاه');
    const second = await within(await screen.findByRole('dialog', { name: fa.results })).findByRole('link', {
      name: /راه‌اندازی/,
    });
    const address = history.location.get();
    expect([address.pathname, new URLSearchParams(address.search).get('q')]).toEqual(['/kb', 'درگاه']);
    await person.click(second);
    expect(history.location.get().pathname).toMatch(/^\/kb\/articles\/2/);
    unmount();

    visit(KbScreen, `/kb?${new URLSearchParams({ q: 'درگاه' })}`);
    await screen.findByRole('dialog', { name: fa.results });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('راه‌اندازی درگاه'));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { hidden: true }).value).toBe('درگاه');
  });

  it('[2.53] takes its words out of the address when the results are closed, and leaves them in the field', async () => {
    fakeApi(handlers);
    const { person, history } = visit(KbScreen, '/kb');
    await searchFor(person, 'درگاه');
    await screen.findByRole('dialog', { name: fa.results });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.get().search).toBe('');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('درگاه');
  });

  it('[2.53] asks for three characters before it searches', async () => {
    const [warning] = toasts();
    const api = fakeApi(handlers);
    const { person } = visit(KbScreen, '/kb');
    await searchFor(person, 'در');
    await waitFor(() => expect(warning).toHaveBeenCalledWith(fa.shortSearch, expect.anything()));
    expect(api.calls('kbArticleList').some(({ query }) => query.s !== undefined)).toBe(false);
  });

  it('[2.54] says in the words of the spec that nothing was found', async () => {
    const [, info] = toasts();
    fakeApi({ ...handlers, kbArticleList: [] });
    const { person } = visit(KbScreen, '/kb');
    await searchFor(person, 'چیزی که نیست');
    await waitFor(() => expect(info).toHaveBeenCalledWith('نتیجه ای برای جستجوی شما پیدا نشد.', expect.anything()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a page of results, for browsers without scripts, which search engines leave out', async () => {
    const api = fakeApi(handlers);
    const { pageMetadata } = visit(KbArticlesScreen, `/kb/articles?s=${encodeURIComponent('درگاه')}`);
    expect((await screen.findAllByRole('link', { name: new RegExp(row.name.slice(0, 12)) })).length).toBe(1);
    expect(api.calls('kbArticleList').at(-1)?.query).toMatchObject({ s: 'درگاه' });
    expect(pageMetadata.at(-1)).toMatchObject({ noindex: true });
  });
});

describe('an article', () => {
  const path = '/kb/articles/214/old-name';

  it('shows its text with a table of contents, related articles and its own address', async () => {
    fakeApi(handlers);
    const { pageMetadata, pageParams } = visit(KbArticleScreen, path);
    expect(await screen.findByRole('heading', { level: 1, name: row.name })).toBeTruthy();
    const contents = within(screen.getByRole('navigation', { name: fa.article.contents }));
    const links = contents.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['پیش از شروع', 'نمونهٔ پاسخ خطا']);
    expect(document.querySelector(links[0]!.getAttribute('href')!)?.textContent).toBe('پیش از شروع');
    expect(screen.getByRole('link', { name: /تنظیم تسویه/ })).toBeTruthy();
    expect(pageParams).toEqual({ name: row.name });
    expect(pageMetadata.at(-1)).toMatchObject({
      type: 'article',
      description: row.excerpt,
      canonical: `/kb/articles/214/${encodeURIComponent(row.slug)}`,
      structuredData: { '@type': 'Article', headline: row.name },
    });
    expect(await axe()).toEqual([]);
  });

  it('[8.16] copies its address and says so, says where it stands where the browser gives no clipboard, and prints', async () => {
    fakeApi(handlers);
    const said = [jest.spyOn(toast, 'success'), jest.spyOn(toast, 'warning')] as const;
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { person } = visit(KbArticleScreen, path);
    const copy = await screen.findByRole('button', { name: 'کپی پیوند' });
    await person.click(copy);
    await waitFor(() => expect(said[0]).toHaveBeenCalledWith('کپی شد', expect.anything()));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await person.click(copy);
    await waitFor(() => expect(said[1]).toHaveBeenCalledWith(fa.article.notCopied, expect.anything()));
    await person.click(screen.getByRole('button', { name: fa.article.print }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('takes whether it helped, and then a comment', async () => {
    const api = fakeApi({
      ...handlers,
      kbArticleUpdate: buildPublicArticle({ feedback: { helpful: false, comment: null } }),
    });
    const { person } = visit(KbArticleScreen, path);
    await person.click(await screen.findByRole('button', { name: fa.feedback.no }));
    await person.type(await screen.findByRole('textbox', { name: fa.feedback.comment }), 'نمونه کم دارد');
    await person.click(screen.getByRole('button', { name: fa.feedback.send }));
    await waitFor(() => expect(api.calls('kbArticleUpdate')).toHaveLength(2));
    expect(api.calls('kbArticleUpdate').map(({ body }) => body)).toMatchObject([
      { helpful: false },
      { comment: 'نمونه کم دارد' },
    ]);
  });

  it('asks nobody where its author has turned that off', async () => {
    fakeApi({ ...handlers, kbArticleGet: buildPublicArticle({ allow_feedback: false }) });
    visit(KbArticleScreen, path);
    await screen.findByRole('heading', { level: 1, name: row.name });
    expect(screen.queryByText(fa.feedback.question)).toBeNull();
  });

  it('counts a solved problem, and leads who still needs help to a new ticket', async () => {
    const api = fakeApi({ ...handlers, kbArticleSolved: undefined });
    const { person } = visit(KbArticleScreen, path);
    const more = await screen.findByRole('link', { name: fa.help.stillNeeded });
    expect(more.getAttribute('href')).toBe('/login?next=%2Ftickets%2Fnew');
    await person.click(screen.getByRole('button', { name: fa.solved.action }));
    expect(await screen.findByText(fa.solved.thanks)).toBeTruthy();
    expect(api.calls('kbArticleSolved')[0]?.body).toEqual({ source: 'article' });
  });
});

describe('a category', () => {
  it('[9.1] shows what is below it and its articles, page by page, with the first and the last', async () => {
    const api = fakeApi({
      ...handlers,
      kbArticleList: pageOf([row], { currentPage: 2, totalPages: 4, total: 90, perPage: 25 }),
    });
    visit(KbCategoryScreen, '/kb/categories/2?page=2');
    expect(await screen.findByRole('heading', { level: 1, name: category.name })).toBeTruthy();
    const next = await screen.findByRole('link', { name: fa.pages.next });
    expect(next.getAttribute('href')).toBe('/kb/categories/2?page=3');
    expect(screen.getByRole('link', { name: fa.pages.previous }).getAttribute('href')).toBe('/kb/categories/2');
    expect(screen.getByRole('link', { name: 'صفحهٔ اول' }).getAttribute('href')).toBe('/kb/categories/2');
    expect(screen.getByRole('link', { name: 'صفحهٔ آخر' }).getAttribute('href')).toBe('/kb/categories/2?page=4');
    expect(api.calls('kbArticleList').at(-1)?.query).toMatchObject({ category_id: 2, page: 2 });
    expect(await axe()).toEqual([]);
  });
});

it('[2.12] has the addresses of the spec for visitors, with and without an id and a slug', () => {
  const open = manifest.routes.filter((route) => 'visitors' in route && route.visitors).map(({ path }) => path);
  expect(open).toEqual([
    '/kb',
    '/kb/accessDenied',
    '/kb/articles',
    '/kb/articles/:id',
    '/kb/articles/:id/:slug',
    '/kb/categories',
    '/kb/categories/:id',
  ]);
});

it('[2.12] the page of denied access leads a visitor to the login, and others back', () => {
  fakeApi(handlers);
  visit(KbAccessDeniedScreen, '/kb/accessDenied');
  expect(screen.getByRole('link', { name: fa.accessDenied.logIn }).getAttribute('href')).toBe('/login?next=%2Fkb');
  visit(KbAccessDeniedScreen, '/kb/accessDenied', { user: buildUser('customer') });
  expect(screen.getByRole('link', { name: fa.accessDenied.back })).toBeTruthy();
});
