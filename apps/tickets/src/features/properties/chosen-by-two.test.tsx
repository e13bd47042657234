import { loadReferenceLists } from '@hamyar/store';
import {
  act,
  buildDefaults,
  buildTicket,
  buildUser,
  fakeApi,
  nok,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { PlainToastHost } from '@hamyar/design-system/plain';
import type { Ticket } from '@hamyar/contracts';
import { useTicketGetQuery } from '../../api/ticket.api.ts';
import { TicketProperties } from './ticket-properties.tsx';

const { id } = buildTicket();

/** The properties of the ticket that is stored in the page. */
function Shown() {
  const { data } = useTicketGetQuery(id);
  return data ? <TicketProperties ticket={data} onDialog={() => {}} /> : null;
}

const [software] = buildDefaults().ticket_categories!;
const named = (id: number, name: string) => ({ ...software!, id, name, department_ids: [] });
const [one, sameName, third] = [named(31, 'سایر'), named(32, 'سایر'), named(33, 'شبکه')];

interface Choosing {
  before?: Partial<Ticket>;
  property: 'importance' | 'category';
  option: string;
  /** How the server stores it. */
  stored: Partial<Ticket>;
}
const critical: Choosing = { property: 'importance', option: 'بحرانی', stored: { importance: 3 } };
const other: Choosing = {
  ...{ before: { category: third }, property: 'category', option: 'سایر' },
  stored: { category: one },
};
const BUTTONS = { importance: /^تغییر اهمیت/, category: /^دسته‌بندی/ };

/** Chooses it while the ticket is already another one. */
async function choose(theirs: Partial<Ticket>, { before, property, option, stored } = critical) {
  const mine = buildTicket({ version: 4, importance: 0, actions: ['importance', 'fields'], ...before });
  const now = { ...mine, version: 5, ...theirs };
  const api = fakeApi({
    systemDefaultsGet: buildDefaults({ ticket_categories: [one, third] }),
    ticketGet: mine,
    ticketUpdate: ({ body }) =>
      'version' in body && body.version === 5
        ? { ticket: { ...now, version: 6, ...stored }, content_id: null }
        : nok('VERSION_CONFLICT', { ticket: now, content_id: null }),
  });
  const { person } = renderInTestShell(
    <>
      <Shown />
      <PlainToastHost />
    </>,
    { user: buildUser('employee') },
  );
  await act(() => loadReferenceLists({ force: true }));
  const button = { name: BUTTONS[property] };
  const shown = () => screen.getByRole('button', button).textContent;
  await person.click(await screen.findByRole('button', button));
  await person.click(
    property === 'category'
      ? await screen.findByTitle(option)
      : await screen.findByRole('menuitemcheckbox', { name: option }),
  );
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

  it('[decisions 2.0] is compared by what it is: two categories of the same name are two choices', async () => {
    const { api, person } = await choose({ category: sameName }, other);
    expect(await screen.findByText(/هم‌زمان فرد دیگری .*سایر.* کرد.* انتخاب شما .*سایر.* بود/)).toBeTruthy();
    expect(api.calls('ticketUpdate')).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ انتخاب من' }));
    await waitFor(() => expect(api.calls('ticketUpdate')[1]?.body).toEqual({ version: 5, category_id: one.id }));
  });

  it('[decisions 2.0] is not written over the one of the same name that somebody else has put in its place', async () => {
    const { api } = await choose({ category: sameName }, { ...other, before: { category: one }, option: 'شبکه' });
    expect(await screen.findByText(/هم‌زمان فرد دیگری .*سایر.* کرد.* انتخاب شما .*شبکه.* بود/)).toBeTruthy();
    expect(api.calls('ticketUpdate')).toHaveLength(1);
  });
});
