import {
  FIELD_RULES,
  fieldsOfNewTicket,
  seenFields,
  type FieldRule,
  type StoredFields,
} from './ticket-field-rules.service.ts';

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

  it('is seen by those whom the contract names, or the server does not compile', () => {
    // @ts-expect-error no customer sees the importance
    const importance: FieldRule<'importance'>['seenBy'] = 'everyone';
    // @ts-expect-error everyone sees the subject
    const subject: FieldRule<'subject'>['seenBy'] = 'staff';
    expect([FIELD_RULES.importance.seenBy, FIELD_RULES.subject.seenBy]).not.toEqual([importance, subject]);
  });

  it('is left out of what a customer is answered where only staff see it', () => {
    const part = { subject: 'خطا', importance: 3 as const, channel: 'web' };
    expect(seenFields({ employee: false }, part)).toEqual({ subject: 'خطا', channel: 'web' });
    expect(seenFields({ employee: true }, part)).toEqual(part);
    // @ts-expect-error a customer's answer may be without it
    expect(seenFields({ employee: false }, part).importance satisfies number).toBeUndefined();
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
    expect(stored).toMatchObject({ importance: 3, category_id: null, subject: 'خطا' });
  });
});
