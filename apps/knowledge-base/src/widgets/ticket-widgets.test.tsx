import type { Suggestion } from '@hamyar/contracts';
import { toast } from '@hamyar/design-system/overlay';
import {
  act,
  axe,
  buildContent,
  buildTicket,
  buildUser,
  fakeApi,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { fa } from '../messages/fa.ts';
import { staffText } from '../messages/fa-staff.ts';
import { buildArticle, buildPublicArticle, buildPublicRow } from '../testing/knowledge-base-doubles.ts';
import { TicketAnswersDialog } from './ticket-answers.dialog.tsx';
import { TicketSuggestions } from './ticket-suggestions.widget.tsx';

const modules = [
  { manifest: { ...manifest, routes: manifest.routes.map(({ gate: _gate, ...route }) => route) } },
] as never;
const suggestion = (part: Partial<Suggestion> = {}): Suggestion => ({
  ...buildPublicRow(),
  for_customer: null,
  ...part,
});

describe('below the text of a new ticket', () => {
  afterEach(() => jest.useRealTimers());
  const show = (text: string, onSolved = jest.fn()) =>
    renderInTestShell(<TicketSuggestions text={text} onSolved={onSolved} />, {
      user: buildUser('customer'),
      path: '/tickets/new',
      modules,
    });

  it('[decisions 2.12] nothing is asked for before the third word, nor while somebody is typing', async () => {
    const api = fakeApi({ kbSuggestion: [suggestion()] });
    jest.useFakeTimers();
    const { rerender } = show('چاپگر رسید');
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const type = (text: string) => rerender(<TicketSuggestions text={text} onSolved={jest.fn()} />);
    await wait(5_000);
    type('چاپگر رسید چا');
    await wait(399);
    type('چاپگر رسید چاپ');
    await wait(399);
    expect(api.calls('kbSuggestion')).toEqual([]);
    await wait(1);
    await wait(5_000);
    jest.useRealTimers();
    expect(await screen.findByRole('region', { name: fa.suggestions.title })).toBeTruthy();
    expect(api.calls('kbSuggestion').map(({ body }) => body)).toEqual([{ text: 'چاپگر رسید چاپ' }]);
    expect(await axe()).toEqual([]);
  });

  it('[decisions 2.12] an article is read over the ticket; when it was the answer, that is counted and the ticket ends', async () => {
    jest.spyOn(toast, 'success');
    const api = fakeApi({
      kbSuggestion: [suggestion()],
      kbArticleGet: buildPublicArticle(),
      kbArticleSolved: undefined,
    });
    const solved = jest.fn();
    const { person } = show('درگاه پرداخت خطا می‌دهد', solved);
    await person.click(await screen.findByRole('button', { name: /رفع خطای ۵۰۴/ }));
    await screen.findByText('سرور واسط پاسخی نگرفته است.');
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await person.click(screen.getByRole('button', { name: fa.suggestions.goOn }));
    expect(solved).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: /رفع خطای ۵۰۴/ }));
    await person.click(await screen.findByRole('button', { name: fa.solved.action }));
    await waitFor(() => expect(solved).toHaveBeenCalledTimes(1));
    expect(api.calls('kbArticleSolved')[0]).toMatchObject({ params: { id: 214 }, body: { source: 'suggestion' } });
  });

  it('[decisions 2.12] an employee who writes a ticket reads the article over it, and counts no solved problem', async () => {
    fakeApi({ kbSuggestion: [suggestion()], kbArticleGet: buildPublicArticle() });
    const { person } = renderInTestShell(<TicketSuggestions text="درگاه پرداخت خطا می‌دهد" onSolved={null} />, {
      user: buildUser('employee'),
      path: '/tickets/new',
      modules,
    });
    const related = await screen.findByRole('region', { name: fa.suggestions.related });
    await person.click(within(related).getByRole('button', { name: /رفع خطای ۵۰۴/ }));
    await screen.findByText('سرور واسط پاسخی نگرفته است.');
    expect(screen.queryByRole('button', { name: fa.solved.action })).toBeNull();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await person.click(screen.getByRole('button', { name: fa.suggestions.goOn }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[decisions 2.12] is one line on a phone, which opens the list of articles and then one of them', async () => {
    fakeApi({ kbSuggestion: [suggestion()], kbArticleGet: buildPublicArticle() });
    const { person } = show('درگاه پرداخت خطا می‌دهد');
    await person.click(await screen.findByRole('button', { name: /شاید پاسخ شما.*۱ مقاله/ }));
    const list = within(screen.getByRole('dialog', { name: fa.suggestions.title }));
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await person.click(list.getByRole('button', { name: /رفع خطای ۵۰۴/ }));
    await screen.findByText('سرور واسط پاسخی نگرفته است.');
    expect(screen.queryByRole('dialog', { name: fa.suggestions.title })).toBeNull();
  });
});

