import { OverlayHost } from '@hamyar/design-system/overlay';
import { axe, buildUser, fakeApi, pageOf, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { DeletedTicketsDrawer } from './deleted-tickets.drawer.tsx';

const person = { id: 3, name: 'نگار احمدی', employee: false, profile_picture_name: null };
const deleted = (id: number, subject: string) => ({
  id,
  number: `0508-00012${id}-5`,
  subject,
  customer: person,
  department: { id: 1, name: 'پشتیبانی' },
  deleted_at: 1_700_000_000,
  deleted_by: { ...person, id: 4, name: 'کیوان فروغی', employee: true },
  purge_at: 1_700_000_000 + 30 * 86_400,
});

function open() {
  let restoredTogether = false;
  const rows = [deleted(6, 'خطا در چاپ'), deleted(7, 'تمدید سرویس')];
  const api = fakeApi({
    deletedTicketList: ({ query }) =>
      pageOf(
        rows.filter(
          ({ id, subject }) =>
            !api.calls('ticketRestore').some(({ params }) => params.id === id) &&
            !(restoredTogether && id === 6) &&
            subject.includes(query.keyword ?? ''),
        ),
      ),
    ticketRestore: undefined,
    multipleTicketAction: () => {
      restoredTogether = true;
      return { done: [6], failed: [{ id: 7, code: 'NOT_FOUND', message: 'پیدا نشد' }], batch_id: null };
    },
  });
  const shell = renderInTestShell(
    <>
      <DeletedTicketsDrawer onClose={() => undefined} />
      <OverlayHost />
    </>,
    { user: buildUser('full_admin'), path: '/' },
  );
  return { api, ...shell };
}
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);

describe('the deleted tickets', () => {
  it('[decisions 2.3] are restored one by one, and then stand there no more', async () => {
    const { api, person: user } = open();
    await user.click(await screen.findByRole('button', { name: /بازگردانی.*خطا در چاپ/ }));
    expect(await screen.findByText('تیکت بازگردانده شد')).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual(['تمدید سرویس']));
    expect(api.calls('ticketRestore')).toHaveLength(1);
  });

  it('are found by a text, and say by whom and until when', async () => {
    const { person: user } = open();
    expect((await screen.findAllByText(/حذف: .*کیوان فروغی/)).length).toBe(2);
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await user.type(within(screen.getByRole('dialog')).getByRole('searchbox'), 'تمدید{Enter}');
    await waitFor(() => expect(rows()).toEqual(['تمدید سرویس']));
  });

  it('[decisions 2.3] are restored together, and one that is not says why and stays selected', async () => {
    const { api, person: user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'بازگردانی ۲ تیکت' }));
    expect(await screen.findByText('۱ تیکت بازگردانده شد')).toBeTruthy();
    expect(api.calls('multipleTicketAction').map(({ body }) => body)).toEqual([
      { ticket_ids: [6, 7], action: 'restore' },
    ]);
    await waitFor(() => expect(rows()).toEqual(['تمدید سرویس']));
    expect(within(screen.getByRole('listitem')).getByText(/دیگر بازگردانده نمی‌شود/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /تمدید سرویس/ }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'لغو انتخاب' }));
    expect(screen.queryByRole('button', { name: /بازگردانی ۱ تیکت/ })).toBeNull();
  });
});
