import type { TicketTemplate } from '@hamyar/contracts';
import {
  buildAskedField,
  buildContent,
  buildFilledField,
  buildTicket,
  buildUser,
  compareForm,
  fireEvent,
  type FormComparison,
  screen,
} from '@hamyar/testing';
import { AssignDialog } from '../features/actions/assign.dialog.tsx';
import { CloseDialog } from '../features/actions/close.dialog.tsx';
import { ShareDialog } from '../features/actions/share.dialog.tsx';
import { TransferDialog } from '../features/actions/transfer.dialog.tsx';
import { EditMessageDialog } from '../features/conversation/edit-message.dialog.tsx';
import { MacroForm } from '../features/macros/macro.form.tsx';
import { LinkDialog } from '../features/actions/link.dialog.tsx';
import { MergeDialog } from '../features/actions/merge.dialog.tsx';
import { SplitDialog } from '../features/split/split.dialog.tsx';
import { CustomFieldsDialog } from '../features/properties/custom-fields.dialog.tsx';
import { TextFieldDialog } from '../features/properties/text-field.dialog.tsx';
import { SavedViewDialog } from '../features/saved-views/saved-view.dialog.tsx';
import { ServiceForm } from '../features/services/service.form.tsx';
import { MergeTagsDialog } from '../features/tags/merge-tags.dialog.tsx';
import { TagDialog } from '../features/tags/tag.dialog.tsx';
import { TicketCategoryForm } from '../features/ticket-categories/ticket-category.form.tsx';
import { faStaff } from '../messages/fa-staff.ts';
import { CompleteTicketDialog } from '../features/reply/complete-ticket.dialog.tsx';
import { TemplateFormDialog } from '../features/reply/template-form.dialog.tsx';
import { TemplateForm } from '../features/templates/template.form.tsx';
import { FromCustomerScreen } from '../screens/tickets-from-customer.screen.tsx';
import { RatingForm } from '../shared/rating.form.tsx';
import { buildMacro } from './macro-doubles.ts';
import { buildMergeCandidate } from './merge-doubles.ts';
import { buildTag } from './catalog-doubles.ts';
import { buildFormToFill } from './form-doubles.ts';

// an editor that gets the focus asks where its caret is, and jsdom measures nothing
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const TICKETS = 'apps/tickets/src';
const shell = { user: buildUser('full_admin') };
const ticket = buildTicket({ actions: ['fields'] });
const people = [
  { id: 5, name: 'نگار احمدی', employee: true, profile_picture_name: null },
  { id: 6, name: 'مینا رستمی', employee: true, profile_picture_name: null },
];
const done = () => undefined;
/** A ticket without what its category wants before it is closed. */
const incomplete = buildTicket({
  actions: ['fields', 'close'],
  custom_fields: [buildFilledField({ id: 31 })],
  missing_on_close: ['custom_values.31'],
});
const fillIn = async () => {
  fireEvent.change(await screen.findByLabelText(new RegExp(incomplete.custom_fields[0]!.label)), {
    target: { value: 'برق' },
  });
};

compareForm({
  file: `${TICKETS}/features/new-ticket/use-new-ticket.ts`,
  call: 'ticketStore',
  element: () => <FromCustomerScreen />,
  shell: {
    ...shell,
    drafts: {
      'new:behalf': {
        body_html: '<p>شرح</p>',
        attachments: [],
        form_values: { version: 1, subject: 'خطا در چاپ', department_id: 1, customer_ids: [70] },
      },
    },
  },
  answers: {
    userList: [{ id: 70, name: 'رضا محمدی', employee: false, profile_picture_name: null }],
    ticketDepartments: [],
    ticketFormChoice: buildFormToFill([buildAskedField()]),
    similarTicketList: [],
    ticketOpeningGet: { refused: null },
  } as FormComparison['answers'],
  names: { customer_id: 'customer_ids' },
  elsewhere: {
    kind: 'the page',
    client_key: 'made with the first attempt',
    follow_up_of: 'the address',
    draft_key: 'the draft of the form',
    form_version: 'the form that is filled in',
  },
});

compareForm({
  file: `${TICKETS}/shared/rating.form.tsx`,
  call: 'satisfactionPut',
  element: () => <RatingForm of={{ ticket_id: 7 }} given={0} comment={null} editable />,
  shell: {
    user: buildUser('customer'),
    drafts: { 'rating-7': { version: 1, changes: { vote: 4 } } },
  },
  names: { satisfaction: 'vote' },
  elsewhere: { ticket_id: 'the ticket on whose page the form is' },
});

