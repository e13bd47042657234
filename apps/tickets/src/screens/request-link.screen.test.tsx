import type { LinkedRequest } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  act,
  buildContent,
  compareForm,
  fakeApi,
  fireEvent,
  nok,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { LinkAddressForm } from '../features/request-link/link-address.form.tsx';
import { LinkReplyForm } from '../features/request-link/link-reply.form.tsx';
import { faRequestLink } from '../messages/fa-request-link.ts';
import { RequestLinkScreen } from './request-link.screen.tsx';

const TICKETS = 'apps/tickets/src';
const TOKEN = 'aB3_'.repeat(10) + 'xyz';
const picture = {
  ...{ id: 7, name: 'عکس.png', extension: 'png', mime: 'image/png', size: 10 },
  dimentions: null,
  inline: true,
};
const file = { ...picture, id: 8, name: 'گزارش.pdf', inline: false };
const linked: LinkedRequest = {
  ...{
    id: 31,
    number: '0509-000031-4',
    subject: 'چاپگر',
    status: 1,
    created_at: 1_795_000_000,
    expires_at: 1_797_592_000,
  },
  ...{ department: { id: 1, name: 'پشتیبانی فنی' }, custom_fields: [], reply_refused: null, last_seq: 2 },
  ...{
    can_rate: false,
    satisfaction: 0,
    satisfaction_comment: null,
    satisfaction_editable: false,
    expected_answer: null,
  },
  actions: ['reply', 'close'],
  contents: [
    buildContent({ id: 1, seq: 1, body_html: '<p>روشن نمی‌شود</p>', author_kind: 'customer', mine: true }),
    buildContent({
      ...{ id: 2, seq: 2, author_kind: 'employee', mine: false, attachments: [picture, file] },
      body_html: '<p>این را ببینید</p><p><img src="/api/attachment/7?inline=1" alt=""></p>',
    }),
  ],
};
const answers = {
  deliveryHint: { demo: true, waiting_in_log: false },
  requestLinkGet: linked,
  requestLinkReply: linked,
  requestLinkClose: { ...linked, status: 4 },
  requestLinkCode: { resend_in: 60, expires_in: 120 },
  requestLinkRenew: { token: 'n'.repeat(43) },
} as const;

const open = (more: object = {}) => {
  const api = fakeApi({ ...answers, ...more } as never);
  const shown = renderInTestShell(
    <>
      <RequestLinkScreen />
      <OverlayHost />
    </>,
    { user: null, path: `/request/${TOKEN}`, modules: [{ manifest }] as never },
  );
  return { api, ...shown };
};
const box = async () => (await screen.findByRole('textbox', { name: faRequestLink.reply })) as HTMLElement;

/** Types into the text: a text box until the editor has come. */
async function write(): Promise<void> {
  const plain = await box();
  if (plain instanceof HTMLTextAreaElement) fireEvent.change(plain, { target: { value: 'هنوز هم' } });
  const { editor } = (await waitFor(async () => {
    const rich = await box();
    expect('editor' in rich).toBe(true);
    return rich;
  })) as unknown as { editor: { getText(): string; commands: { insertContent(text: string): void } } };
  if (editor.getText() === '') act(() => editor.commands.insertContent('هنوز هم'));
}

