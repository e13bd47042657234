import { EVENT_PAGE_SIZE, type Customer, type CustomerEvent } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  act,
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  pageOf,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { loadReferenceLists } from '@hamyar/store';
import { manifest } from '../manifest.ts';
import { CustomerScreen } from './customer.screen.tsx';
import { EventDrawer, type HistoryOwner } from '../features/customer-events/event-drawer.tsx';

const modules = [{ manifest }] as never;
const customer: Customer = {
  ...{ id: 5, version: 1, first_name: 'نگار', last_name: 'احمدی', username: null, birthday: null, gender: null },
  ...{ mobile: null, landline: null, interphone: null, other_phones: [], email: null, address: null },
  ...{ status: 'active', branch: null, expire_date: null, expired: false, profile_picture_name: null },
  ...{ created_at: 1_790_000_000, last_login_at: null, ticket_counts: { open: 0, total: 0 } },
  customer_information: {
    customer_level_id: 2,
    customer_level: { id: 2, name: 'سطح طلایی', color: '#C79A3B', icon: 'star' },
    ...{ country_id: null, state_id: null, state: null, city_id: null, city: null, description: null },
    ...{ supervisor: false, organization: null },
  },
};
const file = (id: number, name: string) => ({
  ...{ id, name, extension: 'pdf', mime: 'application/pdf', size: 421_888, dimentions: null, inline: false },
});
const build = (id: number, more: Partial<CustomerEvent> = {}): CustomerEvent => ({
  ...{
    id,
    user_id: 5,
    customer: { id: 5, name: 'نگار احمدی' },
    created_at: 1_790_000_000,
    occurred_at: 1_790_000_000 - id,
    description: `شرح ${id}`,
  },
  creator: { id: 3, name: 'سارا نوری', profile_picture_name: null },
  customer_event_type: { id: 31, name: 'جلسهٔ حضوری', type: 0, color: '#45AEB6' },
  ...{ attachments: [], related_ticket: null, may_delete: true },
  ...more,
});
const types = [
  { id: 31, name: 'جلسهٔ حضوری', type: 0, color: '#45AEB6', status: true, default_description: 'صورت‌جلسه:' },
  { id: 32, name: 'ورود به پنل', type: 1, color: '#5E97DB', status: true, default_description: null },
  { id: 33, name: 'قدیمی', type: 0, color: '#888888', status: false, default_description: null },
] as const;

type Answers = NonNullable<Parameters<typeof fakeApi>[0]>;
/** Answers pages of seven of these events. */
const paged = (events: () => readonly CustomerEvent[]): Answers => ({
  customerEventList: ({ query: { page, ids } }) => {
    const found = events().filter(({ id }) => !ids || ids.includes(id));
    return pageOf(found.slice((page - 1) * EVENT_PAGE_SIZE, page * EVENT_PAGE_SIZE), {
      ...{ currentPage: page, perPage: EVENT_PAGE_SIZE, total: found.length },
      totalPages: Math.max(1, Math.ceil(found.length / EVENT_PAGE_SIZE)),
    });
  },
});
const asAgent = () => buildUser('employee', { permissions: ['manage customers', 'manage customer events'] });

const OWNER: HistoryOwner = {
  ...{ of: { user_id: 5 }, name: 'نگار احمدی', picture: null },
  level: customer.customer_information.customer_level,
};

