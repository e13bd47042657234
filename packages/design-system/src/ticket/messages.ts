import { shared } from '@hamyar/persian';

/** Texts of tickets (glossary §11, §12). */
export const ticketText = {
  status: [shared.open, shared.inProgress, shared.staffReplied, shared.customerReplied, shared.closed],
  importance: [shared.low, shared.medium, shared.high, shared.critical],
  importanceNamed: (name: string) => `اهمیت: ${name}`,
  satisfaction: [shared.veryUnsatisfied, shared.unsatisfied, shared.medium, shared.satisfied, shared.verySatisfied],
  satisfactionGroup: 'میزان رضایت',
  unread: shared.unread,
  note: shared.internalNote,
  noteHint: shared.noteHint,
  reply: shared.replyToCustomer,
  sendReply: shared.sendReply,
  saveNote: shared.saveNote,
  edited: shared.edited,
  deleted: shared.messageDeleted,
  newRows: (n: string) => `${n} تیکت جدید رسید`,
  properties: shared.details,
  conversation: shared.conversation,
  mode: 'نوع نوشته',
  viewing: 'در حال مشاهدهٔ این تیکت',
};