compareForm({
  file: `${TICKETS}/shared/rating.form.tsx`,
  call: 'ratingLinkPut',
  element: () => <RatingForm of={{ token: '7-3-1-0' }} given={0} comment={null} editable chosen={4} />,
  shell: { user: null },
  names: { satisfaction: 'vote' },
});

// several dialogs send parts of this call; its texts and choices are changed in place among the properties
const change = {
  call: 'ticketUpdate' as const,
  shell,
  answers: { ticketAssignees: people } as FormComparison['answers'],
};

compareForm({
  ...change,
  file: `${TICKETS}/features/actions/assign.dialog.tsx`,
  own: ['recipient_id'],
  element: () => <AssignDialog ticket={buildTicket({ recipient: null })} onClose={done} />,
  prepare: async () => {
    fireEvent.click(await screen.findByText('مینا رستمی'));
  },
});

compareForm({
  ...change,
  file: `${TICKETS}/features/actions/close.dialog.tsx`,
  own: ['status', 'close_reason', 'close_note', 'custom_values'],
  prepare: fillIn,
  element: () => <CloseDialog ticket={{ ...incomplete, actions: ['note'] }} onClose={done} onClosed={done} />,
  elsewhere: { status: 'closed' },
});

compareForm({
  ...change,
  file: `${TICKETS}/features/reply/complete-ticket.dialog.tsx`,
  own: ['custom_values'],
  prepare: fillIn,
  element: () => (
    <CompleteTicketDialog
      ticket={incomplete}
      asked={incomplete.missing_on_close ?? []}
      onClose={done}
      onComplete={done}
    />
  ),
});

compareForm({
  ...change,
  file: `${TICKETS}/features/actions/transfer.dialog.tsx`,
  own: ['department_id', 'recipient_id', 'reason'],
  element: () => <TransferDialog ticket={ticket} onClose={done} />,
  prepare: async () => {
    fireEvent.click(await screen.findByText('مالی و قراردادها'));
    fireEvent.change(screen.getByLabelText(new RegExp(faStaff.actions.transferReason)), {
      target: { value: 'برای دریافت صورت‌حساب' },
    });
  },
});

compareForm({
  ...change,
  file: `${TICKETS}/features/properties/text-field.dialog.tsx`,
  own: ['subject'],
  element: () => <TextFieldDialog ticket={ticket} name="subject" onClose={done} />,
  names: { subject: 'text' },
});

compareForm({
  ...change,
  file: `${TICKETS}/features/properties/custom-fields.dialog.tsx`,
  own: ['custom_values'],
  element: () => (
    <CustomFieldsDialog
      ticket={buildTicket({ actions: ['fields'], custom_fields: [buildFilledField({ value: 'NR-1' })] })}
      onClose={done}
    />
  ),
});

compareForm({
  file: `${TICKETS}/features/saved-views/saved-view.dialog.tsx`,
  call: 'savedViewStore',
  shell: { ...shell, drafts: {} },
  element: () => (
    <SavedViewDialog
      state={{ view: 'all', filters: {}, sort: null, saved: null }}
      view={null}
      columns={['subject', 'status']}
      onSaved={done}
      onClose={done}
    />
  ),
  prepare: async () => {
    fireEvent.change(await screen.findByLabelText(new RegExp(faStaff.savedView.name)), { target: { value: 'فوری‌ها' } });
    fireEvent.click(screen.getByRole('radio', { name: faStaff.savedView.scopes.department }));
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: new RegExp(faStaff.savedView.department) }));
    fireEvent.click(await screen.findByText('مالی و قراردادها'));
  },
  // filters and order are those of the list
  own: ['name', 'scope', 'department_id', 'icon', 'color', 'columns', 'is_default', 'counter'],
});

compareForm({
  file: `${TICKETS}/features/actions/share.dialog.tsx`,
  call: 'ticketShares',
  shell,
  answers: { ticketShareCandidates: people.map((person) => ({ ...person, departments: [] })) },
  element: () => <ShareDialog ticket={buildTicket({ shares: [{ ...people[0]!, editable: true }] })} onClose={done} />,
  elsewhere: { version: 'of the ticket that the dialog shares' },
});

const stored: TicketTemplate = {
  id: 3,
  version: 2,
  name: 'خوش‌آمد',
  body: '<p>سلام</p>',
  scope: 'department',
  departments: [{ id: 1, name: 'پشتیبانی' }],
  shortcut: 'سلام',
  keywords: ['درود'],
  attachments: [],
  order: 1,
  status: true,
  usage_count: 0,
  last_used_at: null,
  editable: true,
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
};
const template = {
  call: 'ticketTemplateUpdate' as const,
  shell,
  elsewhere: { version: 'of the stored text' },
};

