import {
  buildAskedField,
  buildFilledField,
  buildTicket,
  buildUser,
  fakeApi,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { TicketProperties } from '../features/properties/ticket-properties.tsx';
import { faStaff } from '../messages/fa-staff.ts';
import { buildFormToFill } from '../testing/form-doubles.ts';
import { CustomerNewTicketScreen } from './customer-tickets-new.screen.tsx';

const route = (name: string, path: string) =>
  ({
    manifest: { name: 'tickets', version: '0.1.0', title: 'تیکت‌ها', routes: [{ path, name, title: 'x', screen: 'X' }] },
  }) as never;
const modules = [
  route('tickets-id', '/tickets/:id'),
  route('tickets-new', '/tickets/new'),
  route('tickets', '/tickets'),
];
const draft = {
  body_html: '<p>سلام</p>',
  attachments: [],
  form_values: { version: 1, department_id: 1, category_id: 11, subject: 'خطا' },
};
const fields = [
  buildAskedField({ id: 1, type: 'checkbox', label: 'گارانتی دارد' }),
  buildAskedField({ id: 2, required: true, condition: { field_id: 1, op: 'eq', value: 1 } }),
];
const answers = {
  checkDefaultReciever: {
    ...{ recipient_id: null, recipient: null, reason: 'whole_department', outside_hours: false, next_open_at: null },
  },
  ticketFormChoice: buildFormToFill(fields),
} as const;

const openForm = (more: object = {}, values: object = {}) => {
  const api = fakeApi({
    ...answers,
    ...{ expectedAnswerGet: null, similarTicketList: [], ticketOpeningGet: { refused: null } },
    ticketStore: { id: 31, number: '0508-000031-4' },
    ...more,
  } as never);
  const opened = renderInTestShell(<CustomerNewTicketScreen />, {
    ...{ user: buildUser('customer'), path: '/tickets/new', modules },
    drafts: { 'new:customer': { ...draft, form_values: { ...draft.form_values, ...values } } },
  });
  return { api, ...opened };
};
const send = () => screen.findByRole('button', { name: 'ارسال تیکت' });

describe('the form of a new ticket', () => {
  it('[decisions 2.11] shows a field while its condition is met, and asks for it only then', async () => {
    const { api, person, drafts } = openForm();
    const box = await screen.findByRole('checkbox', { name: 'گارانتی دارد' });
    expect(screen.queryByRole('textbox', { name: /شمارهٔ سریال/ })).toBeNull();
    await person.click(box);
    const text = await screen.findByRole('textbox', { name: /شمارهٔ سریال/ });
    await person.click(await send());
    await screen.findByText('این فیلد الزامی است', { selector: '.hd-field-error' });
    expect(api.calls('ticketStore')).toEqual([]);
    await person.type(text, 'NR-1');
    expect((drafts.get('new:customer') as typeof draft).form_values).toMatchObject({
      custom_values: { 1: 1, 2: 'NR-1' },
    });
    await person.click(await send());
    await waitFor(() => expect(api.calls('ticketStore')).toHaveLength(1));
    expect(api.calls('ticketStore')[0]?.body).toMatchObject({ form_version: 2, custom_values: { 1: 1, 2: 'NR-1' } });
  });

  it('[decisions 2.11] does not send what a condition hides', async () => {
    const { api, person } = openForm({}, { custom_values: { 1: 0, 2: 'NR-1' } });
    await screen.findByRole('checkbox', { name: 'گارانتی دارد' });
    await person.click(await send());
    await waitFor(() => expect(api.calls('ticketStore')).toHaveLength(1));
    expect((api.calls('ticketStore')[0]?.body as { custom_values: object }).custom_values).toEqual({ 1: 0 });
  });

  it('[8.7] says at the field what the server refuses', async () => {
    const refusal = refuseFields({ 'custom_values.2': 'این مقدار قبلاً ثبت شده است' });
    const { person } = openForm({ ticketStore: refusal }, { custom_values: { 1: 1, 2: 'NR-1' } });
    const text = await screen.findByRole('textbox', { name: /شمارهٔ سریال/ });
    await person.click(await send());
    await screen.findByText('این مقدار قبلاً ثبت شده است', { selector: '.hd-field-error' });
    expect(text.getAttribute('aria-invalid')).toBe('true');
    await person.type(text, '2');
    await waitFor(() => expect(screen.queryByText('این مقدار قبلاً ثبت شده است')).toBeNull());
  });

  it('[decisions 2.11] gives an empty title the beginning that the form has', async () => {
    openForm({ ticketFormChoice: { ...buildFormToFill(), subject_template: 'خرابی دستگاه' } }, { subject: '' });
    const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: /عنوان تیکت/ });
    await waitFor(() => expect(subject.value).toBe('خرابی دستگاه'));
  });
});

