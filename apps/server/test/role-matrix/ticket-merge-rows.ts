import { randomUUID } from 'node:crypto';
import { onTicket, type ModuleMatrix } from './matrix-calls.ts';

/** Rows of the calls by which tickets become one, two or related (decisions 2.3 T14 to T16). */
export const mergeRows: ModuleMatrix = {
  ticketMergeCandidates: [
    {
      case: "the customer's",
      call: onTicket({}, (c, { id }) => c.get(`/api/ticket/${id}/mergeCandidates`)),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
  ],
  ticketMerge: [
    {
      case: 'into one of the same customer',
      call: onTicket({}, async (c, { id }, w) => {
        const target = await w.ticket({});
        return c.post(`/api/ticket/${id}/merge`, { target_id: target.id });
      }),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
    {
      case: 'into one of another branch',
      call: onTicket({}, async (c, { id }, w) => {
        const target = await w.ticket({ of: 'O2' });
        return c.post(`/api/ticket/${id}/merge`, { target_id: target.id, other_customer: true });
      }),
      expect: 'L - - - - -  - ! 0 + ! 0 +',
    },
    {
      case: 'into itself',
      call: onTicket({}, (c, { id }) => c.post(`/api/ticket/${id}/merge`, { target_id: id })),
      expect: 'L - - - - -  - ! 0 ! ! 0 !',
    },
  ],
  ticketUnmerge: [
    {
      case: 'one that is merged',
      call: onTicket({}, async (c, { id }, w) => {
        const target = await w.ticket({});
        await w.clients.F.post(`/api/ticket/${id}/merge`, { target_id: target.id });
        return c.post(`/api/ticket/${id}/unmerge`);
      }),
      expect: 'L - - - - -  - - - - - - +',
    },
    {
      case: 'one that is not',
      call: onTicket({}, (c, { id }) => c.post(`/api/ticket/${id}/unmerge`)),
      expect: 'L - - - - -  - - - - - - N',
    },
  ],
  ticketSplit: [
    {
      case: 'its message',
      call: onTicket({}, (c, { id, contentId }, w) =>
        c.post(`/api/ticket/${id}/split`, {
          content_id: contentId,
          subject: 'دو',
          department_id: w.department,
          client_key: randomUUID(),
        }),
      ),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
  ],
  ticketContentUpdate: [
    {
      case: "the customer's message",
      call: onTicket({}, (c, { id, contentId }) =>
        c.put(`/api/ticket/${id}/content`, { content_id: contentId, body_html: '<p>دو</p>', edit_count: 0 }),
      ),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
  ],
  ticketContentVersions: [
    {
      case: 'of a message',
      call: onTicket({}, (c, { id, contentId }) => c.get(`/api/ticket/${id}/versions`, { content_id: contentId })),
      expect: 'L - - - - -  + + 0 + + 0 +',
    },
  ],
  ticketLink: [
    {
      case: 'with one of the same customer',
      call: onTicket({}, async (c, { id }, w) => {
        const other = await w.ticket({});
        return c.put(`/api/ticket/${id}/link`, { other_id: other.id, linked: true });
      }),
      expect: 'L - - - - -  - + 0 + + 0 +',
    },
  ],
};