function show(events: CustomerEvent[] = [build(1)], answers: Answers = {}, user = asAgent(), owner = OWNER) {
  const onClose = jest.fn();
  const defaults = buildDefaults({ customer_event_types: [...types] });
  const api = fakeApi({ ...paged(() => events), systemDefaultsGet: defaults, ...answers });
  const shown = renderInTestShell(
    <>
      <EventDrawer owner={owner} docked onClose={onClose} />
      <OverlayHost />
    </>,
    { user, modules, path: '/customers/5' },
  );
  return { api, onClose, events, ...shown };
}
type Shown = ReturnType<typeof show>;
const drawer = () => screen.findByRole('complementary', { name: 'تاریخچهٔ رویدادهای مشتری' });
/** The months of the history; those of the tests are within one unless they say otherwise. */
const rows = async () => within((await screen.findAllByRole('list'))[0]!);
const openFilter = async ({ person }: Shown) => {
  await rows();
  await act(() => loadReferenceLists({ force: true }));
  await person.click(screen.getByRole('button', { name: 'فیلتر رویدادها' }));
};
const lastQuery = ({ api }: Shown): Record<string, unknown> => {
  const { user_id, page, perPage, ...filter } = api.calls('customerEventList').at(-1)!.query;
  return { user_id, page, perPage, ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) };
};

