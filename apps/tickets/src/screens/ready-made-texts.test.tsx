import type { TicketTemplate } from '@hamyar/contracts';
import {
  buildTicket,
  buildTicketRow,
  buildUser,
  fakeApi,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { faTemplates } from '../messages/fa-templates.ts';
import { TicketsScreen } from './tickets.screen.tsx';
import { emptyDraft } from '../shared/compose-draft.ts';
import { TemplatesDialog } from '../features/reply/templates.dialog.tsx';
import { openVariablesText } from '../features/reply/use-templates.ts';

const template = (id: number, change: Partial<TicketTemplate> = {}): TicketTemplate => ({
  id,
  version: 1,
  name: `متن ${id}`,
  body: '<p>سلام {{customer.first_name}} و {{ticket.subject}}</p>',
  scope: 'global',
  departments: [],
  shortcut: null,
  keywords: [],
  attachments: [],
  order: id,
  status: true,
  usage_count: 0,
  last_used_at: null,
  editable: false,
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  ...change,
});
const TEXTS = [template(1, { name: 'پیگیری بانک' }), template(2, { name: 'خوش‌آمد', editable: true })];
const answers = { ticketTemplateList: TEXTS, ticketTemplateValues: { 'customer.first_name': 'نگار <b>' } };

function open(change: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...answers, ...change });
  const onUse = jest.fn(async (_template: TicketTemplate) => undefined);
  const shell = renderInTestShell(<TemplatesDialog ticketId={7} onUse={onUse} onClose={jest.fn()} />, {
    user: buildUser('employee'),
  });
  return { api, onUse, ...shell };
}
const names = () => screen.queryAllByRole('option').map((one) => one.querySelector('b')!.textContent);
const search = () => screen.getByRole('combobox');

describe('the dialog of ready-made texts', () => {
  it('[2.85] searches a part of the name, has the focus there, and inserts by Enter', async () => {
    const { person, onUse, api } = open();
    expect(document.activeElement).toBe(search());
    await screen.findByRole('option', { name: /پیگیری بانک/ });
    expect(api.calls('ticketTemplateList')[0]!.query).toMatchObject({ status: true });
    await person.type(search(), 'وش آ');
    expect(names()).toEqual(['خوش‌آمد']);
    await person.clear(search());
    await person.keyboard('{ArrowDown}{Enter}');
    expect(onUse.mock.calls[0]![0].id).toBe(2);
    await person.type(search(), 'بانک پی');
    expect(screen.getByText('موردی برای نمایش وجود ندارد')).toBeTruthy();
  });

  it('[decisions 2.12] shows what it says on this ticket, and what has no value there', async () => {
    open();
    const preview = await screen.findByRole('region', { name: faTemplates.dialog.preview });
    await waitFor(() => expect(preview.textContent).toContain('سلام نگار <b>'));
    expect(preview.textContent).toContain('{{ticket.subject}}');
    expect(preview.textContent).toContain(`در این تیکت مقداری ندارد: ${faTemplates.variable['ticket.subject']}`);
  });

  it('[decisions 2.25] offers to change only what one may change', async () => {
    const { person } = open();
    await screen.findByRole('option', { name: /پیگیری بانک/ });
    expect(screen.queryByRole('button', { name: faTemplates.dialog.edit })).toBeNull();
    await person.keyboard('{ArrowDown}');
    await person.click(screen.getByRole('button', { name: faTemplates.dialog.edit }));
    expect(await screen.findByDisplayValue('خوش‌آمد')).toBeTruthy();
  });

  it('says what to do where there is none, and that they could not be read', async () => {
    const { unmount } = open({ ticketTemplateList: [] });
    expect(await screen.findByText(faTemplates.dialog.empty)).toBeTruthy();
    unmount();
    open({ ticketTemplateList: refuse('SERVER_ERROR') });
    expect(await screen.findByRole('button', { name: /دوباره/ })).toBeTruthy();
  });
});

describe('the composer', () => {
  it('[6.22] has ready-made texts only with the license', async () => {
    fakeApi({
      ...answers,
      ticketCounters: {},
      savedViewList: [],
      ticketRead: undefined,
      ticketList: [buildTicketRow()],
      ticketGet: buildTicket(),
    });
    const shell = { user: buildUser('employee'), path: '/tickets/482', modules: [{ manifest }] as never };
    const { unmount } = renderInTestShell(<TicketsScreen />, shell);
    expect(await screen.findByRole('button', { name: faTemplates.dialog.title })).toBeTruthy();
    unmount();
    renderInTestShell(<TicketsScreen />, { ...shell, user: buildUser('employee', { features: [] }) });
    await screen.findByRole('textbox', { name: 'متن پاسخ' });
    expect(screen.queryByRole('button', { name: faTemplates.dialog.title })).toBeNull();
  });

  it('[decisions 2.7] shows who writes an answer the signature that its mail gets, and says nothing where there is none', async () => {
    const show = (html: string) => {
      const api = fakeApi({
        ...answers,
        ...{ ticketCounters: {}, savedViewList: [], ticketRead: undefined, ticketList: [buildTicketRow()] },
        ...{ ticketGet: buildTicket(), ticketSignatureGet: { html } },
      });
      const shell = { user: buildUser('employee'), path: '/tickets/482', modules: [{ manifest }] as never };
      return { api, ...renderInTestShell(<TicketsScreen />, shell) };
    };
    const { api, person, unmount } = show('<p>سارا امینی</p><script>x</script>');
    await person.click(await screen.findByRole('textbox', { name: 'متن پاسخ' }));
    await person.click(await screen.findByText('امضای دپارتمان در پایان ایمیل این پاسخ'));
    expect(screen.getByText('سارا امینی')).toBeTruthy();
    expect(document.querySelector('.tk-signature script')).toBeNull();
    expect(api.calls('ticketSignatureGet')[0]?.query).toMatchObject({ ticket_id: buildTicket().id });
    unmount();
    const none = show('');
    await none.person.click(await screen.findByRole('textbox', { name: 'متن پاسخ' }));
    await waitFor(() => expect(none.api.calls('ticketSignatureGet')).toHaveLength(1));
    expect(screen.queryByText('امضای دپارتمان در پایان ایمیل این پاسخ')).toBeNull();
  });

  it('[decisions 2.12] says which variables keep a text from being sent', () => {
    const draft = { ...emptyDraft({}), body_html: '<p>{{ticket.number}} {{user.name}}</p>' };
    expect(openVariablesText(draft)).toContain(faTemplates.variable['ticket.number']);
    expect(openVariablesText(draft)).not.toContain('user.name');
    expect(openVariablesText({ ...draft, form_values: { template_id: 1 } })).toContain('{{user.name}}');
    expect(openVariablesText({ ...draft, body_html: '<p>سلام</p>' })).toBeNull();
  });
});
