import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  fireEvent,
  pageOf,
  refuse,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import type { ReactElement } from 'react';
import { manifest } from '../manifest.ts';
import { faTodos as text } from '../messages/fa-todos.ts';
import { buildTodo } from '../testing/build-todo.ts';
import { ClosingTodosWidget } from './closing-todos.widget.tsx';
import { TicketTodosWidget } from './ticket-todos.widget.tsx';
import { TodosWidget } from './todos.widget.tsx';

const NOW = 1_795_150_000;
const user = buildUser('employee');
const me = { id: user.id, name: `${user.first_name} ${user.last_name}` };
const own = { owner: me, assignee: me };

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW * 1000);
});
afterEach(() => jest.restoreAllMocks());

function show(element: ReactElement, answers: Parameters<typeof fakeApi>[0], path = '/') {
  const api = fakeApi({ systemDefaultsGet: buildDefaults(), ...answers });
  const shown = renderInTestShell(
    <>
      {element}
      <OverlayHost />
    </>,
    { user, path, modules: [{ manifest }] as never },
  );
  return { api, ...shown };
}
const rowOf = (title: string) => screen.getByText(title).closest('li')!;

describe('todos on the dashboard', () => {
  it('[decisions 2.13] show what is open and what is late, and what belongs to them', async () => {
    const { container } = show(<TodosWidget />, {
      todoList: pageOf([
        buildTodo({
          ...{ ...own, title: 'گزارش', due_at: NOW - 60, repeat: 'weekly', importance: 3 },
          checklist: [
            { text: 'یک', done: true },
            { text: 'دو', done: false },
          ],
        }),
        buildTodo({ ...own, id: 4, title: 'تماس', owner: { id: 99, name: 'سارا' } }),
        buildTodo({ ...own, id: 5, title: 'قدیمی', done: true }),
      ]),
    });
    expect(await screen.findByText('۱ کار از مهلت گذشته است')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: text.title })).getByText('۲')).toBeTruthy();
    expect(rowOf('گزارش').textContent).toMatch(/هر هفته.*۱ از ۲ گام/);
    expect(within(rowOf('گزارش')).getByRole('img', { name: 'اهمیت: بحرانی' })).toBeTruthy();
    expect(rowOf('تماس').textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain('از سارا');
    expect(within(rowOf('قدیمی')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(await axe(container)).toEqual([]);
  });

  it('[decisions 2.13] are added in one line, and set done by their box', async () => {
    const { api } = show(<TodosWidget />, {
      todoList: pageOf([buildTodo(own)]),
      todoStore: { id: 9 },
      todoUpdate: buildTodo({ ...own, done: true }),
    });
    const line = await screen.findByRole('textbox', { name: text.add });
    fireEvent.change(line, { target: { value: '  خرید کاغذ ' } });
    fireEvent.keyDown(line, { key: 'Enter' });
    await waitFor(() => expect((line as HTMLInputElement).value).toBe(''));
    expect(api.calls('todoStore').map(({ body }) => body)).toEqual([{ title: 'خرید کاغذ' }]);
    fireEvent.click(within(rowOf('تماس با مشتری')).getByRole('checkbox'));
    await waitFor(() => expect(api.calls('todoUpdate').map(({ body }) => body)).toEqual([{ done: true }]));
  });

  it('[decisions 2.13] keep what was pressed until the list has it, and give it back where it is refused', async () => {
    const box = () => within(rowOf('تماس با مشتری')).getByRole<HTMLInputElement>('checkbox');
    let read: (answer: ReturnType<typeof pageOf>) => void = () => undefined;
    const later = new Promise<ReturnType<typeof pageOf>>((resolve) => (read = resolve));
    const done = buildTodo({ ...own, done: true, version: 2 });
    const { api, unmount } = show(<TodosWidget />, { todoList: pageOf([buildTodo(own)]), todoUpdate: done });
    await screen.findByText('تماس با مشتری');
    api.answer({ todoList: () => later } as never);
    fireEvent.click(box());
    await waitFor(() => expect(api.calls('todoList')).toHaveLength(2));
    expect([box().checked, box().disabled]).toEqual([true, true]);
    read(pageOf([done]));
    await waitFor(() => expect(box().disabled).toBe(false));
    expect(box().checked).toBe(true);
    unmount();
    show(<TodosWidget />, { todoList: pageOf([buildTodo(own)]), todoUpdate: refuse('SERVER_ERROR') });
    await screen.findByText('تماس با مشتری');
    fireEvent.click(box());
    await waitFor(() => expect([box().checked, box().disabled]).toEqual([false, false]));
  });

  it('[decisions 2.0] keep what was typed when it is refused', async () => {
    const { api } = show(<TodosWidget />, { todoList: pageOf([]), todoStore: refuseFields({ title: 'جا نیست' }) });
    const line = await screen.findByRole('textbox', { name: text.add });
    fireEvent.change(line, { target: { value: 'خرید' } });
    fireEvent.keyDown(line, { key: 'Enter' });
    await waitFor(() => expect(api.calls('todoStore')).toHaveLength(1));
    expect((line as HTMLInputElement).value).toBe('خرید');
  });

  it('[7.20] delete the done ones after a question', async () => {
    const { api } = show(<TodosWidget />, {
      todoList: pageOf([buildTodo({ ...own, done: true })]),
      todoDeleteDone: { deleted: 1 },
    });
    fireEvent.click(await screen.findByRole('button', { name: text.deleteDone }));
    const question = await screen.findByRole('alertdialog', { name: text.deleteDoneConfirm });
    expect(api.calls('todoDeleteDone')).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(api.calls('todoDeleteDone')).toHaveLength(1));
  });

  it('[decisions 2.25] open a form of everything to the owner, and of the progress to the assignee', async () => {
    const given = buildTodo({ ...own, id: 4, title: 'از سارا', owner: { id: 99, name: 'سارا' }, editable: false });
    const { api } = show(<TodosWidget />, {
      todoList: pageOf([buildTodo(own), given]),
      todoUpdate: given,
    });
    fireEvent.click(await screen.findByRole('button', { name: /تماس با مشتری/ }));
    const dialog = await screen.findByRole('dialog', { name: text.edit });
    for (const label of [text.form.title, text.form.due, text.form.assignee, text.form.repeat])
      expect(within(dialog).getByLabelText(new RegExp(label))).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'انصراف' }));
    fireEvent.click(await screen.findByRole('button', { name: /از سارا/ }));
    const progress = await screen.findByRole('dialog', { name: text.edit });
    expect(within(progress).queryByLabelText(new RegExp(text.form.title))).toBeNull();
    fireEvent.change(within(progress).getByLabelText(text.form.description), { target: { value: 'زنگ زدم' } });
    fireEvent.click(within(progress).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('todoUpdate').map(({ body }) => body)).toEqual([
        { version: 1, description: 'زنگ زدم', checklist: [] },
      ]),
    );
  });

  it('[2.1] say that they could not be read, and try again', async () => {
    let fails = true;
    show(<TodosWidget />, {
      todoList: () => (fails ? refuse('SERVER_ERROR') : pageOf([buildTodo(own)])),
    });
    expect(await screen.findByText(text.failed)).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByText('تماس با مشتری')).toBeTruthy();
  });
});

