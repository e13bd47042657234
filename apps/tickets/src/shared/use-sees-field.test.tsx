import { HIDEABLE_TICKET_FIELDS } from '@hamyar/contracts';
import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { useSeesField } from './use-sees-field.ts';

/** Every name that a list, a filter or a file shows a field by. */
const NAMES = [...HIDEABLE_TICKET_FIELDS, 'sla_state', 'sla_due', 'number', 'created_at'] as const;

function Seen() {
  const sees = useSeesField();
  return <output>{NAMES.filter(sees).join(' ')}</output>;
}

describe('the fields of tickets that somebody sees', () => {
  it('[decisions 2.26] are all but the hidden ones, with the columns and the order that show those', () => {
    const shown = (hidden: readonly (typeof HIDEABLE_TICKET_FIELDS)[number][]) => {
      const user = { ...buildUser('employee'), hidden_ticket_fields: [...hidden] };
      const { unmount } = renderInTestShell(<Seen />, { user });
      const text = screen.getByRole('status').textContent;
      unmount();
      return text?.split(' ');
    };
    expect(shown([])).toEqual([...NAMES]);
    expect(shown(['sla', 'organization'])).toEqual([
      ...['customer_contact', 'customer_level', 'satisfaction', 'number', 'created_at'],
    ]);
  });
});
