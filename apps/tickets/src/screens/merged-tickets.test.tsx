import type { Ticket } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildContent,
  buildTicket,
  buildUser,
  fakeApi,
  forCustomer,
  nok,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { MergeDialog } from '../features/actions/merge.dialog.tsx';
import { LinksCard } from '../features/properties/links-card.tsx';
import { SplitDialog } from '../features/split/split.dialog.tsx';
import { manifest } from '../manifest.ts';
import { buildMergeCandidate } from '../testing/merge-doubles.ts';
import { CustomerTicketScreen } from './customer-ticket.screen.tsx';
import { TicketPane } from './ticket-pane.tsx';

const modules = [{ manifest }] as never;
const user = buildUser('employee');
const target = { id: 500, number: '0509-000018-2', subject: 'خطای ۵۰۴ درگاه' };
const merged = { status: 4 as const, close_reason: 'merged' as const, contents: [], reply_refused: 'merged' as const };
const source = buildTicket({ id: 480, version: 3, actions: ['merge'] });

function openMerge(more: Parameters<typeof buildMergeCandidate>[0] = {}, answer: unknown = undefined) {
  const api = fakeApi({
    ticketMergeCandidates: ({ query }) => (query.s === undefined ? [buildMergeCandidate(more)] : []),
    ticketGet: buildTicket({ id: 500, contents: [buildContent({ id: 1, at: 10, excerpt: 'پیش از این' })] }),
    ticketMerge: (answer ?? { ticket: buildTicket({ id: 480, ...merged, merged: { into: target } }) }) as never,
  });
  const shell = renderInTestShell(
    <>
      <MergeDialog ticket={source} onClose={() => undefined} />
      <OverlayHost />
    </>,
    { user, path: '/tickets/480?view=mine', modules },
  );
  return { api, ...shell };
}
const submit = () => screen.getByRole('button', { name: 'ادغام و بستن تیکت مبدأ' });

describe('the dialog that merges a ticket', () => {
  it('[decisions 2.3 T14] shows both tickets and the one conversation, and opens the target afterwards', async () => {
    const { api, person, history } = openMerge();
    await person.click(await screen.findByRole('radio', { name: /خطای ۵۰۴ درگاه/ }));
    const talk = await screen.findByRole('region', { name: 'گفتگوی یکپارچه، به ترتیب زمان' });
    expect(within(talk).getAllByRole('listitem')).toHaveLength(2);
    expect(within(talk).getByText('(از تیکت مبدأ)')).toBeTruthy();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await person.click(submit());
    await waitFor(() =>
      expect(api.calls('ticketMerge')[0]?.body).toEqual({ target_id: 500, version: 3, other_customer: false }),
    );
    await screen.findByText('تیکت‌ها ادغام شدند');
    expect(history.location.get().pathname + history.location.get().search).toBe('/tickets/500?view=mine');
  });

  it('[decisions 2.3 T14] asks once more where the customers differ', async () => {
    const { api, person } = openMerge({ same_customer: false });
    await person.click(await screen.findByRole('radio', { name: /خطای ۵۰۴ درگاه/ }));
    await person.click(submit());
    expect(await screen.findByText('برای ادغام با تیکت مشتری دیگر، این را تأیید کنید')).toBeTruthy();
    expect(api.calls('ticketMerge')).toEqual([]);
    await person.click(screen.getByRole('checkbox', { name: 'با این حال ادغام شود' }));
    await person.click(submit());
    await waitFor(() => expect(api.calls('ticketMerge')[0]?.body).toMatchObject({ other_customer: true }));
  });

  it('[decisions 2.3 T14] says at its field why it was not done, and finds nothing calmly', async () => {
    const { person } = openMerge({}, refuseFields({ target_id: 'همین تیکت است' }));
    await person.click(await screen.findByRole('radio', { name: /خطای ۵۰۴ درگاه/ }));
    await person.click(submit());
    expect(await screen.findByText('همین تیکت است')).toBeTruthy();
    await person.type(screen.getByRole('searchbox'), 'چیزی');
    expect(await screen.findByText('موردی پیدا نشد!')).toBeTruthy();
  });

  it('[decisions 2.2] does not offer what cannot be merged', async () => {
    openMerge({ mergeable: false });
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /قابل ادغام نیست/ });
    expect(radio.disabled).toBe(true);
  });

  it('[decisions 2.0] keeps what was chosen when somebody has changed the ticket', async () => {
    const { person } = openMerge({}, nok('VERSION_CONFLICT', undefined));
    await person.click(await screen.findByRole('radio', { name: /خطای ۵۰۴ درگاه/ }));
    await person.click(submit());
    await screen.findByRole('alert');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /خطای ۵۰۴ درگاه/ }).checked).toBe(true);
  });
});