describe('todos of a ticket', () => {
  it('[decisions 2.13] stand at its properties; one that is only shared is read', async () => {
    show(<TicketTodosWidget ticketId={8} lastSeq={3} hasTodos />, {
      todoList: pageOf([buildTodo({ shared: true, editable: false, doable: false })]),
    });
    expect(await screen.findByText('تماس با مشتری')).toBeTruthy();
    expect(within(rowOf('تماس با مشتری')).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
    expect(within(rowOf('تماس با مشتری')).queryByRole('button')).toBeNull();
  });

  it('[decisions 2.13] are added with the ticket, and shared on it by choice', async () => {
    const { api } = show(<TicketTodosWidget ticketId={8} lastSeq={3} hasTodos />, {
      todoList: pageOf([]),
      todoStore: { id: 1 },
    });
    fireEvent.click(await screen.findByRole('button', { name: text.addToTicket }));
    const dialog = await screen.findByRole('dialog', { name: text.new });
    fireEvent.change(within(dialog).getByLabelText(new RegExp(text.form.title)), { target: { value: 'پیگیری' } });
    fireEvent.click(within(dialog).getByLabelText(text.form.shared));
    fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('todoStore').map(({ body }) => body)).toEqual([
        expect.objectContaining({ title: 'پیگیری', shared: true, source_type: 'ticket', source_id: 8 }),
      ]),
    );
  });

  it('[decisions 2.4] are read again when the conversation goes on: a macro may have added one', async () => {
    let todos = [buildTodo({ title: 'تماس' })];
    const { rerender } = show(<TicketTodosWidget ticketId={8} lastSeq={3} hasTodos />, {
      todoList: () => pageOf(todos),
    });
    expect(await screen.findByText('تماس')).toBeTruthy();
    todos = [...todos, buildTodo({ id: 2, title: 'بازدید' })];
    rerender(<TicketTodosWidget ticketId={8} lastSeq={4} hasTodos />);
    expect(await screen.findByText('بازدید')).toBeTruthy();
  });

  it('[quality] are asked for where there are some, or where one may have been added', async () => {
    const calls = (api: ReturnType<typeof fakeApi>) => api.calls('todoList').length;
    const { api, rerender, unmount } = show(<TicketTodosWidget ticketId={8} lastSeq={3} hasTodos={false} />, {
      todoList: pageOf([buildTodo({ title: 'تماس' })]),
    });
    const add = await screen.findByRole('button', { name: text.addToTicket });
    expect(calls(api)).toBe(0);
    fireEvent.click(add);
    await waitFor(() => expect(calls(api)).toBe(1));
    // another ticket without any, to which a macro adds one
    rerender(<TicketTodosWidget ticketId={9} lastSeq={3} hasTodos={false} />);
    expect(screen.queryByText('تماس')).toBeNull();
    expect(calls(api)).toBe(1);
    rerender(<TicketTodosWidget ticketId={9} lastSeq={4} hasTodos={false} />);
    await waitFor(() => expect(api.calls('todoList').at(-1)!.query).toEqual({ ticket_id: 9 }));
    // of the first one it is known already
    rerender(<TicketTodosWidget ticketId={8} lastSeq={3} hasTodos={false} />);
    expect(screen.getByText('تماس')).toBeTruthy();
    unmount();
  });

  it('[decisions 2.3 T12] warn whoever closes it of those that are open', async () => {
    const titles = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت'];
    const { api } = show(<ClosingTodosWidget ticketId={8} />, {
      todoList: pageOf(titles.map((title, id) => buildTodo({ id: id + 1, title }))),
    });
    expect(await screen.findByText(/۷ کار باز به این تیکت پیوند دارد/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...titles.slice(0, 5),
      'و ۲ مورد دیگر',
    ]);
    expect(api.calls('todoList').map(({ query }) => query)).toEqual([{ ticket_id: 8, done: false }]);
  });

  it('say it in a region that is there before the answer, and that stays empty where nothing is open', async () => {
    const { api, container } = show(<ClosingTodosWidget ticketId={8} />, { todoList: pageOf([]) });
    const region = container.querySelector('[aria-live=polite]');
    expect(region).not.toBeNull();
    await waitFor(() => expect(api.calls('todoList')).toHaveLength(1));
    expect(region?.textContent).toBe('');
  });
});
