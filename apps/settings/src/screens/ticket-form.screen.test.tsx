import {
  buildDefaults,
  buildUser,
  fakeApi,
  fireEvent,
  nok,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { buildEntry, buildTicketForm, FIELDS } from '../testing/form-doubles.ts';
import { TicketFormScreen } from './ticket-form.screen.tsx';

const modules = [{ manifest }] as never;
const show = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    ticketFormGet: buildTicketForm(),
    customFieldList: [...FIELDS],
    systemDefaultsGet: buildDefaults(),
    ...answers,
  });
  const shell = { user: buildUser('full_admin'), modules, path: '/settings/ticketForms/9' };
  return { api, ...renderInTestShell(<TicketFormScreen />, shell) };
};
const canvas = () => screen.findByRole('group', { name: 'فیلدهای فرم' });
const labels = async () =>
  within(await canvas())
    .getAllByRole('listitem')
    .flatMap((row) => FIELDS.find(({ label }) => row.textContent?.includes(label))?.label ?? []);
const poolButton = (label: string) => screen.queryByRole('button', { name: new RegExp(`افزودن .*${label}`) });
const save = () => screen.getByRole('button', { name: 'ذخیره' });
const sentFields = (api: ReturnType<typeof fakeApi>) =>
  (api.calls('ticketFormUpdate')[0]?.body as { fields: { id: number }[] }).fields;

describe('the form builder', () => {
  it('[2.59] puts a field of the pool into the form by a press; it then leaves the pool', async () => {
    const { person } = show();
    expect(await labels()).toEqual(['شمارهٔ سفارش', 'نوع مشکل']);
    await person.click(poolButton('مبلغ')!);
    expect(await labels()).toEqual(['شمارهٔ سفارش', 'نوع مشکل', 'مبلغ']);
    expect(poolButton('مبلغ')).toBeNull();
    await person.click(screen.getByRole('button', { name: /حذف .*مبلغ.* از فرم/ }));
    expect(poolButton('مبلغ')).toBeTruthy();
  });

  it('[2.59] finds a field of the pool by its words and by its type, and Enter there saves nothing', async () => {
    const { person, api } = show();
    await labels();
    await person.type(screen.getByRole('textbox', { name: 'جستجو در فیلدها…' }), 'مبل{Enter}');
    expect(poolButton('با قوانین')).toBeNull();
    expect(poolButton('مبلغ')).toBeTruthy();
    expect(api.calls('ticketFormUpdate')).toEqual([]);
    await person.clear(screen.getByRole('textbox', { name: 'جستجو در فیلدها…' }));
    await person.click(screen.getByRole('radio', { name: 'انتخابی' }));
    expect(poolButton('مبلغ')).toBeNull();
    expect(poolButton('با قوانین')).toBeTruthy();
  });

  it('[2.59, 3.12] saves order, visibility, required and public with the version that was read', async () => {
    const { person, api } = show({ ticketFormUpdate: buildTicketForm({ version: 6 }) });
    await labels();
    screen.getByRole('button', { name: /جابه‌جایی .*نوع مشکل/ }).focus();
    await person.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /جابه‌جایی .*نوع مشکل/ }));
    await person.click(screen.getByRole('switch', { name: /الزامی بودن .*نوع مشکل/ }));
    await person.click(screen.getByRole('switch', { name: /شمارهٔ سفارش.* قابل ویرایش توسط مشتری/ }));
    await person.click(screen.getByRole('switch', { name: /نمایش .*شمارهٔ سفارش/ }));
    await person.click(save());
    await waitFor(() => expect(api.calls('ticketFormUpdate')).toHaveLength(1));
    expect(api.calls('ticketFormUpdate')[0]?.body).toMatchObject({ version: 5, branch_ids: [-1] });
    expect(sentFields(api)).toEqual([
      buildEntry(2, { order: 1, required: true }),
      buildEntry(1, { order: 2, status: false, public: false }),
    ]);
  });

  it('[2.59, 3.11] does not let a check box be required', async () => {
    show({ ticketFormGet: buildTicketForm({ fields: [buildEntry(3)] }) });
    const required = await screen.findByRole('switch', { name: /الزامی بودن .*با قوانین موافقم/ });
    expect((required as HTMLButtonElement).disabled).toBe(true);
  });

  it('[2.59] removes a field by Delete on its handle, and the focus stays in the form', async () => {
    const { person } = show();
    await labels();
    screen.getByRole('button', { name: /جابه‌جایی .*شمارهٔ سفارش/ }).focus();
    await person.keyboard('{Delete}');
    expect(await labels()).toEqual(['نوع مشکل']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /جابه‌جایی .*نوع مشکل/ }));
  });

  it('[2.59] takes a field that is dragged from the pool to the position where it is dropped', async () => {
    show();
    await labels();
    const HEIGHT = 50;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const row = this.dataset.entry !== undefined;
      const at = row && this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
      return { top: at * HEIGHT, bottom: row ? (at + 1) * HEIGHT : 400, left: 0, right: 500 } as DOMRect;
    });
    const button = poolButton('مبلغ')!;
    const pointer = (type: string, clientX: number, clientY: number) =>
      fireEvent(button, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }));
    const drag = (clientX: number) => {
      pointer('pointerdown', 900, 20);
      pointer('pointermove', clientX, 60);
      pointer('pointerup', clientX, 60);
      fireEvent.click(button, { detail: 1 });
    };
    // dropped beside the form: nothing happens, and the press that ends the drag is none
    drag(800);
    expect(await labels()).toEqual(['شمارهٔ سفارش', 'نوع مشکل']);
    drag(300);
    expect(await labels()).toEqual(['شمارهٔ سفارش', 'مبلغ', 'نوع مشکل']);
    jest.restoreAllMocks();
    // a press of a key after a drag is a press
    fireEvent.click(poolButton('با قوانین')!, { detail: 0 });
    expect(await labels()).toHaveLength(4);
  });

  it('[decisions 2.11] makes a field depend on the value of another one', async () => {
    const { person, api } = show({ ticketFormUpdate: buildTicketForm({ version: 6 }) });
    await labels();
    await person.click(screen.getByRole('button', { name: /تنظیم .*شمارهٔ سفارش/ }));
    await person.click(await screen.findByRole('button', { name: 'افزودن شرط' }));
    await person.click(screen.getByRole('radio', { name: 'نصف عرض' }));
    await person.click(save());
    await waitFor(() => expect(api.calls('ticketFormUpdate')).toHaveLength(1));
    expect(sentFields(api)[0]).toMatchObject({ width: 'half', condition: { field_id: 2, op: 'eq', value: 1 } });
  });

  it('[decisions 2.11] asks for the value of a condition before it is sent', async () => {
    const condition = { field_id: 4, op: 'gt' as const, value: null };
    const form = buildTicketForm({ fields: [buildEntry(1, { condition }), buildEntry(4, { order: 2 })] });
    const { person, api } = show({ ticketFormGet: form });
    await labels();
    await person.click(save());
    expect(await screen.findByText(/مقدار شرط نمایش .*شمارهٔ سفارش.* را کامل کنید/)).toBeTruthy();
    expect(api.calls('ticketFormUpdate')).toEqual([]);
  });

  it('[8.7] says a refusal of a field at the fields of the form', async () => {
    const { person } = show({ ticketFormUpdate: refuseFields({ 'fields.0.condition': 'شرط نمایش معتبر نیست' }) });
    await labels();
    await person.click(save());
    expect(await screen.findByText('شرط نمایش معتبر نیست')).toBeTruthy();
  });

  it('[decisions 2.0] keeps what was built when somebody else has saved, and shows his fields', async () => {
    const theirs = buildTicketForm({ version: 6, fields: [buildEntry(3)] });
    const { person, api } = show({ ticketFormUpdate: nok('VERSION_CONFLICT', theirs) });
    await labels();
    await person.click(poolButton('مبلغ')!);
    api.answer({ ticketFormGet: theirs });
    await person.click(save());
    expect(await screen.findByText('مقدار ذخیره‌شدهٔ دیگری:')).toBeTruthy();
    expect(await labels()).toEqual(['شمارهٔ سفارش', 'نوع مشکل', 'مبلغ']);
  });
});