describe('the page of a link to a request without an account', () => {
  it('[decisions 2.23] shows the conversation, with its files by the link, and asks for nothing else', async () => {
    const { api } = open();
    await screen.findByRole('heading', { name: 'چاپگر' });
    const log = screen.getByRole('log');
    within(log).getByText('روشن نمی‌شود');
    expect(within(log).getByRole('link', { name: /گزارش/ }).getAttribute('href')).toBe(
      `/api/requestLink/${TOKEN}/attachment/8`,
    );
    expect(log.querySelector('img[src*="attachment"]')?.getAttribute('src')).toBe(
      `/api/requestLink/${TOKEN}/attachment/7?inline=1`,
    );
    expect(api.calls('requestLinkReply')).toEqual([]);
    screen.getByText(faRequestLink.private);
  });

  it('[decisions 2.4] sends an answer once with its key, and after a newer message with that one seen', async () => {
    const { api, person } = open({ requestLinkReply: nok('STALE_TICKET') });
    await write();
    await person.click(screen.getByRole('button', { name: faRequestLink.send }));
    await screen.findByText(faRequestLink.stale);
    const second = fakeApi({ ...answers, requestLinkGet: { ...linked, last_seq: 3 } } as never);
    await waitFor(() =>
      expect(api.calls('requestLinkGet').length + second.calls('requestLinkGet').length).toBeGreaterThan(1),
    );
    await person.click(screen.getByRole('button', { name: faRequestLink.send }));
    await waitFor(() => expect(second.calls('requestLinkReply')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(faRequestLink.stale)).toBeNull());
    const keys = [...api.calls('requestLinkReply'), ...second.calls('requestLinkReply')].map(
      ({ body }) => (body as { client_key: string }).client_key,
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[decisions 2.3 T10] closes after a question', async () => {
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: faRequestLink.close }));
    await screen.findByText(faRequestLink.closeAsk);
    await person.click(screen.getAllByRole('button', { name: faRequestLink.close }).at(-1)!);
    await waitFor(() => expect(api.calls('requestLinkClose')).toHaveLength(1));
  });

  it('[decisions 2.3 T9] says why nothing can be answered, and leads to another request', async () => {
    open({ requestLinkGet: { ...linked, status: 4, actions: [], reply_refused: 'closed_window_passed' } });
    await screen.findByText(faRequestLink.refused.closed_window_passed);
    expect(screen.queryByRole('button', { name: faRequestLink.send })).toBeNull();
  });

  it('[decisions 2.4] keeps what is being written when no answer is taken any more, with the reason', async () => {
    let request = linked;
    const { person } = open({ requestLinkGet: () => request, requestLinkReply: nok('REOPEN_WINDOW_PASSED') });
    await write();
    request = { ...linked, status: 4, actions: [], reply_refused: 'closed_window_passed' };
    await person.click(screen.getByRole('button', { name: faRequestLink.send }));
    await screen.findByText(faRequestLink.refused.closed_window_passed);
    const unsent = await screen.findByRole('region', { name: 'متن ارسال‌نشدهٔ شما' });
    expect(unsent.textContent).toContain('هنوز هم');
    expect(within(unsent).getByRole('button', { name: 'کپی متن' })).toBeTruthy();
  });

  it('[decisions 2.0] keeps what is being written when the link ends meanwhile, and goes on with the one by a code', async () => {
    let ended = false;
    const newer = 'n'.repeat(43);
    const { api, person } = open({
      requestLinkGet: ({ params }: { params: { token: string } }) =>
        ended && params.token !== newer ? refuse('NOT_FOUND') : linked,
    });
    await write();
    ended = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('heading', { name: faRequestLink.ended });
    await person.type(screen.getByRole('textbox', { name: /ایمیل/ }), 'narges@example.ir');
    await person.click(screen.getByRole('button', { name: faRequestLink.sendCode }));
    const first = await screen.findByRole('textbox', { name: 'رقم ۱' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await person.keyboard('123456');
    await waitFor(() => expect(api.calls('requestLinkRenew')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading', { name: faRequestLink.ended })).toBeNull());
    await person.click(screen.getByRole('button', { name: faRequestLink.send }));
    await waitFor(() => expect(api.calls('requestLinkReply')).toHaveLength(1));
    expect(api.calls('requestLinkReply')[0]).toMatchObject({ params: { token: newer } });
    expect(JSON.stringify(api.calls('requestLinkReply')[0]?.body)).toContain('هنوز هم');
  });

  it('[decisions 2.0] says of a link that shows nothing that it does not work, and gets another one by a code', async () => {
    const { api, person } = open({ requestLinkGet: refuse('NOT_FOUND') });
    await screen.findByRole('heading', { name: faRequestLink.ended });
    screen.getByRole('heading', { level: 1, name: faRequestLink.title });
    await person.type(screen.getByRole('textbox', { name: /ایمیل/ }), 'narges@example.ir');
    await person.click(screen.getByRole('button', { name: faRequestLink.sendCode }));
    const first = await screen.findByRole('textbox', { name: 'رقم ۱' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await person.keyboard('123456');
    await waitFor(() =>
      expect(api.calls('requestLinkRenew')).toEqual([
        expect.objectContaining({ body: { address: 'narges@example.ir', code: '123456' } }),
      ]),
    );
  });
});

compareForm({
  file: `${TICKETS}/features/request-link/link-reply.form.tsx`,
  call: 'requestLinkReply',
  element: () => <LinkReplyForm token={TOKEN} request={linked} hint={null} refusal={null} />,
  shell: { user: null },
  prepare: write,
  elsewhere: {
    client_key: 'made with the first attempt',
    last_seen_seq: 'the conversation above it',
    force: 'a newer message is on the page before the next attempt',
  },
});

compareForm({
  file: `${TICKETS}/features/request-link/link-address.form.tsx`,
  call: 'requestLinkCode',
  element: () => <LinkAddressForm initial="" onSent={() => undefined} />,
  shell: { user: null },
  prepare: async () =>
    void fireEvent.change(await screen.findByRole('textbox', { name: /ایمیل/ }), { target: { value: 'a@example.ir' } }),
});
