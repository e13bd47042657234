import { buildTicket, buildUser, fakeApi, refuseFields, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { TicketProperties } from './ticket-properties.tsx';

const draw = (ticket: ReturnType<typeof buildTicket>) =>
  renderInTestShell(<TicketProperties ticket={ticket} onDialog={() => {}} />, { user: buildUser('employee') });

describe('a text among the properties of a ticket', () => {
  it('[decisions 2.2] is changed in place by whoever may, with the version that was read', async () => {
    const ticket = buildTicket({ version: 4, actions: ['fields'] });
    const api = fakeApi({ ticketUpdate: { ticket: { ...ticket, subject: 'خطای چاپ', version: 5 }, content_id: null } });
    const { person } = draw(ticket);
    await person.click(screen.getByRole('button', { name: /ویرایش عنوان تیکت/ }));
    const box = await screen.findByRole('textbox', { name: /عنوان تیکت/ });
    await person.clear(box);
    await person.type(box, 'خطای چاپ{Enter}');
    await waitFor(() => expect(api.calls('ticketUpdate')[0]?.body).toEqual({ version: 4, subject: 'خطای چاپ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[5.3, 8.7] says at the field what is wrong with it, here or at the server, and keeps what was typed', async () => {
    const api = fakeApi({ ticketUpdate: refuseFields({ subject: 'الگوی فیلد نامعتبر است' }) });
    const { person } = draw(buildTicket({ actions: ['fields'] }));
    await person.click(screen.getByRole('button', { name: /ویرایش عنوان تیکت/ }));
    const box = await screen.findByRole('textbox', { name: /عنوان تیکت/ });
    await person.clear(box);
    await person.type(box, '{Enter}');
    expect(await screen.findByText('این فیلد الزامی است')).toBeTruthy();
    expect(api.calls('ticketUpdate')).toEqual([]);
    await person.type(box, 'خطا{Enter}');
    expect(await screen.findByText('الگوی فیلد نامعتبر است')).toBeTruthy();
    expect((box as HTMLInputElement).value).toBe('خطا');
  });

  it('[decisions 2.2] is not repeated below the heading for those who may not change it', () => {
    fakeApi({});
    draw(buildTicket({ actions: ['note'] }));
    expect(screen.queryByText('عنوان تیکت')).toBeNull();
  });
});
