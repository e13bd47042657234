import type { RegistryEntry } from '@hamyar/contracts';
import {
  buildUser,
  fakeApi,
  fireEvent,
  nok,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { arrangeText as text } from './messages.ts';
import { StaffDashboardScreen } from './staff-dashboard.screen.tsx';

const slot = 'dashboard.widget/v1';
const modules = [
  {
    schema: 1,
    release: 'r',
    audience: 'staff',
    container: 'letters',
    base: '/m/letters/r/staff/',
    entry: 'remoteEntry.js',
    integrity: {},
    chunks: {},
    uses: {},
    manifest: {
      name: 'letters',
      version: '0.1.0',
      title: 'نامه‌ها',
      owner: 'letters',
      platform: '^1.0.0',
      audience: ['staff'],
      routes: [],
      slots: [
        { slot, name: 'first', title: 'یکم', order: 1, code: 'First', reserve: { height: 368, columns: 6 } },
        { slot, name: 'second', title: 'دوم', order: 2, code: 'Second', reserve: { height: 368, columns: 6 } },
        { slot, name: 'third', title: 'سوم', order: 3, code: 'Third', optional: true },
      ],
    },
  },
] as unknown as RegistryEntry[];
const user = buildUser('employee');
const stored = (name: string) => ({ name, columns: 6, rows: 8 });

function open(widgets: ReturnType<typeof stored>[] | null = null) {
  const api = fakeApi({
    dashboardGet: { widgets, version: 1 },
    dashboardUpdate: ({ body }) => ({ widgets: body.widgets, version: 2 }),
  });
  const shell = renderInTestShell(<StaffDashboardScreen />, { user, path: '/', modules });
  return { ...shell, api };
}
async function arrange(person: ReturnType<typeof open>['person']): Promise<void> {
  await person.click(await screen.findByRole('button', { name: text.arrange }));
  await screen.findByRole('heading', { name: text.arrange });
}
const order = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const handle = (title: string) => screen.getByRole('button', { name: `جابه‌جایی «${title}»` });

describe('the dashboard of an employee', () => {
  beforeEach(() => localStorage.clear());

  it('[2.1] is arranged with keys, says what happened, and is stored as a whole', async () => {
    const { person, api } = open();
    await arrange(person);
    expect(order().slice(0, 2)).toEqual(['یکم', 'دوم']);
    handle('یکم').focus();
    await person.keyboard('{ArrowLeft}');
    expect(order().slice(0, 2)).toEqual(['دوم', 'یکم']);
    expect(screen.getByRole('status').textContent).toBe('«یکم» به جایگاه ۲ رفت');
    expect(document.activeElement).toBe(handle('یکم'));
    await person.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await person.click(screen.getByRole('button', { name: 'افزودن «سوم»' }));
    await person.click(screen.getByRole('button', { name: text.save }));
    await screen.findByRole('button', { name: text.arrange });
    expect(api.calls('dashboardUpdate')[0]?.body).toEqual({
      widgets: [stored('letters.second'), { name: 'letters.first', columns: 8, rows: 8 }, stored('letters.third')],
      version: 1,
    });
  });

  it('[2.1] does not replace unseen what another device has stored', async () => {
    let stored_version = 4;
    const api = fakeApi({
      dashboardGet: { widgets: [stored('letters.first')], version: 3 },
      dashboardUpdate: ({ body: { widgets, version } }) =>
        version === stored_version
          ? { widgets, version: (stored_version += 1) }
          : nok('VERSION_CONFLICT', { widgets: [stored('letters.third')], version: 4 }),
    });
    const { person } = renderInTestShell(<StaffDashboardScreen />, { user, path: '/', modules });
    await arrange(person);
    await person.click(screen.getByRole('button', { name: 'افزودن «دوم»' }));
    await person.click(screen.getByRole('button', { name: text.save }));
    expect(await screen.findByText(text.conflict)).toBeTruthy();
    expect(api.calls('dashboardUpdate')[0]?.body).toMatchObject({ version: 3 });
    expect(order().slice(0, 2)).toEqual(['یکم', 'دوم']);
    await person.click(screen.getByRole('button', { name: text.showStored }));
    expect(order()[0]).toBe('سوم');
    expect(screen.queryByText(text.conflict)).toBeNull();
    await person.click(screen.getByRole('button', { name: text.save }));
    await screen.findByRole('button', { name: text.arrange });
    expect(api.calls('dashboardUpdate')[1]?.body).toEqual({ widgets: [stored('letters.third')], version: 4 });
  });

  it('[2.1] is arranged with the pointer; Escape leaves it as it was', async () => {
    const { person } = open();
    await arrange(person);
    const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li')!;
    Object.defineProperty(card('یکم').parentElement!, 'clientWidth', { value: 980 });
    // the second one stands on the left of the first one
    card('یکم').getBoundingClientRect = () => new DOMRect(500, 0, 480, 370);
    card('دوم').getBoundingClientRect = () => new DOMRect(0, 0, 480, 370);
    // the environment has no PointerEvent
    const pointer = (type: string, at?: MouseEventInit) =>
      fireEvent(handle('یکم'), new MouseEvent(type, { bubbles: true, ...at }));
    const drag = (x: number) => {
      pointer('pointerdown', { clientX: 960, clientY: 20 });
      pointer('pointermove', { clientX: x, clientY: 30 });
    };
    drag(100);
    fireEvent.keyDown(handle('یکم'), { key: 'Escape' });
    pointer('pointerup');
    expect(order().slice(0, 2)).toEqual(['یکم', 'دوم']);
    drag(100);
    pointer('pointerup');
    expect(order().slice(0, 2)).toEqual(['دوم', 'یکم']);
  });

  it('[2.1] shows what was stored, and goes back to the default', async () => {
    const { person, api } = open([stored('letters.third')]);
    await arrange(person);
    expect(order()[0]).toBe('سوم');
    expect(within(screen.getByRole('complementary')).getAllByRole('button')).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: text.reset }));
    await waitFor(() => expect(api.calls('dashboardUpdate')[0]?.body).toEqual({ widgets: null, version: 1 }));
  });

  it('a widget whose module is away keeps its place, and can be removed', async () => {
    const { person, api } = open([stored('parcels.list'), stored('letters.first')]);
    await arrange(person);
    expect(screen.getByText(text.away)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: text.save }));
    await waitFor(() =>
      expect(api.calls('dashboardUpdate')[0]?.body.widgets?.map(({ name }) => name)).toEqual([
        'parcels.list',
        'letters.first',
      ]),
    );
  });

  it('the focus is on the title when it is being arranged, and on the button again afterwards', async () => {
    const { person } = open();
    await arrange(person);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: text.arrange })));
    await person.click(screen.getByRole('button', { name: text.cancel }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: text.arrange })));
  });

  it('the focus goes on when a widget is removed', async () => {
    const { person } = open();
    await arrange(person);
    await person.click(screen.getByRole('button', { name: 'برداشتن «یکم»' }));
    await waitFor(() => expect(document.activeElement).toBe(handle('دوم')));
    await person.click(screen.getByRole('button', { name: 'برداشتن «دوم»' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('complementary')));
  });

  it('is the default where what was stored cannot be read', async () => {
    fakeApi({ dashboardGet: refuse('SERVER_ERROR') });
    const { person, container } = renderInTestShell(<StaffDashboardScreen />, { user, path: '/', modules });
    await waitFor(() => expect(container.querySelectorAll('.sh-widget')).toHaveLength(2));
    await arrange(person);
    expect(order().slice(0, 2)).toEqual(['یکم', 'دوم']);
  });

  it('what could not be stored stays as it is arranged', async () => {
    const api = fakeApi({ dashboardGet: { widgets: null, version: 0 }, dashboardUpdate: refuse('SERVER_ERROR') });
    const { person, guarded } = renderInTestShell(<StaffDashboardScreen />, { user, path: '/', modules });
    await arrange(person);
    handle('یکم').focus();
    await person.keyboard('{ArrowLeft}');
    expect(guarded()).toBe(true);
    await person.click(screen.getByRole('button', { name: text.save }));
    await waitFor(() => expect(api.calls('dashboardUpdate')).toHaveLength(1));
    expect(order().slice(0, 2)).toEqual(['دوم', 'یکم']);
  });
});
