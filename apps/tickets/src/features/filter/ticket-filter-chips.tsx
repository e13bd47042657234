import { FilterChips } from '@hamyar/module-kit/list';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useFilterCitiesQuery, useFilterStatesQuery } from '../../api/geography.api.ts';
import { useAllTagsQuery } from '../../api/tag.api.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import type { TicketFilters } from '../../shared/ticket-filter.conversions.ts';
import { usePersonNames } from '../../shared/use-person-names.ts';
import type { ListChoice } from '../../shared/use-ticket-list.ts';
import { filterChips, type FilterLookups } from './filter-chips.conversions.ts';
import { useFilterFields, useFilterForms } from './use-filter-fields.ts';

/** Everybody by whom the list is filtered. */
const peopleOf = ({ assignee_ids, owner_ids, created_by_ids, customer_ids, customer_id }: TicketFilters): number[] => [
  ...new Set([assignee_ids, owner_ids, created_by_ids, customer_ids, customer_id ?? []].flatMap((ids) => ids ?? [])),
];

interface TicketFilterChipsProps {
  choice: ListChoice;
  onAdd(): void;
}

/** The active filters as text, each with a button that removes it. */
export function TicketFilterChips({ choice, onAdd }: TicketFilterChipsProps) {
  const { filters } = choice.state;
  const lists: FilterLookups = {
    department_ids: useReferenceList('departments'),
    category_ids: useReferenceList('ticket_categories'),
    service_ids: useReferenceList('services'),
    organization_ids: useReferenceList('organizations'),
    customer_level_ids: useReferenceList('customer_levels'),
    branch_ids: useReferenceList('branches'),
    tag_ids: useAllTagsQuery(filters.tag_ids ? undefined : skipToken).data?.data,
    form_ids: useFilterForms(filters.form_ids !== undefined),
    state_ids: useFilterStatesQuery(filters.state_ids ? undefined : skipToken).data,
    city_ids: useFilterCitiesQuery(filters.city_ids ? undefined : skipToken).data,
    person: usePersonNames(peopleOf(filters)),
    fields: useFilterFields(filters.cf !== undefined),
  };
  return (
    <FilterChips
      chips={filterChips(filters, lists).map(({ keys, ...chip }) => ({ ...chip, names: keys }))}
      filters={filters}
      onChange={choice.setFilters}
      keep={['s']}
      onAdd={onAdd}
      addLabel={faStaff.filter.button}
    />
  );
}
