import { Segmented } from '@hamyar/design-system/basics';
import { faCustomer } from '../../messages/fa-customer.ts';
import type { TicketList } from '../../shared/use-ticket-list.ts';

/** A supervisor sees the tickets of the organisation, and chooses the own ones among them (decisions 2.1). */
export function WhoseTickets({ list }: { list: TicketList }) {
  const { mine } = list.state.filters;
  return (
    <Segmented
      label={faCustomer.organization.whose}
      options={(['all', 'own'] as const).map((value) => ({ value, label: faCustomer.organization[value] }))}
      value={mine ? 'own' : 'all'}
      onChange={(value) => list.setFilters({ ...list.state.filters, mine: value === 'own' || undefined })}
    />
  );
}