describe('the custom fields of an open ticket', () => {
  const custom_fields = [
    buildFilledField({ id: 1, value: 'NR-1' }),
    buildFilledField({ id: 2, type: 'password', label: 'رمز سرور', filled: true }),
    buildFilledField({ id: 3, type: 'checkbox', label: 'گارانتی دارد', value: 1 }),
    buildFilledField({ id: 4, type: 'number', label: 'مبلغ', value: 12_500 }),
  ];
  const ticket = buildTicket({ actions: ['fields'], custom_fields });
  const shownAs = (label: string) => screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;

  it('[decisions 2.11] are read as what they mean; a password is never shown', async () => {
    fakeApi({});
    renderInTestShell(<TicketProperties ticket={ticket} onDialog={() => undefined} />, { user: buildUser('employee') });
    await screen.findByText('شمارهٔ سریال');
    expect(shownAs('شمارهٔ سریال')).toBe('NR-1');
    expect(shownAs('رمز سرور')).toBe('ثبت شده و نمایش داده نمی‌شود');
    expect(shownAs('گارانتی دارد')).toBe('بله');
    expect(shownAs('مبلغ')).toBe('۱۲٬۵۰۰');
  });

  it('[decisions 2.2] are changed in a dialog, which sends what was changed with the version of the ticket', async () => {
    const api = fakeApi({ ticketUpdate: { ticket, content_id: null } });
    const { person } = renderInTestShell(<TicketProperties ticket={ticket} onDialog={() => undefined} />, {
      user: buildUser('employee'),
    });
    await person.click(await screen.findByRole('button', { name: faStaff.customFields.edit }));
    const dialog = within(await screen.findByRole('dialog'));
    const text = await dialog.findByRole('textbox', { name: /شمارهٔ سریال/ });
    await person.clear(text);
    await person.type(text, 'NR-2');
    await person.click(dialog.getByRole('button', { name: faStaff.actions.save }));
    await waitFor(() => expect(api.calls('ticketUpdate')).toHaveLength(1));
    expect(api.calls('ticketUpdate')[0]?.body).toEqual({ version: ticket.version, custom_values: { 1: 'NR-2' } });
  });

  it('[decisions 2.11] do not keep each other from being changed where a rule came later', async () => {
    const items = [{ id: 1, name: 'پیشین', is_archived: true }];
    const ruled = buildTicket({
      actions: ['fields'],
      custom_fields: [
        buildFilledField({ id: 1, value: 'NR-1' }),
        buildFilledField({ id: 2, type: 'dropdown', label: 'نوع دستگاه', items, value: 1 }),
        buildFilledField({ id: 3, label: 'تازه', required: true }),
        buildFilledField({ id: 4, label: 'بلند', min_length: 3, value: 'a' }),
      ],
    });
    const api = fakeApi({ ticketUpdate: { ticket: ruled, content_id: null } });
    const { person } = renderInTestShell(<TicketProperties ticket={ruled} onDialog={() => undefined} />, {
      user: buildUser('employee'),
    });
    await person.click(await screen.findByRole('button', { name: faStaff.customFields.edit }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: faStaff.actions.save });
    await person.type(await dialog.findByRole('textbox', { name: /شمارهٔ سریال/ }), '2');
    await person.type(dialog.getByRole('textbox', { name: /بلند/ }), 'b');
    await person.click(save);
    await dialog.findByText(/دست‌کم ۳/, { selector: '.hd-field-error' });
    expect(dialog.getAllByText(/./, { selector: '.hd-field-error' })).toHaveLength(1);
    await person.type(dialog.getByRole('textbox', { name: /بلند/ }), '{Backspace}');
    await person.click(save);
    await waitFor(() => expect(api.calls('ticketUpdate')).toHaveLength(1));
    expect(api.calls('ticketUpdate')[0]?.body).toEqual({ version: ruled.version, custom_values: { 1: 'NR-12' } });
  });
});
