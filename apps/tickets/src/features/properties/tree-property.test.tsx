import { loadReferenceLists } from '@hamyar/store';
import {
  act,
  buildDefaults,
  buildTicket,
  buildUser,
  fakeApi,
  fireEvent,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import type { Ticket } from '@hamyar/contracts';
import { TicketProperties } from './ticket-properties.tsx';

const [known] = buildDefaults().ticket_categories ?? [];
const item = { ...known!, department_ids: [] };
const ticket_categories = [
  { ...item, id: 1, name: 'نرم‌افزار' },
  { ...item, id: 2, name: 'خطای چاپ', parent_id: 1 },
  { ...item, id: 3, name: 'گزارش', department_ids: [999] },
];

/** Opens the tree of the category. */
async function open(changes: Partial<Ticket> = {}) {
  const ticket = buildTicket({ version: 4, actions: ['fields'], category: null, ...changes });
  const api = fakeApi({
    systemDefaultsGet: buildDefaults({ ticket_categories }),
    ticketUpdate: { ticket: { ...ticket, version: 5 }, content_id: null },
  });
  const { person } = renderInTestShell(<TicketProperties ticket={ticket} onDialog={() => {}} />, {
    user: buildUser('employee'),
  });
  await act(() => loadReferenceLists({ force: true }));
  await person.click(screen.getByRole('button', { name: /^دسته‌بندی/ }));
  const box = await screen.findByRole('combobox', { name: 'دسته‌بندی' });
  return { api, person, box };
}
const sent = (api: ReturnType<typeof fakeApi>) => api.calls('ticketUpdate').map(({ body }) => body);
const button = () => screen.findByRole('button', { name: /^دسته‌بندی/ });

describe('the category among the properties of a ticket', () => {
  it('[decisions 2.2, decisions 2.7] is found by its name in the tree of the department, and stored by the choice', async () => {
    const { api, person, box } = await open();
    expect(document.activeElement).toBe(box);
    expect(await screen.findByTitle('نرم‌افزار')).toBeTruthy();
    expect(screen.queryByTitle('گزارش')).toBeNull();
    await person.type(box, 'چاپ');
    expect(screen.queryByTitle('هیچ‌کدام')).toBeNull();
    await person.click(await screen.findByTitle('خطای چاپ'));
    await waitFor(() => expect(sent(api)).toEqual([{ version: 4, category_id: 2 }]));
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('button', { name: /^دسته‌بندی/ })));
  });

  it('[9.10] is chosen and left by keys alone', async () => {
    const { api, person, box } = await open();
    await person.type(box, 'چاپ');
    // antd reads the number of the key
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(sent(api)).toEqual([{ version: 4, category_id: 2 }]));
    await person.click(await button());
    fireEvent.keyDown(await screen.findByRole('combobox', { name: 'دسته‌بندی' }), { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('button', { name: /^دسته‌بندی/ })));
    expect(sent(api)).toHaveLength(1);
  });

  it('[decisions 2.3] is removed by a choice of its own; the same one again changes nothing', async () => {
    const { api, person } = await open({ category: { id: 2, name: 'خطای چاپ' } });
    await person.click((await screen.findAllByTitle('خطای چاپ')).at(-1)!);
    expect(await button()).toBeTruthy();
    expect(sent(api)).toEqual([]);
    await person.click(await button());
    await person.click(await screen.findByTitle('هیچ‌کدام'));
    await waitFor(() => expect(sent(api)).toEqual([{ version: 4, category_id: null }]));
  });

  it('[decisions 2.2] that is no longer offered stands there by its name; without the right there is nothing to press', async () => {
    const { box } = await open({ category: { id: 3, name: 'گزارش' } });
    expect(box.closest('.ant-select')?.textContent).toContain('گزارش');
    renderInTestShell(<TicketProperties ticket={buildTicket({ actions: [] })} onDialog={() => {}} />, {
      user: buildUser('employee'),
    });
    expect(screen.queryByRole('button', { name: /^دسته‌بندی/ })).toBeNull();
  });
});
