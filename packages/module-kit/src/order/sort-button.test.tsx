import { buildUser, fakeApi, refuse, refuseFields, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { SortButton } from './index.ts';

const row = (id: number, name: string, parent_id: number | null, order: number) => ({ id, name, parent_id, order });
const ROWS = [row(1, 'فنی', null, 1), row(11, 'چاپ', 1, 1), row(12, 'شبکه', 1, 2), row(2, 'مالی', null, 2)];

const show = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ getOrder: ROWS, updateOrder: undefined, ...answers });
  const saved = jest.fn();
  const rendered = renderInTestShell(<SortButton type="ticketCategory" onSaved={saved} />, {
    user: buildUser('employee'),
  });
  return { ...rendered, api, saved };
};
const open = async (person: ReturnType<typeof show>['person']) => {
  await person.click(screen.getByRole('button', { name: 'مرتب‌سازی' }));
  return screen.findByRole('dialog', { name: 'مرتب‌سازی' });
};
const names = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const handle = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole('button', { name });

describe('the sort dialog', () => {
  it('[2.82, 2.91, 7.33] reads the order by its type, once, when it is opened for the first time', async () => {
    const { person, api } = show();
    expect(api.calls('getOrder')).toEqual([]);
    const dialog = await open(person);
    expect(dialog.style.width).toBe('500px');
    await waitFor(() => expect(names(dialog)).toEqual(['فنی', 'چاپ', 'شبکه', 'مالی']));
    await person.click(within(dialog).getByRole('button', { name: 'انصراف' }));
    await open(person);
    expect(api.calls('getOrder').map(({ query }) => query)).toEqual([{ type: 'ticketCategory' }]);
  });

  it('[2.82, 7.19] saves the rows of each parent that have moved, and shows what the server says', async () => {
    const { person, api, saved } = show();
    const dialog = await open(person);
    const save = within(dialog).getByRole('button', { name: 'ذخیره' });
    await waitFor(() => handle(dialog, /چاپ/));
    expect((save as HTMLButtonElement).disabled).toBe(true);
    handle(dialog, /چاپ/).focus();
    await person.keyboard('{ArrowDown}');
    await person.click(save);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(api.calls('updateOrder').map(({ body }) => body)).toEqual([{ type: 'ticketCategory', type_ids: [12, 11] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[2.82] forgets by «cancel» what has been moved', async () => {
    const { person, api } = show();
    const dialog = await open(person);
    await waitFor(() => handle(dialog, /مالی/));
    handle(dialog, /مالی/).focus();
    await person.keyboard('{ArrowUp}');
    expect(names(dialog)[0]).toBe('مالی');
    await person.click(within(dialog).getByRole('button', { name: 'انصراف' }));
    const again = await open(person);
    expect(names(again)[0]).toBe('فنی');
    expect(api.calls('updateOrder')).toEqual([]);
  });

  it('says a refusal in the dialog, and reads the rows that are stored now', async () => {
    const { person, api, saved } = show({
      updateOrder: refuseFields({ type_ids: 'همهٔ موارد یک سطح باید در ترتیب تازه باشند' }),
    });
    const dialog = await open(person);
    await waitFor(() => handle(dialog, /مالی/));
    handle(dialog, /مالی/).focus();
    await person.keyboard('{ArrowUp}');
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
    expect(api.calls('getOrder')).toHaveLength(2);
  });

  it('offers to try again where the rows cannot be read', async () => {
    const { person, api } = show({ getOrder: refuse('SERVER_ERROR') });
    const dialog = await open(person);
    await person.click(await within(dialog).findByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(api.calls('getOrder')).toHaveLength(2));
  });
});