describe('over the composer of an employee', () => {
  const context = {
    ticketId: 7,
    subject: 'خطای ۵۰۴',
    text: 'خطای ۵۰۴ می‌گیرم',
    onInsert: jest.fn(),
    onClose: jest.fn(),
  };
  const show = (permissions: string[] = []) =>
    renderInTestShell(<TicketAnswersDialog {...context} />, {
      user: { ...buildUser('employee'), permissions, effective_permissions: permissions } as never,
      path: '/tickets/7',
      modules,
      settings: { kb_core: true } as never,
    });
  beforeEach(() => jest.clearAllMocks());

  it('[decisions 2.12] one press puts a link or an excerpt into the reply, with nothing of an article as markup', async () => {
    const api = fakeApi({ kbSuggestion: [suggestion({ name: 'رفع <b>خطا</b>', excerpt: 'a < b' })] });
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: new RegExp(`^${staffText.answers.link}`) }));
    const link =
      '<p><a href="/kb/articles/214/%D8%B1%D9%81%D8%B9-%D8%AE%D8%B7%D8%A7%DB%8C-504">رفع &#60;b&#62;خطا&#60;/b&#62;</a></p>';
    expect(context.onInsert).toHaveBeenLastCalledWith(link);
    await person.click(screen.getByRole('button', { name: new RegExp(`^${staffText.answers.excerpt}`) }));
    expect(context.onInsert).toHaveBeenLastCalledWith(`<blockquote><p>a &#60; b</p></blockquote>${link}`);
    expect(api.calls('kbSuggestion')[0]?.body).toEqual({ text: context.text, ticket_id: 7 });
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('an article that the customer may not read is shown, and no word of it goes into the reply', async () => {
    fakeApi({ kbSuggestion: [suggestion({ for_customer: false })] });
    show();
    await screen.findByText(staffText.answers.closed);
    expect(screen.queryByRole('button', { name: new RegExp(staffText.answers.link) })).toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(staffText.answers.excerpt) })).toBeNull();
  });

  it('the ticket becomes a draft with its question and its last answer, for those who write articles', async () => {
    const ticket = buildTicket({
      contents: [
        buildContent({
          id: 1,
          type: 'message',
          author_kind: 'customer',
          body_html: '<p>وصل نمی‌شود<img src="/api/attachment/3"></p>',
        }),
        buildContent({ id: 2, type: 'note', author_kind: 'employee', body_html: '<p>راز</p>' }),
        buildContent({ id: 3, type: 'message', author_kind: 'employee', body_html: '<p>درگاه دوم را فعال کنید</p>' }),
      ],
    });
    const api = fakeApi({
      kbSuggestion: [],
      ticketGet: ticket,
      knowledgebaseTemplateList: [],
      knowledgebaseArticleStore: buildArticle(),
    });
    const { person } = show(['manage knowledge base']);
    await person.click(await screen.findByRole('button', { name: staffText.answers.write }));
    expect((await screen.findByLabelText<HTMLInputElement>(/عنوان/)).value).toBe('خطای ۵۰۴');
    await person.click(screen.getByRole('button', { name: staffText.article.create }));
    await waitFor(() => expect(api.calls('knowledgebaseArticleStore')).toHaveLength(1));
    expect(api.calls('knowledgebaseArticleStore')[0]?.body).toEqual({
      name: 'خطای ۵۰۴',
      source_ticket_id: 7,
      body_html: '<h2>مشکل</h2><p>وصل نمی‌شود</p><h2>راه‌حل</h2><p>درگاه دوم را فعال کنید</p>',
    });
  });

  it('an article that is made of a ticket by a template contains the text of both', async () => {
    const message = { type: 'message', author_kind: 'employee' } as const;
    const api = fakeApi({
      kbSuggestion: [],
      ticketGet: buildTicket({ contents: [buildContent({ ...message, id: 1, body_html: '<p>درگاه دوم</p>' })] }),
      knowledgebaseTemplateList: [
        { id: 4, version: 1, name: 'خطا', body: '<p>نشانه‌ها</p>', fields: {}, created_at: 1, updated_at: 1 },
      ],
      knowledgebaseArticleStore: buildArticle(),
    });
    const { person } = show(['manage knowledge base']);
    await person.click(await screen.findByRole('button', { name: staffText.answers.write }));
    await person.click(await screen.findByRole('combobox', { name: new RegExp(staffText.article.template) }));
    await person.click(await screen.findByText('خطا'));
    await person.click(screen.getByRole('button', { name: staffText.article.create }));
    await waitFor(() => expect(api.calls('knowledgebaseArticleStore')).toHaveLength(1));
    const { body_html, template_id } = api.calls('knowledgebaseArticleStore')[0]?.body as Record<string, unknown>;
    expect(template_id).toBe(4);
    expect(body_html).toMatch(/^<p>نشانه‌ها<\/p>.*<p>درگاه دوم<\/p>/);
  });

  it('who writes no articles is not offered to make one', async () => {
    fakeApi({ kbSuggestion: [] });
    show();
    await screen.findByText(staffText.answers.none);
    expect(screen.queryByRole('button', { name: staffText.answers.write })).toBeNull();
  });
});