compareForm({
  ...template,
  file: `${TICKETS}/features/templates/template.form.tsx`,
  element: () => <TemplateForm label="متن" stored={stored} onDone={done} />,
});

compareForm({
  ...template,
  file: `${TICKETS}/features/reply/template-form.dialog.tsx`,
  element: () => <TemplateFormDialog stored={stored} onClose={done} />,
});

const trees = {
  slaList: [],
  ticketFormList: [],
  ticketCategoryList: [],
  serviceList: [],
  tagList: [buildTag({ id: 2, name: 'بانک' })],
};

compareForm({
  file: `${TICKETS}/features/ticket-categories/ticket-category.form.tsx`,
  call: 'ticketCategoryStore',
  element: () => <TicketCategoryForm label="دسته‌بندی" onDone={done} />,
  shell: { ...shell, drafts: { 'ticket-category-new': { version: 1, changes: { name: 'چاپ' } } } },
  answers: trees,
});

compareForm({
  file: `${TICKETS}/features/services/service.form.tsx`,
  call: 'serviceStore',
  element: () => <ServiceForm label="محصول" onDone={done} />,
  shell: { ...shell, drafts: { 'service-new': { version: 1, changes: { name: 'درگاه' } } } },
  answers: trees,
  names: { customer_ids: 'customers' },
});

compareForm({
  file: `${TICKETS}/features/tags/tag.dialog.tsx`,
  call: 'tagStore',
  shell,
  element: () => <TagDialog onClose={done} />,
  prepare: async () => {
    fireEvent.change(await screen.findByRole('textbox', { name: /نام برچسب/ }), { target: { value: 'بانک' } });
  },
});

compareForm({
  file: `${TICKETS}/features/tags/merge-tags.dialog.tsx`,
  call: 'tagMerge',
  shell,
  answers: trees,
  element: () => (
    <MergeTagsDialog tags={[buildTag(), buildTag({ id: 3, name: 'فاکتور' })]} onMerged={done} onClose={done} />
  ),
  names: { tag_ids: 'target_id' },
});

compareForm({
  file: `${TICKETS}/features/actions/merge.dialog.tsx`,
  call: 'ticketMerge',
  shell,
  answers: { ticketMergeCandidates: [buildMergeCandidate({ same_customer: false })], ticketGet: buildTicket() },
  element: () => <MergeDialog ticket={ticket} onClose={done} />,
  names: { target_id: 'target' },
  elsewhere: { version: 'of the ticket that is merged' },
  prepare: async () => {
    fireEvent.click(await screen.findByRole('radio', { name: /خطای ۵۰۴ درگاه/ }));
    fireEvent.click(await screen.findByRole('checkbox'));
  },
});

compareForm({
  file: `${TICKETS}/features/actions/link.dialog.tsx`,
  call: 'ticketLink',
  shell,
  answers: { ticketMergeCandidates: [buildMergeCandidate()] },
  element: () => <LinkDialog ticket={ticket} onClose={done} />,
  names: { other_id: 'other' },
  elsewhere: { linked: 'the dialog links' },
  prepare: async () => {
    fireEvent.click(await screen.findByRole('radio', { name: /خطای ۵۰۴ درگاه/ }));
  },
});

compareForm({
  file: `${TICKETS}/features/split/split.dialog.tsx`,
  call: 'ticketSplit',
  shell,
  answers: { ticketAssignees: people } as FormComparison['answers'],
  element: () => (
    <SplitDialog
      ticket={ticket}
      content={buildContent({
        attachments: [
          {
            id: 5,
            name: 'log.pdf',
            extension: 'pdf',
            mime: 'application/pdf',
            size: 9,
            dimentions: null,
            inline: false,
          },
        ],
      })}
      onClose={done}
    />
  ),
  elsewhere: { content_id: 'the message', client_key: 'made with the first attempt' },
  prepare: async () => {
    fireEvent.change(await screen.findByRole('textbox', { name: /عنوان تیکت/ }), { target: { value: 'گزارش فروش' } });
  },
});

compareForm({
  file: `${TICKETS}/features/conversation/edit-message.dialog.tsx`,
  call: 'ticketContentUpdate',
  shell,
  element: () => <EditMessageDialog ticket={ticket} content={buildContent({ editable: true })} onClose={done} />,
  elsewhere: { content_id: 'the message', edit_count: 'of the message as it was read' },
});

compareForm({
  file: `${TICKETS}/features/macros/macro.form.tsx`,
  call: 'macroUpdate',
  shell,
  element: () => (
    <MacroForm
      label="ماکرو"
      stored={buildMacro({ scope: 'department', departments: [{ id: 1, name: 'پشتیبانی' }] })}
      onDone={done}
    />
  ),
  elsewhere: { version: 'of the stored macro' },
});
