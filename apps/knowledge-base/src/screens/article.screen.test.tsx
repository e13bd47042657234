import {
  act,
  axe,
  buildUser,
  fakeApi,
  fireEvent,
  nok,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { staffText } from '../messages/fa-staff.ts';
import { buildArticle, buildCategory, buildPublicArticle } from '../testing/knowledge-base-doubles.ts';
import { ArticleScreen } from './article.screen.tsx';
import { ArticlesScreen } from './articles.screen.tsx';

const modules = [{ manifest }] as never;
const user = buildUser('full_admin');
const text = staffText.editor;
const article = buildArticle();
const version = (n: number, body: string) => ({
  ...article,
  version_number: n,
  live: n === 4,
  state: n === 5 ? 'draft' : 'published',
  published_at: null,
  body_html: body,
});

const handlers = {
  knowledgebaseArticleGet: article,
  knowledgebaseArticleUpdate: { ...article, version: 10 },
  knowledgebaseArticleState: { ...article, state: 'review' as const, version: 11 },
  knowledgebaseArticleReviewers: [
    { id: 5, name: 'سارا نوری', employee: true, profile_picture_name: null },
    { id: 6, name: 'مینا رستمی', employee: true, profile_picture_name: null },
  ],
  knowledgebaseCategoryList: [buildCategory()],
  knowledgebaseSearchMissList: [{ id: 1, text: 'ارور درگاه', count: 28, last_at: 1_790_000_000, article: null }],
  knowledgebaseArticleList: [buildArticle({ id: 7, name: 'تنظیم تسویه', public: false, user_group: 'customers' })],
  knowledgebaseTemplateList: [],
  tagList: [],
};
const open = (more: object = {}, search = '') => {
  const api = fakeApi({ ...handlers, ...more } as never);
  const path = `/knowledgeBase/articles/214${search}`;
  return { api, ...renderInTestShell(<ArticleScreen />, { user, path, modules }) };
};
const nameField = () => screen.findByRole('textbox', { name: new RegExp(staffText.article.name) });

describe('the editor of an article', () => {
  it('saves what was changed with the version that was read', async () => {
    const { api, person } = open();
    await person.type(await nameField(), ' دوم');
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseArticleUpdate')[0]?.body).toMatchObject({
        version: 9,
        name: `${article.name} دوم`,
        public: true,
        category_ids: [2],
      }),
    );
  });

  it('[decisions 2.0] says while it is open that the same person has the article open in another tab', async () => {
    const tabs: FakeTab[] = [];
    class FakeTab {
      onmessage?: (event: { data: string }) => void;
      readonly name: string;
      constructor(name: string) {
        this.name = name;
        tabs.push(this);
      }
      postMessage(data: string) {
        for (const tab of tabs) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data });
      }
      close() {
        tabs.splice(tabs.indexOf(this), 1);
      }
    }
    Object.assign(globalThis, { BroadcastChannel: FakeTab });
    const { unmount } = open();
    await nameField();
    expect(screen.queryByText(text.openElsewhere)).toBeNull();
    const other = new FakeTab(tabs[0]!.name);
    const heard: string[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    act(() => other.postMessage('opened'));
    expect(await screen.findByText(text.openElsewhere)).toBeTruthy();
    act(() => other.postMessage('left'));
    await waitFor(() => expect(screen.queryByText(text.openElsewhere)).toBeNull());
    expect(heard.splice(0)).toEqual(['open', 'open']);
    // Back leads to the page as it was left, and the other tab has the article open again
    act(() => void fireEvent(window, Object.assign(new Event('pagehide'), { persisted: true })));
    act(() => other.postMessage('open'));
    act(() => void fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })));
    expect(heard.splice(0)).toEqual(['left', 'opened']);
    expect(screen.queryByText(text.openElsewhere)).toBeNull();
    act(() => other.postMessage('open'));
    expect(await screen.findByText(text.openElsewhere)).toBeTruthy();
    unmount();
    expect(heard).toEqual(['left']);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('offers the states that the server allows, and saves before it takes the article there', async () => {
    const { api, person } = open();
    expect(await screen.findByRole('button', { name: staffText.states.published })).toBeTruthy();
    expect(screen.queryByRole('button', { name: staffText.states.archived })).toBeNull();
    await person.type(await nameField(), ' سوم');
    await person.click(screen.getByRole('button', { name: staffText.states.review }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseArticleState')[0]?.body).toEqual({ version: 10, state: 'review' }),
    );
    expect(api.calls('knowledgebaseArticleUpdate')).toHaveLength(1);
  });

  it('asks for a reason when a review gives the article back', async () => {
    const review = buildArticle({ state: 'review', next_states: ['draft', 'published'] });
    const { api, person } = open({ knowledgebaseArticleGet: review });
    await person.click(await screen.findByRole('button', { name: staffText.states.draft }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('textbox', { name: staffText.states.remark }), 'نام صفحه تازه شده است');
    await person.click(dialog.getByRole('button', { name: staffText.states.draft }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseArticleState')[0]?.body).toEqual({
        version: 9,
        state: 'draft',
        remark: 'نام صفحه تازه شده است',
      }),
    );
  });

  it('keeps what was typed when somebody else has saved in between, and says so', async () => {
    const { person } = open({
      knowledgebaseArticleUpdate: nok('VERSION_CONFLICT', { ...article, version: 12, name: 'نام دیگری' }),
    });
    const name = await nameField();
    await person.type(name, ' من');
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect((name as HTMLInputElement).value).toBe(`${article.name} من`));
  });

  it('[2.86, 2.91] takes related articles from its dialog only when they are applied', async () => {
    const { api, person } = open();
    const related = async () => {
      await person.click(await screen.findByRole('button', { name: text.addRelated }));
      const frame = await screen.findByRole('dialog', { name: staffText.related.title });
      expect(frame.style.width).toBe('700px');
      const dialog = within(frame);
      await person.click(await dialog.findByRole('checkbox', { name: 'تنظیم تسویه' }));
      // for whom it is stands beside its name
      expect(dialog.getByText(staffText.audience.customers.label)).toBeTruthy();
      return dialog;
    };
    await person.click((await related()).getByRole('button', { name: 'انصراف' }));
    expect(await screen.findByText(text.noRelated)).toBeTruthy();
    await person.click((await related()).getByRole('button', { name: staffText.related.apply }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('knowledgebaseArticleUpdate')[0]?.body).toMatchObject({ related_ids: [7] }));
  });

  it('[2.86] has what is chosen first in the dialog of related articles, also of a later page, and more by a press', async () => {
    const chosen = {
      id: 90,
      slug: 'y',
      name: 'یکی از صفحهٔ دیگر',
      read_time: 1,
      public: true,
      user_group: 'both' as const,
      live: true,
    };
    const rows = Array.from({ length: 25 }, (_, n) => buildArticle({ id: 300 + n, name: `مقاله ${n}` }));
    const { api, person } = open({
      knowledgebaseArticleGet: { ...article, related: [chosen] },
      knowledgebaseArticleList: pageOf(rows, { total: 26 }),
    });
    await person.click(await screen.findByRole('button', { name: text.addRelated }));
    const dialog = within(await screen.findByRole('dialog', { name: staffText.related.title }));
    const boxes = await dialog.findAllByRole('checkbox');
    expect(boxes).toHaveLength(26);
    expect(boxes[0]).toBe(dialog.getByRole('checkbox', { name: chosen.name, checked: true }));
    api.answer({ knowledgebaseArticleList: [...rows, buildArticle({ id: 90, name: chosen.name })] } as never);
    await person.click(dialog.getByRole('button', { name: staffText.related.more }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: staffText.related.more })).toBeNull());
    expect(api.calls('knowledgebaseArticleList').at(-1)?.query).toMatchObject({ perPage: 50 });
    // it stands there once, and where it was when it is taken away
    await person.click(dialog.getByRole('checkbox', { name: chosen.name }));
    expect(dialog.getAllByRole('checkbox')[0]).toBe(
      dialog.getByRole('checkbox', { name: chosen.name, checked: false }),
    );
  });

  it('makes a search without a result one of its words by one press', async () => {
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: /^افزودن .*ارور درگاه/ }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseArticleUpdate')[0]?.body).toMatchObject({ keywords: ['ارور درگاه'] }),
    );
  });

  it('stores what is typed as a draft, in the shape of the server', async () => {
    const { person, drafts } = open();
    await person.type(await nameField(), ' چهارم');
    expect(drafts.get('article:214:text')).toMatchObject({
      attachments: [],
      form_values: { changes: { name: `${article.name} چهارم` } },
    });
  });
});

