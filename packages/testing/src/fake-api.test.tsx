import { useEffect, useState } from 'react';
import { useSession, useSocketChannel, useDraft, useNavigate, useLocation } from '@hamyar/module-sdk';
import { attachmentStore } from '@hamyar/contracts/attachments';
import { ticketCounters, ticketList, ticketRead, ticketStore, ticketUpdate } from '@hamyar/contracts/tickets';
import { send, upload } from '@hamyar/store';
import { closeFakeApi } from './fake-api.ts';
import { act, buildTicketRow, buildUser, fakeApi, nok, refuseFields, renderInTestShell, screen } from './index.ts';

describe('the network double', () => {
  it('answers by the name of the call and records what was sent', async () => {
    const api = fakeApi({ ticketList: [buildTicketRow({ id: 5 })] });
    const result = await send(ticketList, { status: [0, 3], page: 2 });
    expect(result.data).toMatchObject({ status: 'OK', total: 1, data: [{ id: 5 }] });
    expect(api.calls('ticketList')[0]?.query).toMatchObject({ status: [0, 3], page: 2, perPage: 10 });
  });

  it('distinguishes calls whose paths have the same beginning', async () => {
    const api = fakeApi({ ticketRead: undefined, ticketCounters: { mine: 3 } });
    await send(ticketRead, { id: 7, last_read_seq: 4 });
    await send(ticketCounters);
    expect(api.calls('ticketRead')).toEqual([{ params: { id: 7 }, query: undefined, body: { last_read_seq: 4 } }]);
    expect(api.calls('ticketCounters')).toHaveLength(1);
  });

  it("gives refusals with the server's texts", async () => {
    fakeApi({ ticketStore: refuseFields({ subject: 'این فیلد الزامی است' }), ticketUpdate: nok('STALE_TICKET') });
    const body = { department_id: 1, subject: 'س', body_html: '<p>م</p>', client_key: crypto.randomUUID() };
    expect(await send(ticketStore, body)).toMatchObject({
      error: { status: 'VALIDATION_ERROR', errors: [{ field: 'subject' }] },
    });
    expect(await send(ticketUpdate, { id: 7, version: 1, status: 1 })).toMatchObject({
      error: { status: 'NOK', code: 'STALE_TICKET' },
    });
  });

  it('fails the test when a screen sends what the contract does not contain', async () => {
    fakeApi({ ticketRead: undefined });
    await send(ticketRead, { id: 7, last_read_seq: 4, ...{ surprise: 1 } });
    expect(closeFakeApi).toThrow(/body of ticketRead does not keep the contract.*surprise/s);
  });

  it('fails the test when an answer is not what the server could send', async () => {
    fakeApi({ ticketList: [{ ...buildTicketRow(), number: 5 } as never] });
    await send(ticketList);
    expect(closeFakeApi).toThrow(/answer of ticketList, row 0 .*number/s);
  });

  it('fails the test when a call has no answer', async () => {
    fakeApi();
    await send(ticketList);
    expect(closeFakeApi).toThrow(/ticketList was called/);
  });

  it('fails like a lost network when it is offline', async () => {
    const api = fakeApi({ ticketList: [] });
    api.offline(true);
    expect(await send(ticketList)).toMatchObject({ error: { status: 'NETWORK' } });
  });

  it('accepts uploads and reports their progress', async () => {
    fakeApi({
      attachmentStore: {
        id: 1,
        name: 'a.png',
        extension: 'png',
        mime: 'image/png',
        size: 3,
        dimentions: null,
        inline: false,
        token: 'token-of-a-file',
      },
    });
    const progress: number[] = [];
    const file = new File(['abc'], 'a.png');
    const { data } = await upload(attachmentStore, undefined, file, (share) => progress.push(share)).done;
    expect([data?.token, progress]).toEqual(['token-of-a-file', [0.5, 1]]);
  });
});

function Screen() {
  const { first_name } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { value, set } = useDraft('note-7', '');
  const [seen, setSeen] = useState(0);
  useSocketChannel('ticket.7', () => setSeen((before) => before + 1));
  useEffect(() => set('typed'), [set]);
  return (
    <button type="button" onClick={() => navigate('/tickets/7')}>{`${first_name} ${pathname} ${seen} ${value}`}</button>
  );
}

describe('the shell of a test', () => {
  it('gives a screen its person, address, socket, drafts and navigation', async () => {
    const { person, socket, drafts } = renderInTestShell(<Screen />, {
      user: buildUser('employee', { first_name: 'لیلا' }),
      path: '/tickets',
    });
    act(() => socket.emit('ticket.7', 'ticket.content', { id: 7, seq: 2 }));
    await person.click(screen.getByRole('button', { name: 'لیلا /tickets 1 typed' }));
    expect(screen.getByRole('button').textContent).toContain('/tickets/7');
    expect(drafts.get('note-7')).toBe('typed');
  });
});
