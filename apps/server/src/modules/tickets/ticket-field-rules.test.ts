import { FIELD_RULES, fieldsOfNewTicket, type StoredFields } from './ticket-field-rules.service.ts';

describe('[architecture 4] a field that people fill in', () => {
  it('has a rule by which it is changed, or the server does not compile', () => {
    const { subject: _, ...incomplete } = FIELD_RULES;
    // @ts-expect-error the rule of the subject is missing
    const rules: typeof FIELD_RULES = incomplete;
    expect(Object.keys(rules)).not.toContain('subject');
  });

  it('writes its own column, or the server does not compile', () => {
    // @ts-expect-error a rule that forgets the column whose field it changes
    const rule: (typeof FIELD_RULES)['category_id']['columns'] = (service_id: number | null) => ({ service_id });
    expect(rule(3)).not.toHaveProperty('category_id');
  });

  it('is stored with a new ticket, or the server does not compile', () => {
    const { service_id: _, ...incomplete } = fieldsOfNewTicket({
      fields: { subject: 'خطا', importance: 3 },
      customer: null,
      category: null,
      service: null,
    });
    // @ts-expect-error the service of a new ticket is missing
    const stored: StoredFields = incomplete;
    expect(stored).toEqual({ importance: 3, category_id: null, subject: 'خطا' });
  });
});
