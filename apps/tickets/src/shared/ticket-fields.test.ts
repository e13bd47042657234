import type { TicketHistoryField } from '@hamyar/contracts';
import { buildTicket } from '@hamyar/testing';
import { fa } from '../messages/fa.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { ticketToRow } from './ticket-cache.ts';
import { textFieldSpec } from './text-field-specs.ts';
import { EMPTY_TEXTS, TEXT_FIELDS, textsInDetails, textsToSend } from './ticket-fields.ts';
import { textChange } from './use-ticket-update.ts';

describe('[architecture 4] the fields that people fill in', () => {
  it('of plain text are described in one table, or the module does not compile', () => {
    // @ts-expect-error the subject is missing
    const incomplete: typeof TEXT_FIELDS = {};
    expect(Object.keys(incomplete)).not.toEqual(Object.keys(TEXT_FIELDS));
  });

  it('have labels for customers, for employees and in the history, or the module does not compile', () => {
    const { subject: _, ...incomplete } = fa.ticketFields;
    // @ts-expect-error the label of the subject is missing
    const labels: typeof fa.ticketFields = incomplete;
    const { subject: __, ...withoutSubject } = faStaff.history.fields;
    // @ts-expect-error the history's label of the subject is missing
    const history: Record<TicketHistoryField, string> = withoutSubject;
    expect([labels, history].map((one) => one.subject)).toEqual([undefined, undefined]);
  });

  it('begin empty, and are sent without the spaces around them', () => {
    expect(EMPTY_TEXTS).toMatchObject({ subject: '' });
    expect(textsToSend({ ...EMPTY_TEXTS, subject: ' خطا ' }, 'customer')).toMatchObject({ subject: 'خطا' });
    expect(textChange(buildTicket({ subject: 'پیش' }), 'subject', ' پس ')).toEqual({
      fields: { subject: 'پس' },
      undo: { subject: 'پیش' },
      done: 'عنوان تیکت تغییر کرد',
    });
  });

  it('[5.3] say with their label that they are required', () => {
    expect(textFieldSpec('subject').required).toBe(true);
  });

  it('that are the heading of a ticket are not repeated in its details', () => {
    expect(textsInDetails(buildTicket())).toMatchObject({ subject: null });
  });
});

describe('the row of an open ticket', () => {
  it('[decisions 2.3] gets what rows have and nothing else, however much an open ticket knows', () => {
    const ticket = buildTicket();
    const row = ticketToRow({ ...ticket, reference: 'A-12' } as typeof ticket);
    expect(row).toMatchObject({ id: ticket.id, subject: ticket.subject, importance: ticket.importance });
    for (const name of ['reference', 'contents', 'actions', 'customer_contact', 'undo_seconds'])
      expect(row).not.toHaveProperty(name);
  });

  it('of a customer has no field of employees, not even an empty one', () => {
    const { importance: _, version: __, ...seen } = buildTicket();
    expect(Object.keys(ticketToRow(seen))).not.toContain('importance');
  });
});