describe('the history of events of a customer', () => {
  it('[2.87, 3.23] says whose it is, and of each event what it was, who wrote it and when, with a text that unfolds', async () => {
    const text = 'جلسهٔ معرفی\nدرخواست آموزش';
    const shown = show([
      build(1, { description: text, related_ticket: { id: 9, number: '0508-1', subject: 'کندی' } }),
      build(2, { creator: null, customer_event_type: { id: 32, name: 'ورود به پنل', type: 1, color: '#5E97DB' } }),
    ]);
    const list = await rows();
    const box = within(await drawer());
    expect(box.getByText('نگار احمدی')).toBeTruthy();
    expect(box.getByText('سطح طلایی')).toBeTruthy();
    expect(box.getByText('۲ رویداد ثبت شده')).toBeTruthy();
    const [first, second] = list.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(first.textContent).toContain('جلسهٔ حضوری');
    expect(first.textContent).toContain('سارا نوری');
    expect(within(second).getByText('خارجی')).toBeTruthy();
    expect(second.textContent).toContain('سیستم');
    const toggle = within(first).getByRole('button', { name: 'نمایش جزئیات' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(within(first).queryByRole('link')).toBeNull();
    await shown.person.click(toggle);
    expect(within(first).getByRole('button', { name: 'پنهان کردن جزئیات' }).getAttribute('aria-expanded')).toBe('true');
    expect(first.querySelector('p')?.textContent).toBe(text);
    expect(box.getByText('همهٔ رویدادها نمایش داده شد')).toBeTruthy();
    expect(await axe(await drawer())).toEqual([]);
  });

  it('[2.87, 7.34, 9.16] asks for seven, and for the next seven at its end', async () => {
    const shown = show(Array.from({ length: 9 }, (_, n) => build(n + 1)));
    expect((await rows()).getAllByRole('listitem')).toHaveLength(7);
    expect(lastQuery(shown)).toEqual({ user_id: 5, page: 1, perPage: 7 });
    await shown.person.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    await waitFor(async () => expect((await rows()).getAllByRole('listitem')).toHaveLength(9));
    expect(lastQuery(shown)).toEqual({ user_id: 5, page: 2, perPage: 7 });
    expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).toBeNull();
  });

  it('[2.87, 3.26] is filtered by kind and categories in a part that folds away', async () => {
    const shown = show();
    await rows();
    expect(screen.queryByRole('combobox', { name: 'نوع رویداد' })).toBeNull();
    await openFilter(shown);
    await shown.person.click(screen.getByRole('combobox', { name: 'نوع رویداد' }));
    await shown.person.click(await screen.findByRole('option', { name: 'داخلی' }));
    await waitFor(() => expect(lastQuery(shown)).toMatchObject({ page: 1 }));
    expect(shown.api.calls('customerEventList').at(-1)?.query.type).toBe(0);
    await shown.person.click(screen.getByRole('combobox', { name: 'دسته‌های رویداد' }));
    await shown.person.click(await screen.findByTitle('جلسهٔ حضوری'));
    await waitFor(() => expect(lastQuery(shown)).toMatchObject({ customer_event_type_ids: [31] }));
    await shown.person.click(screen.getByRole('button', { name: 'پاک کردن فیلترها' }));
    await waitFor(() => expect(lastQuery(shown)).toEqual({ user_id: 5, page: 1, perPage: 7 }));
  });

  it('[4.16, 5.45] ends a later end when the beginning moves behind it, in steps of five minutes', async () => {
    const shown = show();
    await openFilter(shown);
    const type = async (label: string, text: string) => {
      const field = screen.getByRole('textbox', { name: label });
      await shown.person.clear(field);
      await shown.person.type(field, `${text}{Enter}`);
      await shown.person.tab();
    };
    await type('تا تاریخ', '1405/08/10 10:03');
    await waitFor(() => expect(lastQuery(shown).to_date).toBeTruthy());
    expect((lastQuery(shown).to_date as number) % 300).toBe(0);
    await type('از تاریخ', '1405/08/01 08:00');
    await waitFor(() => expect(lastQuery(shown).from_date).toBeTruthy());
    expect(lastQuery(shown).to_date).toBeTruthy();
    await type('از تاریخ', '1405/08/20 08:00');
    await waitFor(() => expect(lastQuery(shown).to_date).toBeUndefined());
  });

  it('[2.87] saves a file of an event from its menu', async () => {
    const clicked: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const { person } = show([build(1, { attachments: [file(71, 'minutes.pdf'), file(72, 'plan.pdf')] })]);
    await person.click((await rows()).getByRole('button', { name: '۲ پیوست' }));
    await person.click(await screen.findByRole('menuitem', { name: /plan\.pdf/ }));
    expect(clicked).toEqual(['/api/attachment/72']);
    click.mockRestore();
  });

  it('[6.34, 8.14] deletes an event for everybody by a question of its own, where the person may', async () => {
    const events = [build(1), build(2, { may_delete: false })];
    const { person, api } = show(events, {
      customerEventDelete: () => {
        events.shift();
        return undefined;
      },
    });
    const [first, second] = (await rows()).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(second).queryByRole('button', { name: 'حذف رویداد' })).toBeNull();
    await person.click(within(first).getByRole('button', { name: 'حذف رویداد' }));
    const question = await screen.findByRole('alertdialog', { name: 'مطمئن هستید؟' });
    expect(question.textContent).toContain('این رویداد برای همه حذف خواهد شد');
    await person.click(within(question).getByRole('button', { name: 'انصراف' }));
    expect(api.calls('customerEventDelete')).toHaveLength(0);
    await person.click(within(first).getByRole('button', { name: 'حذف رویداد' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('رویداد حذف شد')).toBeTruthy();
    await waitFor(async () => expect((await rows()).getAllByRole('listitem')).toHaveLength(1));
    expect(api.calls('customerEventDelete')[0]?.params).toEqual({ id: 1 });
  });

  it('[2.87] shows what others add, and no longer what they delete', async () => {
    const { socket, events } = show([build(1)]);
    expect((await rows()).getAllByRole('listitem')).toHaveLength(1);
    events.unshift(build(0, { id: 8, description: 'تازه' }));
    act(() => socket.emit('customer.5', 'customerEvent.created', { id: 8 }));
    expect(await screen.findByText('تازه')).toBeTruthy();
    events.shift();
    act(() => socket.emit('customer.5', 'customerEvent.removed', { id: 8 }));
    await waitFor(() => expect(screen.queryByText('تازه')).toBeNull());
  });

  it('[2.87] says that nothing was written, or that nothing could be read', async () => {
    show([]);
    expect(await screen.findByText('رویدادی ثبت نشده است')).toBeTruthy();
  });

  it('[2.87] offers to try again when the history could not be read', async () => {
    show([], { customerEventList: refuse('NOT_FOUND', 'پیدا نشد') });
    expect(await screen.findByText('رویدادها خوانده نشدند')).toBeTruthy();
  });
});

describe('the end of what was read', () => {
  it('[2.87] says that more could not be read, keeps what is there, and tries again by the button', async () => {
    const nine = Array.from({ length: 9 }, (_, n) => build(n + 1));
    const shown = show(nine);
    expect((await rows()).getAllByRole('listitem')).toHaveLength(7);
    shown.api.answer({ customerEventList: refuse('NOT_FOUND', 'پیدا نشد') });
    await shown.person.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    expect(await screen.findByText('رویدادها خوانده نشدند')).toBeTruthy();
    expect((await rows()).getAllByRole('listitem')).toHaveLength(7);
    shown.api.answer(paged(() => nine));
    await shown.person.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    await waitFor(async () => expect((await rows()).getAllByRole('listitem')).toHaveLength(9));
    expect(screen.queryByText('رویدادها خوانده نشدند')).toBeNull();
  });
});

describe('the history of an organisation', () => {
  const ORGANIZATION: HistoryOwner = {
    ...{ of: { organization_id: 3 }, name: 'فناوران آریا', picture: null, level: null },
  };

  it('[2.87, 3.23] is under the Jalali months in which things happened, and says of each event whose it is', async () => {
    const AUTUMN = 1_794_000_000;
    const shown = show(
      [
        build(1, { occurred_at: AUTUMN }),
        build(2, { occurred_at: AUTUMN - 40 * 86_400, customer: { id: 6, name: 'کامران یزدانی' }, user_id: 6 }),
      ],
      {},
      asAgent(),
      ORGANIZATION,
    );
    await screen.findByText('نگار احمدی');
    const months = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(months).toEqual(['آبان ۱۴۰۵', 'مهر ۱۴۰۵']);
    const [, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    const person = within(second).getByRole('link', { name: 'کامران یزدانی' });
    expect(person.getAttribute('href')).toBe('/customers/6');
    expect(lastQuery(shown)).toMatchObject({ organization_id: 3 });
    expect(shown.api.calls('customerEventList').at(-1)?.query.user_id).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'رویداد جدید' })).toBeNull();
    expect(await axe(await screen.findByRole('complementary'))).toEqual([]);
  });

  it('[2.87] follows what happens with those whose events are shown', async () => {
    const { socket, events } = show([build(1, { user_id: 6 })], {}, asAgent(), ORGANIZATION);
    await rows();
    expect(socket.channels()).toEqual(['customer.6']);
    events.unshift(build(0, { id: 8, user_id: 6, description: 'تازه' }));
    act(() => socket.emit('customer.6', 'customerEvent.created', { id: 8 }));
    expect(await screen.findByText('تازه')).toBeTruthy();
  });
});

