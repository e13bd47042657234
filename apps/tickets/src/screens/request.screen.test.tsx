import type { RequestChoices } from '@hamyar/contracts';
import {
  buildAskedField,
  buildDefaults,
  buildUser,
  compareForm,
  fakeApi,
  fireEvent,
  nok,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { ContactForm } from '../features/request/contact.form.tsx';
import { EMPTY_CONTACT } from '../features/request/use-request-steps.ts';
import { RequestTicket } from '../features/new-ticket/request-ticket.tsx';
import { faRequest } from '../messages/fa-request.ts';
import { buildFormToFill } from '../testing/form-doubles.ts';
import { RequestScreen } from './request.screen.tsx';

const TICKETS = 'apps/tickets/src';
const { departments, ticket_categories, services } = buildDefaults();
const choices: RequestChoices = {
  requester: { id: 70, name: 'نرگس کریمی', email: 'narges@example.ir' },
  departments,
  ticket_categories,
  services,
  refused: null,
  sent: null,
};
const answers = {
  deliveryHint: { demo: true, waiting_in_log: false },
  addressCode: { resend_in: 60, expires_in: 120 },
  addressProof: { state: 'open' },
  ticketRequestGet: choices,
  ticketRequestForm: buildFormToFill(),
  ticketRequestStore: { number: '0509-000031-4', link: 'k'.repeat(43) },
} as const;
const draft = {
  body_html: '<p>روشن نمی‌شود</p>',
  attachments: [],
  form_values: { version: 1, department_id: 1, category_id: 11, subject: 'چاپگر' },
};
const routes = [{ path: '/request/:token', name: 'request-token', title: 'x', screen: 'X' }];
const MODULES = [{ manifest: { name: 'tickets', version: '0.1.0', title: 'x', routes } }] as never;
const nothing = () => undefined;

const open = (more: object = {}, drafts: Record<string, unknown> = {}, path = '/request') => {
  const api = fakeApi({ ...answers, ...more } as never);
  return {
    api,
    ...renderInTestShell(
      <>
        <RequestScreen />
        <OverlayHost />
      </>,
      { user: null, path, drafts, modules: MODULES },
    ),
  };
};
type Opened = ReturnType<typeof open>;
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const fillContact = async ({ person }: Opened) => {
  await person.type(box('ایمیل'), 'narges@example.ir');
  await person.type(box('^نام(?! خانوادگی)'), 'نرگس');
  await person.type(box('نام خانوادگی'), 'کریمی');
  await person.click(screen.getByRole('button', { name: faRequest.sendCode }));
};
const typeCode = async ({ person }: Opened, code = '123456') => {
  await screen.findByRole('heading', { name: faRequest.codeTitle });
  // the cells come with code of their own, and take the focus when they are there
  const first = await screen.findByRole('textbox', { name: 'رقم ۱' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await person.keyboard(code);
};

describe('a request without an account', () => {
  beforeEach(() => sessionStorage.clear());

  it('[decisions 2.23] asks for the address, then for its code, then for the request, and says its number', async () => {
    const opened = open({}, { 'request-70': draft });
    const { api, person } = opened;
    await fillContact(opened);
    expect(api.calls('addressCode')).toEqual([
      expect.objectContaining({
        body: { address: 'narges@example.ir', first_name: 'نرگس', last_name: 'کریمی' },
      }),
    ]);
    await typeCode(opened);
    await person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    await screen.findByRole('heading', { name: faRequest.sentTitle });
    expect(screen.getByText(/۰۵۰۹-۰۰۰۰۳۱-۴/)).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('H1');
    const [sent] = api.calls('ticketRequestStore');
    expect(sent?.body).toMatchObject({
      requester_id: 70,
      department_id: 1,
      category_id: 11,
      subject: 'چاپگر',
      form_version: 2,
    });
    expect(screen.getByRole('link', { name: faRequest.toConversation }).getAttribute('href')).toBe(
      `/request/${'k'.repeat(43)}`,
    );
    // a reload shows the number again; the secret of the link is kept nowhere
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('k'.repeat(43));
    opened.unmount();
    open();
    await screen.findByText(/۰۵۰۹-۰۰۰۰۳۱-۴/);
    expect(screen.queryByRole('link', { name: faRequest.toConversation })).toBeNull();
  });

  it('[decisions 2.23] says the number of what was sent when its answer was lost', async () => {
    const opened = open({ ticketRequestGet: { ...choices, sent: '0509-000031-4' } }, { 'request-70': draft });
    await fillContact(opened);
    await typeCode(opened);
    await screen.findByRole('heading', { name: faRequest.sentTitle });
    expect(screen.getByText(/۰۵۰۹-۰۰۰۰۳۱-۴/)).toBeTruthy();
    expect(opened.api.calls('ticketRequestStore')).toEqual([]);
    await waitFor(() => expect(opened.drafts.has('request-70')).toBe(false));
  });

  it('[decisions 2.23] ends for who is somebody else, with what was written', async () => {
    const opened = open({ addressProofEnd: undefined }, { 'request-70': draft });
    await fillContact(opened);
    await typeCode(opened);
    await screen.findByDisplayValue('چاپگر');
    expect(screen.getByText(faRequest.keptHere)).toBeTruthy();
    await opened.person.click(screen.getByRole('button', { name: faRequest.notMine }));
    const question = await screen.findByRole('alertdialog');
    await opened.person.click(within(question).getByRole('button', { name: 'دور ریختن' }));
    await waitFor(() => expect(box('ایمیل')).toHaveProperty('value', ''));
    expect(opened.api.calls('addressProofEnd')).toHaveLength(1);
    expect(opened.drafts.has('request-70')).toBe(false);
  });

  it('[2.69, 9.7] shows a wrong code at its cells, and offers another one when it has ended', async () => {
    const opened = open({ addressProof: nok('CODE_WRONG', undefined, 'کد واردشده صحیح نیست') });
    await fillContact(opened);
    await typeCode(opened);
    await screen.findByText('کد واردشده صحیح نیست');
    fakeApi({ ...answers, addressProof: nok('CODE_EXPIRED') } as never);
    await opened.person.keyboard('222222');
    const again = await screen.findByRole('button', { name: faRequest.resend });
    await waitFor(() => expect(document.activeElement).toBe(again));
    await opened.person.click(again);
    await screen.findByRole('timer');
    expect(screen.queryByRole('button', { name: faRequest.resend })).toBeNull();
  });

  it('[decisions 2.4] goes on after a reload where it was, with what was typed', async () => {
    const first = open();
    await fillContact(first);
    await screen.findByRole('heading', { name: faRequest.codeTitle });
    first.unmount();
    const second = open({}, { 'request-70': draft });
    await screen.findByRole('heading', { name: faRequest.codeTitle });
    await typeCode(second);
    await screen.findByDisplayValue('چاپگر');
    second.unmount();
    open({}, Object.fromEntries(second.drafts));
    await screen.findByDisplayValue('چاپگر');
  });

  it('[decisions 2.8] says why no request can be sent now instead of a form', async () => {
    const refused = 'سازمان شما ۵ تیکت باز دارد و بیش از ۵ تیکت باز نمی‌تواند داشته باشد.';
    fakeApi({ ...answers, ticketRequestGet: { ...choices, refused } } as never);
    renderInTestShell(<RequestTicket onSent={nothing} onExpired={nothing} onNotMine={nothing} />, {
      ...{ user: null, path: '/request', modules: MODULES },
    });
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ارسال تیکت' })).toBeNull();
  });

  it.each(['employee', 'expired', 'inactive'] as const)('[4.4] says why nothing can be sent: %s', async (state) => {
    const opened = open({ addressProof: { state } });
    await fillContact(opened);
    await typeCode(opened);
    await screen.findByText(faRequest.refused[state].title);
    expect(screen.queryAllByRole('link', { name: faRequest.toLogin })).toHaveLength(state === 'inactive' ? 0 : 1);
    await opened.person.click(screen.getByRole('button', { name: faRequest.editContact }));
    await screen.findByDisplayValue('narges@example.ir');
  });

  it('[decisions 2.23] asks for the address again when the proof has ended, and keeps what was typed', async () => {
    const ended = nok('PROOF_EXPIRED', undefined, 'زمان تأیید به پایان رسیده است');
    const opened = open({ ticketRequestStore: ended }, { 'request-70': draft });
    await fillContact(opened);
    await typeCode(opened);
    await opened.person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    await screen.findByText(faRequest.proofEnded);
    expect(opened.drafts.get('request-70')).toMatchObject({ form_values: { subject: 'چاپگر' } });
  });

  it('[2.15] chooses the department of the address, and says where the code is while no mail leaves the system', async () => {
    const opened = open({ deliveryHint: { demo: true, waiting_in_log: true } }, {}, '/request?department_id=2');
    await fillContact(opened);
    await screen.findByText(faRequest.staysInLog);
    await typeCode(opened);
    await screen.findByText('مالی و قراردادها');
    await waitFor(() =>
      expect(opened.api.calls('ticketRequestForm')).toEqual([expect.objectContaining({ query: { department_id: 2 } })]),
    );
  });

  it('[decisions 2.23] leads who is logged in to the ticket of the panel', async () => {
    fakeApi(answers as never);
    const routes = [{ path: '/tickets/new', name: 'tickets-new', title: 'x', screen: 'X' }];
    const modules = [{ manifest: { name: 'tickets', version: '0.1.0', title: 'x', routes } }] as never;
    renderInTestShell(<RequestScreen />, { user: buildUser('customer'), path: '/request', modules });
    expect((await screen.findByRole('link', { name: 'تیکت جدید' })).getAttribute('href')).toBe('/tickets/new');
  });
});

compareForm({
  file: `${TICKETS}/features/request/contact.form.tsx`,
  call: 'addressCode',
  element: () => <ContactForm step={{ name: 'contact' }} contact={EMPTY_CONTACT} show={nothing} />,
  shell: { user: null },
  prepare: async () => {
    fireEvent.change(await screen.findByRole('textbox', { name: /ایمیل/ }), { target: { value: 'a@example.ir' } });
    fireEvent.change(box('^نام(?! خانوادگی)'), { target: { value: 'نرگس' } });
    fireEvent.change(box('نام خانوادگی'), { target: { value: 'کریمی' } });
  },
});

compareForm({
  file: `${TICKETS}/features/new-ticket/use-request-ticket.ts`,
  call: 'ticketRequestStore',
  element: () => <RequestTicket onSent={nothing} onExpired={nothing} onNotMine={nothing} />,
  shell: { user: null, drafts: { 'request-70': draft } },
  answers: { ticketRequestGet: choices, ticketRequestForm: buildFormToFill([buildAskedField()]) },
  elsewhere: {
    requester_id: 'who has proven the address',
    client_key: 'made with the first attempt',
    form_version: 'the form that is filled in',
  },
});