describe('the preview of a form', () => {
  const open = async (fields = [buildEntry(2), buildEntry(1, { order: 2, public: false, required: true })]) => {
    const shown = show({ ticketFormGet: buildTicketForm({ fields, audience: 'both' }) });
    await labels();
    await shown.person.click(screen.getByRole('button', { name: 'پیش‌نمایش' }));
    return { ...shown, dialog: await screen.findByRole('dialog', { name: /پیش‌نمایش .*مشکل پرداخت/ }) };
  };

  it('[2.59, decisions 2.11] shows customers the public fields only, and employees all of them', async () => {
    const { person, dialog } = await open();
    expect(within(dialog).queryByRole('textbox', { name: /شمارهٔ سفارش/ })).toBeNull();
    await person.click(within(dialog).getByRole('radio', { name: 'کارشناس' }));
    expect(within(dialog).getByRole('textbox', { name: /شمارهٔ سفارش/ })).toBeTruthy();
    await person.click(within(dialog).getByRole('radio', { name: 'مهمان' }));
    expect(within(dialog).getByText(/مهمان فرمی را پر نمی‌کند/)).toBeTruthy();
  });

  it('[decisions 2.11] shows a field while its condition is met, and asks for it only then', async () => {
    const condition = { field_id: 3, op: 'eq' as const, value: 1 };
    const { person, dialog } = await open([buildEntry(3), buildEntry(1, { order: 2, required: true, condition })]);
    const text = () => within(dialog).queryByRole('textbox', { name: /شمارهٔ سفارش/ });
    expect(text()).toBeNull();
    await person.click(within(dialog).getByRole('button', { name: 'بررسی پاسخ‌ها' }));
    expect(within(dialog).getByText('پاسخ‌ها پذیرفته می‌شوند')).toBeTruthy();
    await person.click(within(dialog).getByRole('checkbox', { name: 'با قوانین موافقم' }));
    expect(text()).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'بررسی پاسخ‌ها' }));
    expect(within(dialog).getByText('این فیلد الزامی است')).toBeTruthy();
  });
});