describe('a new event', () => {
  const openForm = async ({ person }: Shown) => {
    await rows();
    await act(() => loadReferenceLists({ force: true }));
    await person.click(screen.getByRole('button', { name: 'رویداد جدید' }));
    return screen.findByRole('textbox', { name: /شرح رویداد/ });
  };
  const choose = async ({ person }: Shown, name: string) => {
    await person.click(screen.getByRole('combobox', { name: /دستهٔ رویداد/ }));
    await person.click(await screen.findByRole('option', { name }));
  };

  it('[5.43] needs a category and a description, names the customer, and offers internal types in use only', async () => {
    const shown = show();
    await openForm(shown);
    const name = screen.getByRole('textbox', { name: 'نام مشتری' }) as HTMLInputElement;
    expect([name.value, name.readOnly]).toEqual(['نگار احمدی', true]);
    await shown.person.click(screen.getByRole('combobox', { name: /دستهٔ رویداد/ }));
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['جلسهٔ حضوری']);
    await shown.person.keyboard('{Escape}');
    await shown.person.click(screen.getByRole('button', { name: 'ثبت رویداد' }));
    expect(await screen.findAllByText('این فیلد الزامی است')).toHaveLength(2);
    expect(await axe(await drawer())).toEqual([]);
  });

  it('[decisions 2.13] begins with the text of its category, and keeps what was typed', async () => {
    const shown = show();
    const description = (await openForm(shown)) as HTMLTextAreaElement;
    await choose(shown, 'جلسهٔ حضوری');
    expect(description.value).toBe('صورت‌جلسه:');
    await shown.person.click(screen.getByRole('button', { name: 'بازگشت به لیست' }));
    const again = (await openForm(shown)) as HTMLTextAreaElement;
    expect(again.value).toBe('صورت‌جلسه:');
  });

  it('[2.87, 3.25, 4.16] is stored with its files; the list then begins at its first page and the empty form is closed', async () => {
    const shown = show(
      Array.from({ length: 9 }, (_, n) => build(n + 1)),
      {
        attachmentStore: { ...file(8, 'minutes.pdf'), token: 'token-of-file-8' },
        customerEventStore: build(20),
      },
    );
    const { person, api } = shown;
    await rows();
    await person.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    await waitFor(async () => expect((await rows()).getAllByRole('listitem')).toHaveLength(9));
    const description = await openForm(shown);
    await choose(shown, 'جلسهٔ حضوری');
    await person.clear(description);
    await person.type(description, 'برگزار شد');
    const input = (await drawer()).querySelector<HTMLInputElement>('input[type=file]')!;
    expect(screen.getByText('پیوست‌ها (حداکثر ۵ فایل)')).toBeTruthy();
    await person.upload(input, new File(['%PDF-'], 'minutes.pdf', { type: 'application/pdf' }));
    await screen.findByText('minutes.pdf');
    await person.click(screen.getByRole('button', { name: 'ثبت رویداد' }));
    await waitFor(() => expect(api.calls('customerEventStore')).toHaveLength(1));
    expect(api.calls('customerEventStore')[0]?.body).toEqual({
      ...{ user_id: 5, customer_event_type_id: 31, description: 'برگزار شد', attachments: ['token-of-file-8'] },
    });
    expect(await screen.findByText('رویداد با موفقیت ثبت شد')).toBeTruthy();
    expect((await rows()).getAllByRole('listitem')).toHaveLength(7);
    expect(lastQuery(shown)).toEqual({ user_id: 5, page: 1, perPage: 7 });
    const emptied = (await openForm(shown)) as HTMLTextAreaElement;
    expect(emptied.value).toBe('');
    expect(screen.queryByText('minutes.pdf')).toBeNull();
    expect((screen.getByRole('textbox', { name: 'نام مشتری' }) as HTMLInputElement).value).toBe('نگار احمدی');
  });

  it('[decisions 2.2] is not offered without «manage customer events»', async () => {
    show([build(1)], {}, buildUser('employee', { permissions: ['manage customers'] }));
    await rows();
    expect(screen.queryByRole('button', { name: 'رویداد جدید' })).toBeNull();
  });
});

describe('the card of a customer', () => {
  const open = (features?: never[]) => {
    fakeApi({
      ...paged(() => [build(1)]),
      userGet: { ...customer, to_departments: [] },
      ticketList: [],
      customerCustomFieldGet: { fields: [], editable: false },
      systemDefaultsGet: buildDefaults({ customer_event_types: [...types] }),
    } as never);
    const permissions = ['manage customers', 'manage customer events'] as const;
    return renderInTestShell(<CustomerScreen />, {
      user: buildUser('employee', { permissions: [...permissions], ...(features && { features }) }),
      ...{ modules, path: '/customers/5' },
    });
  };

  it('[2.87, 6.19] opens the history and closes it again, where the license has it', async () => {
    const { person } = open();
    const button = await screen.findByRole('button', { name: 'تاریخچهٔ رویدادها' });
    await person.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'تاریخچهٔ رویدادهای مشتری' });
    await within(dialog).findByText('جلسهٔ حضوری');
    await person.click(within(dialog).getByRole('button', { name: 'بستن' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[6.19] has no history without the license feature', async () => {
    open([]);
    await screen.findByText('اطلاعات شخصی');
    expect(screen.queryByRole('button', { name: 'تاریخچهٔ رویدادها' })).toBeNull();
  });
});
