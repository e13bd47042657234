import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildTicket,
  buildUser,
  fakeApi,
  nok,
  pageOf,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { MacroRunner } from '../features/macro-run/macro-runner.tsx';
import { manifest } from '../manifest.ts';
import { buildMacro } from '../testing/macro-doubles.ts';
import { MacroNewScreen } from './macro-new.screen.tsx';
import { MacroScreen } from './macro.screen.tsx';
import { MacrosScreen } from './macros.screen.tsx';

const modules = [{ manifest }] as never;
const admin = buildUser('full_admin');
const macros = [
  buildMacro({ id: 1, name: 'بستن تکراری', steps: [{ type: 'status', status: 4 }], shortcut: 'تکراری', after: 'next' }),
  buildMacro({ id: 2, name: 'بالا بردن اهمیت' }),
];
const ticket = buildTicket({ id: 480, last_seq: 5, actions: ['note', 'close'] });

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ macroList: pageOf(macros), ticketMacro: { ticket, after: 'next' }, ...answers });
  const next = jest.fn();
  const close = jest.fn();
  const shell = renderInTestShell(
    <>
      <MacroRunner ticket={ticket} open onClose={close} onNext={next} />
      <OverlayHost />
    </>,
    { user: admin, path: '/tickets/480', modules },
  );
  return { api, next, close, ...shell };
}

