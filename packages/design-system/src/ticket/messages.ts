import { shared } from '@hamyar/persian';

/** Texts of tickets (glossary §11, §12) that both editions have. What only staff read comes by a component's props. */
export const ticketText = {
  status: [shared.open, shared.inProgress, shared.staffReplied, shared.customerReplied, shared.closed],
  importance: [shared.low, shared.medium, shared.high, shared.critical],
  importanceNamed: (name: string) => `اهمیت: ${name}`,
  satisfaction: [shared.veryUnsatisfied, shared.unsatisfied, shared.medium, shared.satisfied, shared.verySatisfied],
  satisfactionGroup: 'میزان رضایت',
  unread: shared.unread,
  sendReply: shared.sendReply,
  edited: shared.edited,
  deleted: shared.messageDeleted,
  properties: shared.details,
  conversation: shared.conversation,
  toConversation: 'رفتن به گفتگو',
};
