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
  const rows = [deleted(6, 'خطا در چاپ'), deleted(7, 'تمدید سرویس')];
  const api = fakeApi({
    deletedTicketList: ({ query }) =>
      pageOf(
        rows.filter(
          ({ id, subject }) =>
            !api.calls('ticketRestore').some(({ params }) => params.id === id) && subject.includes(query.keyword ?? ''),
        ),
      ),
    ticketRestore: undefined,
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
});