describe('the preview', () => {
  it('says from when a reader sees the version, why not, and what is hidden', async () => {
    open(
      {
        knowledgebaseArticlePreview: {
          article: buildPublicArticle(),
          shown: false,
          shown_from: null,
          live_version_number: 4,
          hidden_by: [{ reason: 'category', name: 'راهنمای کارشناسان' }],
          hidden_related: [],
        },
      },
      '?view=visitor',
    );
    expect(await screen.findByText(/مهمان این مقاله را نمی‌بیند/)).toBeTruthy();
    expect(screen.getByText(/راهنمای کارشناسان/)).toBeTruthy();
  });
});

describe('the versions', () => {
  it('show what is new in the newest, and bring an earlier one back', async () => {
    const { api, person } = open(
      {
        knowledgebaseArticleVersions: [version(5, ''), version(4, '')],
        knowledgebaseArticleVersionGet: ({ params }: { params: Record<string, string> }) =>
          version(Number(params.number), `<p>مهلت ${Number(params.number) === 5 ? 'سی' : 'ده'} ثانیه است</p>`),
        knowledgebaseArticleVersionRestore: article,
      },
      '?view=versions',
    );
    expect((await screen.findByText('سی')).tagName).toBe('INS');
    expect(screen.getByText('ده').tagName).toBe('DEL');
    expect(await axe()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'بازگردانی نسخهٔ ۴' }));
    await waitFor(() => expect(api.calls('knowledgebaseArticleVersionRestore')[0]?.body).toEqual({ version: 9 }));
  });
});

describe('the list of articles', () => {
  it('[2.13, 3.7] shows state and audience, and makes a search without a result a draft', async () => {
    const api = fakeApi({ ...handlers, knowledgebaseArticleStore: { id: 300 } } as never);
    const { person, history } = renderInTestShell(<ArticlesScreen />, {
      user,
      path: '/knowledgeBase/articles',
      modules,
    });
    expect((await screen.findAllByText(staffText.audience.customers.label)).length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: staffText.article.misses }));
    await person.click(await screen.findByRole('button', { name: staffText.misses.write }));
    await person.click(await screen.findByRole('button', { name: staffText.article.create }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseArticleStore')[0]?.body).toMatchObject({ name: 'ارور درگاه', search_miss_id: 1 }),
    );
    await waitFor(() => expect(history.location.get().pathname).toBe('/knowledgeBase/articles/300'));
  });
});