describe('a merged ticket', () => {
  const show = (ticket: Ticket) => {
    const api = fakeApi({
      ticketGet: ticket,
      ticketRead: undefined,
      ticketUnmerge: { ticket: buildTicket({ id: 480 }) },
    });
    const shell = renderInTestShell(
      <>
        <TicketPane
          id={480}
          dialog={null}
          onDialog={() => undefined}
          onNext={() => undefined}
          loading={{ failure: null, failed: () => undefined, again: () => undefined }}
        />
        <OverlayHost />
      </>,
      { user, path: '/tickets/480', modules },
    );
    return { api, ...shell };
  };

  it('[decisions 2.3 T14] leads employees to the ticket with its conversation, without a text box', async () => {
    show(buildTicket({ id: 480, ...merged, actions: [], merged: { into: target } }));
    expect(await screen.findByText(/این تیکت در تیکت .*۰۵۰۹-۰۰۰۰۱۸-۲.* ادغام شده است/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'باز کردن تیکت مقصد' }).getAttribute('href')).toBe('/tickets/500');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[decisions 2.3 T15] is separated from its menu after a question', async () => {
    const { api, person } = show(buildTicket({ id: 480, ...merged, actions: ['unmerge'], merged: { into: target } }));
    await person.click(await screen.findByRole('button', { name: 'بیشتر' }));
    await person.click(await screen.findByRole('menuitem', { name: 'جدا کردن تیکت ادغام‌شده' }));
    await person.click(await screen.findByRole('button', { name: 'جدا کردن' }));
    await screen.findByText('تیکت جدا شد');
    expect(api.calls('ticketUnmerge')).toHaveLength(1);
  });

  it('[decisions 2.3 T14] sends its customer to the other one', async () => {
    const ticket = forCustomer(buildTicket({ id: 480, ...merged, actions: [], merged: { into: target } }));
    fakeApi({
      ticketGet: ({ params }) => (params.id === 500 ? forCustomer(buildTicket({ id: 500 })) : ticket),
      ticketRead: undefined,
    });
    const { history } = renderInTestShell(<CustomerTicketScreen />, {
      user: buildUser('customer'),
      path: '/tickets/480',
      modules,
    });
    await waitFor(() => expect(history.location.get().pathname).toBe('/tickets/500'));
  });

  it('[decisions 2.3 T14] of which the customer does not see the other one says where it is no more', async () => {
    fakeApi({
      ticketGet: forCustomer(buildTicket({ id: 480, ...merged, actions: [], merged: { into: null } })),
      ticketRead: undefined,
    });
    renderInTestShell(<CustomerTicketScreen />, { user: buildUser('customer'), path: '/tickets/480', modules });
    expect(await screen.findByText('این تیکت در تیکت دیگری ادغام شده است')).toBeTruthy();
  });

  it('[decisions 2.3 T14] is named at the messages that came from it', async () => {
    show(buildTicket({ id: 480, contents: [buildContent({ origin: '0509-000021-6' })] }));
    expect((await screen.findByText(/از تیکت/)).textContent).toContain('۰۵۰۹-۰۰۰۰۲۱-۶');
  });
});

describe('a ticket of one message', () => {
  it('[decisions 2.3 T16] is made with the chosen attachments, and can be opened', async () => {
    const file = (id: number, name: string) => ({
      id,
      name,
      extension: 'pdf',
      mime: 'application/pdf',
      size: 9,
      dimentions: null,
      inline: false,
    });
    const content = buildContent({ id: 7, attachments: [file(1, 'one.pdf'), file(2, 'two.pdf')] });
    const api = fakeApi({ ticketAssignees: [], ticketSplit: { id: 501, number: '0509-000030-1' } });
    const { person } = renderInTestShell(
      <>
        <SplitDialog ticket={source} content={content} onClose={() => undefined} />
        <OverlayHost />
      </>,
      { user, path: '/tickets/480', modules },
    );
    await person.type(await screen.findByRole('textbox', { name: /عنوان تیکت/ }), 'گزارش فروش');
    await person.click(screen.getByRole('checkbox', { name: 'two.pdf' }));
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'ساخت تیکت جدید' }));
    await waitFor(() =>
      expect(api.calls('ticketSplit')[0]?.body).toMatchObject({
        content_id: 7,
        subject: 'گزارش فروش',
        department_id: 1,
        attachment_ids: [1],
      }),
    );
    expect(await screen.findByText(/تیکت تازه ساخته شد/)).toBeTruthy();
  });
});

describe('the tickets that a ticket has to do with', () => {
  const links: Ticket['links'] = [
    { type: 'related', direction: 'out', ticket: target },
    { type: 'merged_into', direction: 'in', ticket: { ...target, id: 501 } },
  ];
  it('[decisions 2.2] are taken away by who may link them, with an undo', async () => {
    const ticket = buildTicket({ id: 480, links, actions: ['merge'] });
    const api = fakeApi({ ticketLink: { ticket: { ...ticket, links: [] } } });
    const asked = jest.fn();
    const { person } = renderInTestShell(
      <>
        <LinksCard ticket={ticket} onDialog={asked} />
        <OverlayHost />
      </>,
      { user, path: '/tickets/480', modules },
    );
    await person.click(screen.getByRole('button', { name: /برداشتن پیوند تیکت/ }));
    await person.click(await screen.findByRole('button', { name: 'واگرد' }));
    await waitFor(() =>
      expect(api.calls('ticketLink').map(({ body }) => body)).toEqual([
        { other_id: 500, linked: false },
        { other_id: 500, linked: true },
      ]),
    );
    await person.click(screen.getByRole('button', { name: 'پیوند دادن تیکت' }));
    expect(asked).toHaveBeenCalledWith('link');
  });

  it('[decisions 2.2] are only read by everybody else', () => {
    fakeApi({});
    renderInTestShell(<LinksCard ticket={buildTicket({ links })} onDialog={() => undefined} />, {
      user,
      path: '/tickets/480',
      modules,
    });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('ادغام‌شده در این تیکت')).toBeTruthy();
  });
});
