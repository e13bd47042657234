import type { ComponentType } from 'react';
import { listsCleared } from '@hamyar/store';
import {
  act,
  buildDefaults,
  buildTicket,
  buildTicketRow,
  buildUser,
  fireEvent,
  screen,
  compareForm,
  type FormComparison,
} from '@hamyar/testing';
import { AssignDialog } from '../features/actions/assign.dialog.tsx';
import { CloseDialog } from '../features/actions/close.dialog.tsx';
import { ShareDialog } from '../features/actions/share.dialog.tsx';
import { TransferDialog } from '../features/actions/transfer.dialog.tsx';
import type { BulkDialogProps } from '../features/bulk/bulk-action.ts';
import { BulkAssignDialog } from '../features/bulk/bulk-assign.dialog.tsx';
import { BulkCategoryDialog } from '../features/bulk/bulk-choice.dialog.tsx';
import { BulkCloseDialog } from '../features/bulk/bulk-close.dialog.tsx';
import { BulkShareDialog } from '../features/bulk/bulk-share.dialog.tsx';
import { BulkTransferDialog } from '../features/bulk/bulk-transfer.dialog.tsx';
import { useBulkAction } from '../features/bulk/use-bulk-action.ts';
import { TextFieldDialog } from '../features/properties/text-field.dialog.tsx';
import { faStaff } from '../messages/fa-staff.ts';
import { FromCustomerScreen } from '../screens/tickets-from-customer.screen.tsx';
import { RatingForm } from '../shared/rating.form.tsx';

const TICKETS = 'apps/tickets/src';
const shell = { user: buildUser('full_admin') };
const ticket = buildTicket({ actions: ['fields'] });
const people = [
  { id: 5, name: 'نگار احمدی', employee: true, profile_picture_name: null },
  { id: 6, name: 'مینا رستمی', employee: true, profile_picture_name: null },
];
const done = () => undefined;

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
  } as FormComparison['answers'],
  names: { customer_id: 'customer_ids' },
  elsewhere: {
    kind: 'the page',
    client_key: 'made with the first attempt',
    follow_up_of: 'the address',
    draft_key: 'the draft of the form',
  },
});

compareForm({
  file: `${TICKETS}/shared/rating.form.tsx`,
  call: 'satisfactionPut',
  element: () => <RatingForm ticketId={7} given={0} comment={null} editable />,
  shell: {
    user: buildUser('customer'),
    drafts: { 'rating-7': { version: 1, changes: { vote: 4 } } },
  },
  names: { satisfaction: 'vote' },
  elsewhere: { ticket_id: 'the ticket on whose page the form is' },
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
  own: ['status', 'close_reason', 'close_note'],
  element: () => <CloseDialog ticket={ticket} onClose={done} onClosed={done} />,
  elsewhere: { status: 'closed' },
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
  file: `${TICKETS}/features/actions/share.dialog.tsx`,
  call: 'ticketShares',
  shell,
  answers: { ticketShareCandidates: people.map((person) => ({ ...person, departments: [] })) },
  element: () => <ShareDialog ticket={buildTicket({ shares: [{ ...people[0]!, editable: true }] })} onClose={done} />,
  elsewhere: { version: 'of the ticket that the dialog shares' },
});

// each dialog sends the value of one action on several tickets
const rows = [buildTicketRow({ department: { id: 1, name: 'پشتیبانی فنی' } })];

function Sending({ Dialog }: { Dialog: ComponentType<BulkDialogProps> }) {
  const { run } = useBulkAction(done);
  return <Dialog rows={rows} subtitle="" send={(action) => run(action, rows, 'caller')} onClose={done} />;
}
const departments = buildDefaults().departments.map((department) => ({ ...department, users: people }));
const bulk = { call: 'multipleTicketAction' as const, shell };

compareForm({
  ...bulk,
  file: `${TICKETS}/features/bulk/bulk-close.dialog.tsx`,
  own: ['value.status', 'value.close_reason', 'value.close_note'],
  element: () => <Sending Dialog={BulkCloseDialog} />,
  names: { 'value.close_reason': 'close_reason', 'value.close_note': 'close_note' },
  elsewhere: { 'value.status': 'closed' },
});

compareForm({
  ...bulk,
  file: `${TICKETS}/features/bulk/bulk-assign.dialog.tsx`,
  own: ['value'],
  element: () => <Sending Dialog={BulkAssignDialog} />,
  names: { value: 'recipient_id' },
  prepare: async () => {
    fireEvent.click(await screen.findByText('بدون مسئول'));
  },
});

compareForm({
  ...bulk,
  file: `${TICKETS}/features/bulk/bulk-transfer.dialog.tsx`,
  own: ['value.department_id', 'value.reason', 'value.recipient_id'],
  element: () => <Sending Dialog={BulkTransferDialog} />,
  names: { 'value.department_id': 'department_id', 'value.reason': 'reason' },
  elsewhere: { 'value.recipient_id': 'the whole department' },
  prepare: async () => {
    fireEvent.click(await screen.findByText('مالی و قراردادها'));
    fireEvent.change(screen.getByLabelText(new RegExp(faStaff.actions.transferReason)), {
      target: { value: 'برای دریافت صورت‌حساب' },
    });
  },
});

compareForm({
  ...bulk,
  file: `${TICKETS}/features/bulk/bulk-choice.dialog.tsx`,
  own: ['value'],
  element: () => <Sending Dialog={BulkCategoryDialog} />,
  prepare: async () => {
    fireEvent.click(await screen.findByText('هیچ‌کدام'));
  },
});

compareForm({
  ...bulk,
  answers: { systemDefaultsGet: buildDefaults({ departments }) },
  file: `${TICKETS}/features/bulk/bulk-share.dialog.tsx`,
  own: ['value'],
  element: () => <Sending Dialog={BulkShareDialog} />,
  names: { value: 'users' },
  prepare: async ({ person, store }) => {
    // departments with their people are read again
    act(() => void store.dispatch(listsCleared()));
    await person.click(await screen.findByRole('combobox', { name: 'انتخاب کاربران' }));
    await person.click(await screen.findByTitle('مینا رستمی'));
  },
});
