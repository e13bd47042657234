import type { Ticket } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildTicket,
  buildUser,
  fakeApi,
  forCustomer,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { CustomerTicketScreen } from './customer-ticket.screen.tsx';
import { TicketPane } from './ticket-pane.tsx';

const modules = [{ manifest }] as never;
const nothing = () => undefined;
const LOCKED = 'این تیکت قفل است و مشتری نمی‌تواند به آن پاسخ بدهد.';

function show(ticket: Ticket, after: Ticket) {
  const api = fakeApi({ ticketGet: ticket, ticketRead: undefined, ticketUpdate: { ticket: after, content_id: null } });
  const shell = renderInTestShell(
    <>
      <TicketPane
        id={480}
        dialog={null}
        onDialog={nothing}
        onNext={nothing}
        loading={{ failure: null, failed: nothing, again: nothing }}
      />
      <OverlayHost />
    </>,
    { user: buildUser('employee'), path: '/tickets/480', modules },
  );
  return { api, ...shell };
}
const open = buildTicket({ id: 480, version: 3, actions: ['reply', 'note', 'lock'] });
const locked = buildTicket({ id: 480, version: 4, locked: true, actions: ['reply', 'note', 'unlock'] });
const sent = (api: ReturnType<typeof fakeApi>) => api.calls('ticketUpdate').map(({ body }) => body);

describe('the lock of a ticket', () => {
  it('[decisions 2.3] is set from its menu, said above the conversation, and taken back by the message', async () => {
    const { api, person } = show(open, locked);
    await screen.findByRole('log');
    expect(screen.queryByText(LOCKED)).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'بیشتر' }));
    await person.click(await screen.findByRole('menuitem', { name: 'قفل کردن تیکت' }));
    expect(await screen.findByText(LOCKED)).toBeTruthy();
    expect(sent(api)).toEqual([{ version: 3, locked: true }]);
    // the text box of employees stays
    expect(screen.getByRole('textbox', { name: 'متن پاسخ' })).toBeTruthy();
    api.answer({ ticketUpdate: { ticket: { ...open, version: 5 }, content_id: null } });
    const toast = (await screen.findByText('تیکت قفل شد و مشتری نمی‌تواند پاسخ بدهد')).closest('.hd-toast');
    await person.click(within(toast as HTMLElement).getByRole('button', { name: 'واگرد' }));
    await waitFor(() => expect(screen.queryByText(LOCKED)).toBeNull());
    expect(sent(api).at(-1)).toEqual({ version: 4, locked: false });
  });

  it('[decisions 2.3] is taken away where it is said, by who may', async () => {
    const { api, person, container } = show(locked, { ...open, version: 5 });
    await screen.findByText(LOCKED);
    expect(await axe(container)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'باز کردن قفل تیکت' }));
    await waitFor(() => expect(screen.queryByText(LOCKED)).toBeNull());
    expect(sent(api)).toEqual([{ version: 4, locked: false }]);
  });

  it('[decisions 2.3] is only read by who may not, and not said of a merged ticket', async () => {
    const { unmount } = show({ ...locked, actions: ['reply', 'note'] }, locked);
    await screen.findByText(LOCKED);
    expect(screen.queryByRole('button', { name: 'باز کردن قفل تیکت' })).toBeNull();
    unmount();
    show({ ...locked, status: 4, actions: [], merged: { into: null }, reply_refused: 'merged' }, locked);
    await screen.findByRole('log');
    expect(screen.queryByText(LOCKED)).toBeNull();
  });

  it('[decisions 2.3] closes the text box of its customer, with the reason', async () => {
    fakeApi({
      ticketGet: forCustomer(buildTicket({ ...locked, actions: ['close'], reply_refused: 'locked' })),
      ticketRead: undefined,
    });
    renderInTestShell(<CustomerTicketScreen />, { user: buildUser('customer'), path: '/tickets/480', modules });
    expect(await screen.findByText('این تیکت قفل شده است و پاسخ نمی‌پذیرد')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
