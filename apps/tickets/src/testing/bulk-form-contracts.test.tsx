import type { ComponentType } from 'react';
import type { TicketTemplate } from '@hamyar/contracts';
import { listsCleared } from '@hamyar/store';
import { act, buildDefaults, buildTicketRow, buildUser, fireEvent, screen, compareForm } from '@hamyar/testing';
import type { BulkDialogProps } from '../features/bulk/bulk-action.ts';
import { BulkAssignDialog } from '../features/bulk/bulk-assign.dialog.tsx';
import { BulkCategoryDialog } from '../features/bulk/bulk-choice.dialog.tsx';
import { BulkCloseDialog } from '../features/bulk/bulk-close.dialog.tsx';
import { ExportDialog } from '../features/export/export.dialog.tsx';
import { BulkMacroDialog } from '../features/bulk/bulk-macro.dialog.tsx';
import { BulkMergeDialog } from '../features/bulk/bulk-merge.dialog.tsx';
import { BulkShareDialog } from '../features/bulk/bulk-share.dialog.tsx';
import { BulkReplyDialog } from '../features/bulk/bulk-reply.dialog.tsx';
import { BulkTagsDialog } from '../features/bulk/bulk-tags.dialog.tsx';
import { BulkTransferDialog } from '../features/bulk/bulk-transfer.dialog.tsx';
import { useBulkAction } from '../features/bulk/use-bulk-action.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { buildTag } from './catalog-doubles.ts';
import { buildMacro } from './macro-doubles.ts';
import { buildMergeCandidate } from './merge-doubles.ts';

const TICKETS = 'apps/tickets/src';
const shell = { user: buildUser('full_admin') };
const people = [
  { id: 5, name: 'نگار احمدی', employee: true, profile_picture_name: null },
  { id: 6, name: 'مینا رستمی', employee: true, profile_picture_name: null },
];
const done = () => undefined;
const TEXT: TicketTemplate = {
  ...{ id: 3, version: 2, name: 'پیگیری بانک', body: '<p>سلام</p>', scope: 'global', departments: [] },
  ...{ shortcut: null, keywords: [], attachments: [], order: 1, status: true, usage_count: 0, last_used_at: null },
  ...{ editable: true, created_at: 1_790_000_000, updated_at: 1_790_000_000 },
};

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

compareForm({
  ...bulk,
  file: `${TICKETS}/features/bulk/bulk-merge.dialog.tsx`,
  own: ['value.target_id', 'value.other_customer'],
  answers: { ticketMergeCandidates: [buildMergeCandidate({ subject: 'خطای درگاه' })] },
  element: () => <Sending Dialog={BulkMergeDialog} />,
  names: { 'value.target_id': 'target', 'value.other_customer': 'other_customer' },
  prepare: async () => {
    fireEvent.click(await screen.findByRole('radio', { name: /خطای درگاه/ }));
  },
});

compareForm({
  ...bulk,
  file: `${TICKETS}/features/bulk/bulk-macro.dialog.tsx`,
  own: ['value.macro_id'],
  answers: { macroList: [buildMacro({ name: 'بستن تکراری' })] },
  element: () => <Sending Dialog={BulkMacroDialog} />,
  names: { 'value.macro_id': 'macro_id' },
  prepare: async () => {
    fireEvent.click(await screen.findByText('بستن تکراری'));
  },
});

compareForm({
  ...bulk,
  file: `${TICKETS}/features/bulk/bulk-tags.dialog.tsx`,
  own: ['value'],
  answers: { tagList: [buildTag({ id: 3, name: 'فوری' })] },
  element: () => <Sending Dialog={BulkTagsDialog} />,
  names: { value: 'tags' },
  prepare: async ({ person }) => {
    await person.click(await screen.findByRole('combobox', { name: 'برچسب‌ها' }));
    await person.click(await screen.findByTitle('فوری'));
  },
});

compareForm({
  ...bulk,
  file: `${TICKETS}/features/bulk/bulk-reply.dialog.tsx`,
  own: ['value.template_id', 'value.client_key'],
  answers: { ticketTemplateList: [TEXT] },
  element: () => <Sending Dialog={BulkReplyDialog} />,
  names: { 'value.template_id': 'template_id' },
  elsewhere: { 'value.client_key': 'made with the dialog, not typed' },
  prepare: async () => {
    fireEvent.click(await screen.findByText('پیگیری بانک'));
  },
});

compareForm({
  file: `${TICKETS}/features/export/export.dialog.tsx`,
  call: 'ticketExportStore',
  shell,
  own: ['ids', 'columns', 'format', 'dates', 'name'],
  element: () => <ExportDialog query={{ status: [0] }} pageIds={[4, 5]} onClose={done} />,
  names: { ids: 'scope' },
});
