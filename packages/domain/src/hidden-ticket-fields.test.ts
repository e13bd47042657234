import { HIDEABLE_TICKET_FIELDS } from '@hamyar/contracts';
import fc from 'fast-check';
import { hiddenTicketFields } from './hidden-ticket-fields.ts';

const anyFields = fc.subarray([...HIDEABLE_TICKET_FIELDS]);
const anyByRole = fc.uniqueArray(fc.record({ role_id: fc.integer({ min: 0, max: 4 }), fields: anyFields }), {
  selector: ({ role_id }) => role_id,
});
const anyRoles = fc.uniqueArray(fc.integer({ min: 1, max: 5 }));
const employee = { employee: true, full_admin: false, inactive_role_ids: [] };

describe('fields of tickets that roles hide', () => {
  it('[decisions 2.26] are hidden only where every role of the person hides them', () => {
    fc.assert(
      fc.property(anyByRole, anyRoles, (byRole, role_ids) => {
        const hidden = hiddenTicketFields({ ...employee, role_ids }, byRole);
        for (const field of HIDEABLE_TICKET_FIELDS) {
          const shown = (role_ids.length === 0 ? [0] : role_ids).some(
            (id) => !byRole.find(({ role_id }) => role_id === id)?.fields.includes(field),
          );
          expect([field, hidden.includes(field)]).toEqual([field, !shown]);
        }
      }),
    );
  });

  it('[decisions 2.26] never become more by another role', () => {
    fc.assert(
      fc.property(anyByRole, anyRoles, fc.integer({ min: 1, max: 5 }), (byRole, role_ids, more) => {
        fc.pre(role_ids.length > 0);
        const before = hiddenTicketFields({ ...employee, role_ids }, byRole);
        for (const field of hiddenTicketFields({ ...employee, role_ids: [...role_ids, more] }, byRole))
          expect(before).toContain(field);
      }),
    );
  });

  it('[decisions 2.26] never become fewer when a role is switched off', () => {
    fc.assert(
      fc.property(anyByRole, anyRoles, anyRoles, (byRole, roles, off) => {
        const [before, after] = [
          hiddenTicketFields({ ...employee, role_ids: roles }, byRole),
          hiddenTicketFields(
            {
              ...employee,
              role_ids: roles.filter((id) => !off.includes(id)),
              inactive_role_ids: roles.filter((id) => off.includes(id)),
            },
            byRole,
          ),
        ];
        for (const field of before) expect(after).toContain(field);
      }),
    );
  });

  it('[decisions 2.26] are none for full admins and customers, whatever is set', () => {
    const byRole = [0, 1].map((role_id) => ({ role_id, fields: [...HIDEABLE_TICKET_FIELDS] }));
    expect(hiddenTicketFields({ ...employee, role_ids: [] }, byRole)).toEqual(HIDEABLE_TICKET_FIELDS);
    expect(hiddenTicketFields({ ...employee, full_admin: true, role_ids: [1] }, byRole)).toEqual([]);
    expect(hiddenTicketFields({ ...employee, employee: false, role_ids: [] }, byRole)).toEqual([]);
  });
});
