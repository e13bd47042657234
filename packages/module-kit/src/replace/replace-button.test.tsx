import { Select } from '@hamyar/design-system/fields';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { buildUser, fakeApi, refuse, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { ReplaceButton, type ReplaceButtonProps } from './index.ts';

type References = { text: string; stays?: true }[];
const refused = {
  status: 'VALIDATION_ERROR',
  message: '',
  errors: [{ field: 'replace_with', code: 'IN_USE', message: 'به کار رفته' }],
};

function show(references: References | ReturnType<typeof refuse>, props: Partial<ReplaceButtonProps> = {}) {
  const api = fakeApi({ getReferences: Array.isArray(references) ? { references } : references });
  const [remove, onDeleted] = [jest.fn(async () => ({ data: undefined })), jest.fn()];
  const rendered = renderInTestShell(
    <>
      <ReplaceButton
        {...{ type: 'customerLevel', id: 5, title: 'سطح «طلایی» حذف شود؟', deleted: 'سطح حذف شد', remove, onDeleted }}
        replacement={(control) => <Select {...control} searchable options={[{ value: 7, label: 'نقره‌ای' }]} />}
        {...props}
      />
      <OverlayHost />
    </>,
    { user: buildUser('employee') },
  );
  return { ...rendered, api, remove, onDeleted };
}
const press = async (person: ReturnType<typeof show>['person']) =>
  person.click(screen.getByRole('button', { name: 'حذف' }));
const choose = async (person: ReturnType<typeof show>['person'], dialog: HTMLElement) => {
  await person.click(within(dialog).getByRole('combobox', { name: /جایگزین/ }));
  await person.click(await screen.findByRole('option', { name: 'نقره‌ای' }));
};

describe('[decisions 2.0] the button that deletes what others name', () => {
  it('asks as always where nothing does', async () => {
    const { person, api, remove, onDeleted } = show([]);
    await press(person);
    const question = await screen.findByRole('alertdialog', { name: /طلایی/ });
    expect(api.calls('getReferences')[0]?.query).toEqual({ type: 'customerLevel', type_id: 5 });
    await person.click(within(question).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    expect(remove.mock.calls).toEqual([[undefined]]);
    expect(await screen.findByText('سطح حذف شد')).toBeTruthy();
  });

  it('says how many do, of which kinds, and sends nothing without another one', async () => {
    const { person, remove, onDeleted } = show([{ text: '۱۲ مشتری' }, { text: '۲ سازمان' }]);
    await press(person);
    const dialog = await screen.findByRole('dialog', { name: /طلایی/ });
    expect(dialog.textContent).toContain('در ۱۲ مشتری و ۲ سازمان به کار رفته است.');
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    expect(await within(dialog).findByText('این فیلد الزامی است')).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
    await choose(person, dialog);
    const button = within(dialog).getByRole('button', { name: 'حذف' });
    // as in the question of every other deletion
    expect(button.className).toContain('danger');
    await person.click(button);
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    expect(remove.mock.calls).toEqual([[7]]);
  });

  it('says what stays with it, of which kinds, and what to do instead, and offers no other one', async () => {
    const { person, remove } = show([{ text: '۳ کاربر', stays: true }, { text: '۲ دپارتمان' }], {
      instead: 'آن را غیرفعال کنید.',
    });
    await press(person);
    const dialog = await screen.findByRole('dialog', { name: /طلایی/ });
    expect(dialog.textContent).toContain('تا وقتی ۳ کاربر دارد، حذف نمی‌شود');
    expect(dialog.textContent).toContain('آن را غیرفعال کنید.');
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    await person.click(within(dialog).getAllByRole('button', { name: 'بستن' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
  });

  it('says at the field why the one that was chosen is refused, and keeps it', async () => {
    const remove = jest.fn(async () => ({ error: refused }));
    const { person, onDeleted } = show([{ text: '۱۲ مشتری' }], { remove });
    await press(person);
    const dialog = await screen.findByRole('dialog');
    await choose(person, dialog);
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    expect(await within(dialog).findByText('به کار رفته')).toBeTruthy();
    expect(within(dialog).getAllByText('نقره‌ای').length).toBeGreaterThan(0);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('keeps its question when something names it meanwhile, and says what', async () => {
    const { person, onDeleted } = show([], { remove: async () => ({ error: refused }) });
    await press(person);
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('به کار رفته')).toBeTruthy();
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'انصراف' }));
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('says why it could not find out, and deletes nothing', async () => {
    const { person, remove } = show(refuse('NOT_FOUND', 'پیدا نشد'));
    await press(person);
    expect(await screen.findByText('پیدا نشد')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(remove).not.toHaveBeenCalled();
  });

  it('offers another one where nothing needs it, if the page says so', async () => {
    const { person, remove } = show([], { always: true, hint: 'زیرمجموعه‌ها بالا می‌آیند.' });
    await press(person);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('زیرمجموعه‌ها بالا می‌آیند.')).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  });
});
