import { buildTicket, buildUser, fakeApi, nok, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { PlainToastHost } from '@hamyar/design-system/plain';
import type { Ticket } from '@hamyar/contracts';
import { useTicketGetQuery } from '../../api/ticket.api.ts';
import { TicketProperties } from './ticket-properties.tsx';

const mine = buildTicket({ version: 4, importance: 0, actions: ['importance', 'fields'] });

/** The properties of the ticket that is stored in the page. */
function Shown() {
  const { data } = useTicketGetQuery(mine.id);
  return data ? <TicketProperties ticket={data} onDialog={() => {}} /> : null;
}

/** Chooses «بحرانی» while the ticket is already another one. */
async function choose(theirs: Partial<Ticket>) {
  const now = { ...mine, version: 5, ...theirs };
  const api = fakeApi({
    ticketGet: mine,
    ticketUpdate: ({ body }) =>
      'version' in body && body.version === 5
        ? { ticket: { ...now, version: 6, importance: 3 }, content_id: null }
        : nok('VERSION_CONFLICT', { ticket: now, content_id: null }),
  });
  const { person } = renderInTestShell(
    <>
      <Shown />
      <PlainToastHost />
    </>,
    { user: buildUser('employee') },
  );
  const shown = () => screen.getByRole('button', { name: /^تغییر اهمیت/ }).textContent;
  await person.click(await screen.findByRole('button', { name: /^تغییر اهمیت/ }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'بحرانی' }));
  return { api, person, shown };
}

describe('a property that two people choose', () => {
  it('[decisions 2.0] shows what the other one has stored beside the own choice, which is stored when asked again', async () => {
    const { api, person, shown } = await choose({ importance: 2 });
    expect(await screen.findByText(/اهمیت را هم‌زمان فرد دیگری .*زیاد.* کرد.* انتخاب شما .*بحرانی.* بود/)).toBeTruthy();
    expect(shown()).toContain('زیاد');
    expect(api.calls('ticketUpdate')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ انتخاب من' }));
    await waitFor(() => expect(shown()).toContain('بحرانی'));
    expect(api.calls('ticketUpdate')[1]?.body).toEqual({ version: 5, importance: 3 });
  });

  it('[decisions 2.0] is stored where the other one has changed something else', async () => {
    const { api, shown } = await choose({ subject: 'عنوان تازه' });
    await waitFor(() => expect(api.calls('ticketUpdate')).toHaveLength(2));
    await screen.findByText(/اهمیت به .*بحرانی.* تغییر کرد/);
    expect(shown()).toContain('بحرانی');
  });

  it('[decisions 2.0] is not stored twice where both have chosen the same', async () => {
    const { api, shown } = await choose({ importance: 3 });
    await screen.findByText(/اهمیت به .*بحرانی.* تغییر کرد/);
    expect(api.calls('ticketUpdate')).toHaveLength(1);
    expect(shown()).toContain('بحرانی');
  });
});
