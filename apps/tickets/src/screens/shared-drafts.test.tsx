import type { Ticket } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  act,
  axe,
  buildTicket,
  buildUser,
  fakeApi,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { TicketPane } from './ticket-pane.tsx';

// jsdom has no layout, which the editor asks about
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;

const nothing = () => undefined;
const KEY = 'ticket:480:message';
const COLLEAGUE = { id: 77, name: 'نگار', employee: true, profile_picture_name: '' };
const FILE = { id: 9, name: 'گزارش.pdf', extension: 'pdf', mime: 'application/pdf', size: 10, dimentions: null };
const THEIRS = { author: COLLEAGUE, body_html: '<p>از نگار</p>', files: [FILE], updated_at: 1_790_000_000 };
const NOT_SHARED = { shared: false, taken_by: null };
const mine = (body: string) => ({ body_html: `<p>${body}</p>`, attachments: [], form_values: {} });

function open(change: Partial<Ticket>, written?: string) {
  const ticket = buildTicket({
    id: 480,
    kind: 'customer',
    actions: ['reply', 'note'],
    own_draft: NOT_SHARED,
    shared_drafts: [],
    ...change,
  });
  const api = fakeApi({
    ticketRead: undefined,
    ticketSignatureGet: { html: '' },
    ticketGet: ticket,
    ticketDraftShare: undefined,
    ticketDraftClaim: { body_html: '<p>از نگار</p>', attachments: [{ ...FILE, inline: false, token: 'T9' }] },
  });
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
    {
      user: buildUser('employee'),
      path: '/tickets/480',
      modules: [{ manifest }] as never,
      drafts: written === undefined ? {} : { [KEY]: mine(written) },
    },
  );
  const becomes = (next: Partial<Ticket>) => {
    api.answer({ ticketGet: { ...ticket, ...next } });
    act(() => shell.socket.emit('ticket-staff.480', 'ticket.draft', { id: 480 }));
  };
  return { api, ...shell, becomes };
}
const shareButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'اشتراک پیش‌نویس با همکاران' });
const theirs = () => screen.findByRole('region', { name: /پیش‌نویس.*نگار/ });

describe('shared drafts', () => {
  it('[decisions 2.4] what a colleague writes is shown with who it is, as it grows, until it is gone', async () => {
    const { becomes } = open({});
    await shareButton();
    expect(screen.queryByText('از نگار')).toBeNull();
    becomes({ shared_drafts: [THEIRS] });
    const card = await theirs();
    expect(card.textContent).toContain('نگار در حال نوشتن پیش‌نویس پاسخ است');
    expect(within(card).getByRole('list', { name: 'پیوست‌ها' }).textContent).toContain('گزارش.pdf');
    expect(await axe(card)).toEqual([]);
    becomes({ shared_drafts: [{ ...THEIRS, body_html: '<p>از نگار و بیشتر</p>' }] });
    expect(await within(card).findByText('از نگار و بیشتر')).toBeTruthy();
    becomes({ shared_drafts: [] });
    await waitFor(() => expect(screen.queryByRole('region', { name: /پیش‌نویس.*نگار/ })).toBeNull());
  });

  it('[decisions 2.4] who takes one over has it with its files in the reply, above what they wrote themselves', async () => {
    const { api, person, drafts } = open({ shared_drafts: [THEIRS] }, 'از من');
    await person.click(within(await theirs()).getByRole('button', { name: 'ادامهٔ این پیش‌نویس' }));
    await waitFor(() =>
      expect(drafts.get(KEY)).toMatchObject({
        body_html: '<p>از نگار</p><p>از من</p>',
        attachments: [{ name: 'گزارش.pdf', token: 'T9' }],
      }),
    );
    expect(api.calls('ticketDraftClaim').map(({ params, body }) => [params, body])).toEqual([
      [{ id: 480 }, { user_id: 77 }],
    ]);
  });

  it('[decisions 2.4] who comes too late reads that it is not shared any more, and their text stays', async () => {
    const { api, person, drafts } = open({ shared_drafts: [THEIRS] }, 'از من');
    api.answer({ ticketDraftClaim: refuse('NOT_FOUND') });
    await person.click(within(await theirs()).getByRole('button', { name: 'ادامهٔ این پیش‌نویس' }));
    expect(await screen.findByText('این پیش‌نویس دیگر با همکاران مشترک نیست')).toBeTruthy();
    expect(drafts.get(KEY)).toMatchObject({ body_html: '<p>از من</p>' });
  });

  it('[decisions 2.4] its author shares it by a button that says whether it is, and ends it by the same', async () => {
    const { api, person, becomes } = open({}, 'از من');
    expect((await shareButton()).getAttribute('aria-pressed')).toBe('false');
    await person.click(await shareButton());
    becomes({ own_draft: { shared: true, taken_by: null } });
    expect(await screen.findByText(/همکاران این پیش‌نویس را می‌بینند/)).toBeTruthy();
    expect((await shareButton()).getAttribute('aria-pressed')).toBe('true');
    await person.click(await shareButton());
    expect(api.calls('ticketDraftShare').map(({ body }) => body)).toEqual([{ shared: true }, { shared: false }]);
  });

  it('[decisions 2.4] nothing is shared where nothing is written, and notes are not', async () => {
    const { person } = open({});
    expect((await shareButton()).disabled).toBe(true);
    await person.keyboard('n');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'اشتراک پیش‌نویس با همکاران' })).toBeNull());
  });

  it('[decisions 2.4] its author reads who has taken it over, keeps the text, and may discard it', async () => {
    const { person, drafts, becomes } = open({ own_draft: { shared: true, taken_by: null } }, 'از من');
    await shareButton();
    becomes({ own_draft: { shared: false, taken_by: COLLEAGUE } });
    const state = await screen.findByText(/این پیش‌نویس را برداشته است/);
    expect(state.textContent).toContain('نگار');
    expect(drafts.get(KEY)).toMatchObject({ body_html: '<p>از من</p>' });
    await person.click(within(state).getByRole('button', { name: 'پاک کردن متن' }));
    await waitFor(() => expect(drafts.get(KEY)).toBeUndefined());
  });
});