describe('the macros of a ticket', () => {
  it('[decisions 2.4] run by one press, and lead to the next ticket where they say so', async () => {
    const { api, person, next, close } = open();
    await person.click(await screen.findByRole('button', { name: /بستن تکراری/ }));
    await waitFor(() => expect(next).toHaveBeenCalled());
    expect(api.calls('ticketMacro')[0]?.body).toMatchObject({ macro_id: 1, last_seen_seq: 5, force: false });
    expect(await screen.findByText('ماکرو اجرا شد')).toBeTruthy();
    expect(close).toHaveBeenCalled();
  });

  it('[decisions 2.4] say when a step is not allowed, and are found by name and shortcut', async () => {
    const { person } = open();
    const denied = await screen.findByRole('button', { name: /شما اجازهٔ همهٔ گام‌های این ماکرو را ندارید/ });
    expect((denied as HTMLButtonElement).disabled).toBe(true);
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    const list = screen.getByRole('list', { name: 'ماکروها' });
    await person.type(screen.getByRole('searchbox'), '/تکر');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  it('[decisions 2.4] ask before they run over what somebody has written meanwhile', async () => {
    let calls = 0;
    const { api, person } = open({
      ticketMacro: () => {
        calls += 1;
        return calls === 1 ? nok('STALE_TICKET', { ticket, after: 'stay', stale: [] }) : { ticket, after: 'stay' };
      },
    });
    await person.click(await screen.findByRole('button', { name: /بستن تکراری/ }));
    await person.click(await screen.findByRole('button', { name: 'اجرای ماکرو' }));
    await screen.findByText('ماکرو اجرا شد');
    const sent = api.calls('ticketMacro').map(({ body }) => body as { client_key: string; force: boolean });
    expect(sent.map(({ force }) => force)).toEqual([false, true]);
    expect(sent[0]!.client_key).toBe(sent[1]!.client_key);
  });

  it('[decisions 2.4] that may have run are the same run when they are pressed again, until the server answers', async () => {
    const answers = [refuse('SERVER_ERROR'), nok('TRANSITION_FORBIDDEN'), { ticket, after: 'stay' as const }];
    const { api, person, close } = open({ ticketMacro: () => answers.shift()! });
    const keys = () => api.calls('ticketMacro').map(({ body }) => (body as { client_key: string }).client_key);
    const press = async (times: number) => {
      await person.click(await screen.findByRole('button', { name: /بستن تکراری/ }));
      await waitFor(() => expect(keys()).toHaveLength(times));
      await waitFor(() =>
        expect((screen.getByRole('button', { name: /بستن تکراری/ }) as HTMLButtonElement).disabled).toBe(false),
      );
    };
    await press(1);
    await press(2);
    expect(close).not.toHaveBeenCalled();
    await press(3);
    await waitFor(() => expect(close).toHaveBeenCalled());
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('[decisions 2.4] say calmly that there is none', async () => {
    open({ macroList: pageOf([]) });
    expect(await screen.findByText('هنوز ماکرویی ساخته نشده است')).toBeTruthy();
  });
});

describe('the settings page of macros', () => {
  const shell = (path: string) => ({ user: admin, path, modules });

  it('[decisions 2.4] lists them with their steps', async () => {
    fakeApi({ macroList: pageOf(macros) });
    renderInTestShell(<MacrosScreen />, shell('/settings/macros'));
    expect((await screen.findAllByText('بستن تکراری')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('تغییر وضعیت').length).toBeGreaterThan(0);
  });

  it('[decisions 2.4] makes one of several steps, which are put into order', async () => {
    const api = fakeApi({ macroStore: { id: 9 } });
    const { person } = renderInTestShell(<MacroNewScreen />, shell('/settings/macros/new'));
    await person.type(await screen.findByRole('textbox', { name: /نام ماکرو/ }), 'کار روزانه');
    const add = async (name: string) => {
      await person.click(screen.getByRole('button', { name: 'افزودن گام' }));
      await person.click(await screen.findByRole('menuitem', { name }));
    };
    await add('تغییر وضعیت');
    await add('تغییر اهمیت');
    await person.click(screen.getByRole('button', { name: /بردن گام .*تغییر اهمیت.* به بالا/ }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('macroStore')[0]?.body).toMatchObject({
        name: 'کار روزانه',
        scope: 'global',
        steps: [
          { type: 'importance', importance: 2 },
          { type: 'status', status: 4, close_reason: 'resolved' },
        ],
      }),
    );
  });

  it('[decisions 2.4, decisions 2.13] makes one that adds a todo', async () => {
    const api = fakeApi({ macroStore: { id: 9 } });
    const { person } = renderInTestShell(<MacroNewScreen />, shell('/settings/macros/new'));
    await person.type(await screen.findByRole('textbox', { name: /نام ماکرو/ }), 'پیگیری');
    await person.click(screen.getByRole('button', { name: 'افزودن گام' }));
    await person.click(await screen.findByRole('menuitem', { name: 'افزودن کار' }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText(/گام .*افزودن کار.* را کامل کنید/)).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'عنوان کار' }), 'تماس با مشتری');
    await person.type(screen.getByRole('spinbutton', { name: 'مهلت' }), '2');
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('macroStore')[0]?.body).toMatchObject({
        steps: [
          {
            ...{ type: 'todo', title: 'تماس با مشتری', description: null },
            ...{ to: 'me', importance: 1, due_days: 2, shared: true },
          },
        ],
      }),
    );
  });

  it('[decisions 2.4] says which step is not complete', async () => {
    const api = fakeApi({});
    const { person } = renderInTestShell(<MacroNewScreen />, shell('/settings/macros/new'));
    await person.type(await screen.findByRole('textbox', { name: /نام ماکرو/ }), 'ناتمام');
    await person.click(screen.getByRole('button', { name: 'افزودن گام' }));
    await person.click(await screen.findByRole('menuitem', { name: 'یادداشت داخلی' }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText(/گام .*یادداشت داخلی.* را کامل کنید/)).toBeTruthy();
    expect(api.calls('macroStore')).toEqual([]);
  });

  it('[decisions 2.2] only shows what others keep', async () => {
    fakeApi({ macroGet: buildMacro({ editable: false }) });
    renderInTestShell(<MacroScreen />, shell('/settings/macros/3'));
    expect(await screen.findByText(/شما نمی‌توانید آن را تغییر دهید/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ذخیره' })).toBeNull();
  });

  it('[decisions 2.4, 2.82] are in the order that the person gives them', async () => {
    const order = macros.map(({ id, name }, at) => ({ id, name, order: at + 1, parent_id: null }));
    const api = fakeApi({ macroList: pageOf(macros), getOrder: order, updateOrder: undefined });
    const { person } = renderInTestShell(<MacrosScreen />, shell('/settings/macros'));
    await person.click(await screen.findByRole('button', { name: 'مرتب‌سازی' }));
    const dialog = within(await screen.findByRole('dialog'));
    (await dialog.findByRole('button', { name: /بالا بردن اهمیت/ })).focus();
    await person.keyboard('{ArrowUp}');
    await person.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('updateOrder')[0]?.body).toEqual({ type: 'macro', type_ids: [2, 1] }));
    expect(api.calls('macroList')[0]?.query).toMatchObject({ sort_by: 'order', sort_dir: 'asc' });
  });
});

describe('the macros of an employee without settings', () => {
  const employee = buildUser('employee', { permissions: [] });
  const shell = (path: string) => ({ user: employee, path, modules });

  it('[decisions 2.4] are reached from a ticket, and stand at the tickets', async () => {
    fakeApi({ macroList: pageOf([]) });
    const dialog = renderInTestShell(
      <MacroRunner ticket={ticket} open onClose={() => undefined} onNext={() => undefined} />,
      shell('/tickets/480'),
    );
    const link = await screen.findByRole('link', { name: 'مدیریت ماکروها' });
    expect(link.getAttribute('href')).toBe('/tickets/macros');
    dialog.unmount();
    renderInTestShell(<MacrosScreen />, shell('/tickets/macros'));
    expect((await screen.findByRole('link', { name: 'ماکروی جدید' })).getAttribute('href')).toBe('/tickets/macros/new');
  });

  it('[decisions 2.4] are personal, and the list of them is shown when one is saved', async () => {
    const api = fakeApi({ macroStore: { id: 9 } });
    const { person, history } = renderInTestShell(<MacroNewScreen />, shell('/tickets/macros/new'));
    await person.type(await screen.findByRole('textbox', { name: /نام ماکرو/ }), 'کار روزانه');
    await person.click(screen.getByRole('button', { name: 'افزودن گام' }));
    await person.click(await screen.findByRole('menuitem', { name: 'تغییر وضعیت' }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('macroStore')[0]?.body).toMatchObject({ scope: 'personal' }));
    await waitFor(() => expect(history.location.get().pathname).toBe('/tickets/macros'));
  });
});
