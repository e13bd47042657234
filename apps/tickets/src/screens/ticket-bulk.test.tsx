import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildTicketRow,
  buildUser,
  fakeApi,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import type { MultipleTicketActionData } from '@hamyar/contracts';
import { manifest } from '../manifest.ts';
import { buildTag } from '../testing/catalog-doubles.ts';
import { TicketsScreen } from './tickets.screen.tsx';

const modules = [{ manifest }] as never;
const rows = ['یک', 'دو', 'سه', 'چهار'].map((subject, at) =>
  buildTicketRow({ id: at + 1, subject, number: `0508-00000${at + 1}-2` }),
);
const done = (...ids: number[]): MultipleTicketActionData => ({ done: ids, failed: [], batch_id: null });

type ListDouble = NonNullable<Parameters<typeof fakeApi>[0]>['ticketList'];

function show(
  path: string,
  answer: (ids: number[]) => MultipleTicketActionData,
  ticketList: ListDouble = pageOf(rows),
) {
  const api = fakeApi({
    ticketCounters: {},
    savedViewList: [],
    customFieldList: [],
    ticketList,
    tagList: [buildTag({ id: 3, name: 'فوری' })],
    ticketTemplateList: [
      {
        ...{ id: 8, version: 1, name: 'پیگیری بانک', body: '<p>سلام {{customer.name}}</p>', scope: 'global', order: 1 },
        ...{ departments: [], shortcut: null, keywords: [], attachments: [], status: true, usage_count: 0 },
        ...{ last_used_at: null, editable: true, created_at: 1_790_000_000, updated_at: 1_790_000_000 },
      },
    ],
    multipleTicketAction: ({ body }) => answer((body as { ticket_ids: number[] }).ticket_ids),
  });
  const user = { ...buildUser('employee'), permissions: ['flag tickets as spam' as const] };
  const shell = renderInTestShell(
    <>
      <TicketsScreen />
      <OverlayHost />
    </>,
    { user, path, modules },
  );
  return { api, ...shell };
}
const sent = (api: ReturnType<typeof show>['api']) => api.calls('multipleTicketAction').map(({ body }) => body);
const boxes = async () => screen.findAllByRole('checkbox', { name: /^انتخاب (ردیف|تیکت)/ });
const bar = () => screen.findByRole('toolbar', { name: 'مورد انتخاب‌شده' });
const choose = async (person: ReturnType<typeof show>['person'], menu: string, item: string) => {
  await person.click(within(await bar()).getByRole('button', { name: menu }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
};

describe('actions on several tickets', () => {
  for (const layout of ['', '&layout=table'])
    it(`[2.15, 2.30] are offered for what is selected by boxes, by Shift and by X${layout}`, async () => {
      const { api, person } = show(`/tickets?view=all${layout}`, (ids) => done(...ids));
      const all = await boxes();
      await person.click(all[0]!);
      await person.keyboard('{Shift>}');
      await person.click(all[2]!);
      await person.keyboard('{/Shift}');
      expect(within(await bar()).getByRole('status').textContent).toContain('۳');
      screen.getByRole('link', { name: 'چهار' }).focus();
      await person.keyboard('x');
      screen.getByRole('link', { name: 'دو' }).focus();
      await person.keyboard('x');
      expect(await axe(await bar())).toEqual([]);
      await choose(person, 'بیشتر', 'خوانده شد');
      await waitFor(() => expect(sent(api)).toEqual([{ ticket_ids: [1, 3, 4], action: 'read' }]));
      expect(await screen.findByText('تغییرات روی ۳ تیکت اعمال شد')).toBeTruthy();
      expect(screen.queryByRole('toolbar', { name: 'مورد انتخاب‌شده' })).toBeNull();
      await person.click(screen.getByRole('button', { name: 'واگرد' }));
      await waitFor(() => expect(sent(api)[1]).toEqual({ ticket_ids: [1, 3, 4], action: 'unread' }));
    });

  it('[2.15] select all rows of the page with one box', async () => {
    const { api, person } = show('/tickets?view=all&layout=table', (ids) => done(...ids));
    await boxes();
    await person.click(screen.getByRole('checkbox', { name: 'انتخاب همه' }));
    await choose(person, 'اهمیت', 'بحرانی');
    await waitFor(() => expect(sent(api)).toEqual([{ ticket_ids: [1, 2, 3, 4], action: 'importance', value: 3 }]));
  });

  it('[decisions 2.3 "Bulk"] say by number and reason which tickets were left alone, and try these again', async () => {
    let refused = true;
    const { api, person } = show('/tickets?view=all&layout=table', (ids) =>
      refused
        ? {
            done: [1],
            failed: [
              { id: 2, code: 'AUTORIZATION_ERROR', message: 'دسترسی ندارید' },
              { id: 3, code: 'CHOICE', message: 'این دپارتمان برای این تیکت در دسترس نیست' },
            ],
            batch_id: null,
          }
        : done(...ids),
    );
    for (const box of (await boxes()).slice(0, 3)) await person.click(box);
    await choose(person, 'تغییر وضعیت', 'بستن تیکت‌ها');
    const closing = await screen.findByRole('dialog');
    expect(closing.textContent).toContain('۳ تیکت انتخاب‌شده');
    await person.click(within(closing).getByRole('radio', { name: 'تکراری' }));
    await person.click(within(closing).getByRole('button', { name: 'بستن تیکت‌ها' }));
    const result = await screen.findByRole('dialog', { name: '۲ تیکت تغییر نکرد' });
    const lines = within(result).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/دو.*۰۵۰۸-۰۰۰۰۰۲-۲.*شما اجازهٔ این کار را روی این تیکت ندارید/),
      expect.stringMatching(/سه.*۰۵۰۸-۰۰۰۰۰۳-۲.*این دپارتمان برای این تیکت در دسترس نیست/),
    ]);
    expect(await axe(result)).toEqual([]);
    refused = false;
    await person.click(within(result).getByRole('button', { name: 'تلاش دوباره برای ناموفق‌ها' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const value = { status: 4, close_reason: 'duplicate' };
    expect(sent(api)).toEqual([
      { ticket_ids: [1, 2, 3], action: 'status', value },
      { ticket_ids: [2, 3], action: 'status', value },
    ]);
  });

  it('[decisions 2.3 "Bulk"] ask for the reason of a transfer at its field, and lose nothing', async () => {
    const { api, person } = show('/tickets?view=all&layout=table', (ids) => done(...ids));
    await person.click((await boxes())[0]!);
    await person.click(within(await bar()).getByRole('button', { name: 'ارجاع' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'ارجاع تیکت‌ها' }));
    expect(within(dialog).getAllByRole('alert').length).toBeGreaterThan(0);
    expect(sent(api)).toEqual([]);
  });

  it('[decisions 2.3 "Bulk"] give tags and take them away, and answer with a ready-made text that is shown before', async () => {
    const { api, person } = show('/tickets?view=all&layout=table', (ids) => done(...ids));
    await person.click((await boxes())[0]!);
    await choose(person, 'بیشتر', 'برچسب‌ها');
    const tags = within(await screen.findByRole('dialog', { name: 'تغییر برچسب‌ها' }));
    await person.click(tags.getByRole('radio', { name: 'برداشتن از تیکت‌هایی که دارند' }));
    await person.click(tags.getByRole('combobox', { name: 'برچسب‌ها' }));
    await person.click(await screen.findByTitle('فوری'));
    await person.click(tags.getByRole('button', { name: 'اعمال' }));
    await waitFor(() => expect(sent(api)).toEqual([{ ticket_ids: [1], action: 'remove_tags', value: [3] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click((await boxes())[1]!);
    await choose(person, 'بیشتر', 'پاسخ با متن آماده');
    const reply = within(await screen.findByRole('dialog', { name: 'پاسخ با متن آماده' }));
    await person.click(await reply.findByText('پیگیری بانک'));
    expect(reply.getByRole('status').textContent).toContain('سلام');
    await person.click(reply.getByRole('button', { name: 'ارسال پاسخ' }));
    await waitFor(() =>
      expect(sent(api)[1]).toEqual({
        ticket_ids: [2],
        action: 'reply',
        value: { template_id: 8, client_key: expect.any(String) },
      }),
    );
  });

  it('[decisions 2.3 "Bulk"] more than 50 continue in the background', async () => {
    const { person } = show('/tickets?view=all&layout=table', () => ({ done: [], failed: [], batch_id: 12 }));
    await person.click((await boxes())[0]!);
    await choose(person, 'بیشتر', 'هرزنامه است');
    expect(await screen.findByText('عملیات روی ۱ تیکت آغاز شد و در پس‌زمینه ادامه دارد')).toBeTruthy();
  });

  it('[2.15] what is selected is forgotten with the list that showed it', async () => {
    const { person } = show('/tickets?view=all&layout=table', (ids) => done(...ids));
    await person.click((await boxes())[0]!);
    await bar();
    await person.click(screen.getByRole('tab', { name: /بدون مسئول/ }));
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'مورد انتخاب‌شده' })).toBeNull());
  });

  for (const layout of ['', '&layout=table'])
    it(`[2.15] are offered no longer after Escape, also with the focus in their bar${layout}`, async () => {
      const { person } = show(`/tickets?view=all${layout}`, (ids) => done(...ids));
      await person.click((await boxes())[0]!);
      within(await bar())
        .getByRole('button', { name: 'واگذاری' })
        .focus();
      await person.keyboard('{Escape}');
      expect(screen.queryByRole('toolbar', { name: 'مورد انتخاب‌شده' })).toBeNull();
    });

  it('[2.15] begin with the field in which tags are chosen', async () => {
    const { person } = show('/tickets?view=all&layout=table', (ids) => done(...ids));
    await person.click((await boxes())[0]!);
    await choose(person, 'بیشتر', 'برچسب‌ها');
    const dialog = within(await screen.findByRole('dialog', { name: 'تغییر برچسب‌ها' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox')));
  });

  it('[decisions 2.3] begin the work on open tickets and reopen closed ones, each by its name', async () => {
    const closedToo = pageOf([rows[0]!, { ...rows[1]!, status: 4 }]);
    const { api, person } = show('/tickets?view=all&layout=table', (ids) => done(...ids), closedToo);
    for (const name of ['شروع بررسی', 'بازگشایی']) {
      for (const box of await boxes()) await person.click(box);
      await choose(person, 'تغییر وضعیت', name);
      await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'مورد انتخاب‌شده' })).toBeNull());
    }
    const action = { action: 'status', value: { status: 1 } };
    expect(sent(api)).toEqual([
      { ticket_ids: [1], ...action },
      { ticket_ids: [2], ...action },
    ]);
  });
});

const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => buildTicketRow({ id: from + at, subject: `تیکت ${from + at}` }));

