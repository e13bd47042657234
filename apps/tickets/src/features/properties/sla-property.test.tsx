import type { Feature } from '@hamyar/contracts';
import { loadReferenceLists } from '@hamyar/store';
import {
  act,
  buildDefaults,
  buildTicket,
  buildUser,
  fakeApi,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { SlaProperty } from './sla-property.tsx';

const policies = [
  { id: 1, name: 'SLA عمومی', branch_id: -1 },
  { id: 2, name: 'SLA طلایی', branch_id: 1 },
  { id: 3, name: 'SLA شیراز', branch_id: 2 },
];

async function draw(more: Partial<ReturnType<typeof buildTicket>>) {
  const ticket = buildTicket({ version: 4, sla_id: 1, sla_name: 'SLA عمومی', sla_by_hand: false, ...more });
  const api = fakeApi({
    systemDefaultsGet: buildDefaults({ sla_policies: policies }),
    ticketUpdate: { ticket: { ...ticket, version: 5 }, content_id: null },
  });
  const features: Feature[] = ['ticket_simple_sla'];
  const shown = renderInTestShell(<SlaProperty ticket={ticket} />, { user: buildUser('employee', { features }) });
  await act(() => loadReferenceLists({ force: true }));
  return { api, ...shown };
}

describe('the policy among the properties of a ticket', () => {
  it('[decisions 2.6] is chosen by hand by whoever may, and given back to the system', async () => {
    const { api, person, unmount } = await draw({ actions: ['sla'] });
    await person.click(screen.getByRole('button', { name: /تغییر SLA/ }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: /SLA طلایی/ }));
    await waitFor(() => expect(api.calls('ticketUpdate')[0]?.body).toEqual({ version: 4, sla_id: 2 }));
    unmount();
    const chosen = await draw({ actions: ['sla'], sla_id: 2, sla_name: 'SLA طلایی', sla_by_hand: true });
    expect(screen.getByText('دستی')).toBeTruthy();
    await chosen.person.click(screen.getByRole('button', { name: /تغییر SLA/ }));
    await chosen.person.click(await screen.findByRole('menuitemcheckbox', { name: /خودکار/ }));
    await waitFor(() => expect(chosen.api.calls('ticketUpdate')[0]?.body).toEqual({ version: 4, sla_id: null }));
  });

  it('[decisions 2.6 Choice] is chosen among those of all branches and of the branch of the ticket', async () => {
    const { person } = await draw({ actions: ['sla'], branch: { id: 2, name: 'شیراز' } });
    await person.click(screen.getByRole('button', { name: /تغییر SLA/ }));
    const offered = await screen.findAllByRole('menuitemcheckbox', { name: /SLA/ });
    expect(offered.map(({ textContent }) => textContent)).toEqual(['SLA عمومی', 'SLA شیراز']);
  });

  it('[decisions 2.2] is only read without the right', async () => {
    await draw({ actions: ['fields'] });
    expect(document.body.textContent).toContain('SLA عمومی');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
