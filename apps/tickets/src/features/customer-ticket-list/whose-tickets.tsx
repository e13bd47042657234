import { Segmented } from '@hamyar/design-system/basics';
import { faCustomer } from '../../messages/fa-customer.ts';
import type { TicketList } from '../../shared/use-ticket-list.ts';

/** Who sees the tickets of the organisation chooses between these and the own ones (decisions 2.1). */
export function WhoseTickets({ list }: { list: TicketList }) {
  const { mine } = list.state.filters;
  return (
    <Segmented
      label={faCustomer.organization.whose}
      options={(['all', 'own'] as const).map((value) => ({ value, label: faCustomer.organization[value] }))}
      value={mine ? 'own' : 'all'}
      onChange={(value) => list.setFilters({ ...list.state.filters, mine: value === 'own' })}
    />
  );
}