describe('a selection over several pages', () => {
  const showMany = (total: number) =>
    show(
      '/tickets?view=all&layout=table&perPage=10',
      () => done(),
      ({ query }) => {
        const [page, perPage] = [query.page ?? 1, query.perPage ?? 10];
        const from = (page - 1) * perPage + 1;
        const more = { total, totalPages: Math.ceil(total / perPage), currentPage: page, perPage };
        return pageOf(many(from, Math.min(total, from + perPage - 1)), more);
      },
    );

  it('[2.15] stays on the next page, and its bar says how many of it are elsewhere', async () => {
    const { api, person } = showMany(30);
    await person.click((await boxes())[1]!);
    await person.click(screen.getByRole('button', { name: 'صفحهٔ ۲' }));
    await screen.findByRole('link', { name: 'تیکت 12' });
    await person.click((await boxes())[0]!);
    expect((await bar()).textContent).toContain('۱ تیکت در صفحه‌های دیگر');
    await choose(person, 'اهمیت', 'بحرانی');
    await waitFor(() => expect(sent(api)).toEqual([{ ticket_ids: [11, 2], action: 'importance', value: 3 }]));
  });

  it.each([
    ['all tickets of the list', 260, 'انتخاب هر ۲۶۰ تیکت این فهرست', 260],
    ['as many of them as one action takes', 4000, 'انتخاب ۵۰۰ تیکت نخست این فهرست', 500],
  ])(
    '[2.15, decisions 2.3 "Bulk"] becomes %s by one press once the page is selected',
    async (_, total, name, taken) => {
      const { api, person } = showMany(total);
      await boxes();
      await person.click(screen.getByRole('checkbox', { name: 'انتخاب همه' }));
      await person.click(within(await bar()).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      await choose(person, 'اهمیت', 'بحرانی');
      const ids = many(1, taken).map(({ id }) => id);
      await waitFor(() => expect(sent(api)).toEqual([{ ticket_ids: ids, action: 'importance', value: 3 }]));
    },
  );
});
