import { buildTicket, buildTicketRow, buildUser, fakeApi, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { TicketsScreen } from './tickets.screen.tsx';

const written = (body_html: string) => ({ body_html, attachments: [], form_values: {} });

function open(mine: string, theirs: string) {
  const ticket = buildTicket({});
  fakeApi({
    ticketCounters: { mine: 1 },
    savedViewList: [],
    ticketRead: undefined,
    ticketHistory: [],
    ticketList: [buildTicketRow({ id: ticket.id })],
    ticketGet: ticket,
  });
  const key = `ticket:${ticket.id}:message`;
  const shell = renderInTestShell(<TicketsScreen />, {
    user: buildUser('employee'),
    path: `/tickets/${ticket.id}`,
    drafts: { [key]: written(mine) },
    otherDrafts: { [key]: { body_html: theirs, at: 1_790_000_000, device: 'Chrome · Android #k3f9x2' } },
    modules: [{ manifest }] as never,
  });
  return { ...shell, text: () => (shell.drafts.get(key) as { body_html: string }).body_html };
}

const openButton = () => screen.findByRole('button', { name: 'نسخهٔ دیگر' });

describe('the other version of a draft', () => {
  it('[decisions 2.4] stands at the draft line with its device, and is brought without losing this text', async () => {
    const { person, text } = open('<p>از میز</p>', '<p>از گوشی</p>');
    await person.click(await openButton());
    const panel = await screen.findByRole('region', { name: 'نسخهٔ دیگر' });
    expect(panel.textContent).toContain('از گوشی');
    expect(panel.textContent).toContain('Chrome · Android');
    expect(panel.textContent).not.toContain('k3f9x2');
    await person.click(screen.getByRole('button', { name: 'آوردن این نسخه' }));
    expect(text()).toBe('<p>از گوشی</p>');
    expect(screen.queryByRole('region', { name: 'نسخهٔ دیگر' })).toBeNull();
    await person.click(await openButton());
    expect((await screen.findByRole('region', { name: 'نسخهٔ دیگر' })).textContent).toContain('از میز');
  });

  it('[decisions 2.4] leaves this text in place when it is kept, and stays at hand', async () => {
    const { person, text } = open('<p>از میز</p>', '<p>از گوشی</p>');
    await person.click(await openButton());
    await person.click(await screen.findByRole('button', { name: 'نگه داشتن متن کنونی' }));
    expect(screen.queryByRole('region', { name: 'نسخهٔ دیگر' })).toBeNull();
    expect(text()).toBe('<p>از میز</p>');
    expect(await openButton()).toBeTruthy();
  });

  it('is not offered when this text goes on from it', async () => {
    open('<p>سلام، از میز</p>', '<p>سلام</p>');
    await screen.findByText('متن ذخیره‌نشدهٔ شما بازیابی شد');
    expect(screen.queryByRole('button', { name: 'نسخهٔ دیگر' })).toBeNull();
  });
});
