import { Button, Chip } from '@hamyar/design-system/basics';
import { FilterIcon, PlusIcon } from '@hamyar/design-system/icons';
import { useReferenceList } from '@hamyar/store';
import { faStaff } from '../../messages/fa-staff.ts';
import { countFilters, type TicketFilters } from '../../shared/ticket-filter.conversions.ts';
import { filterChips, type FilterLookups } from './filter-chips.rules.ts';

interface FilterChipsProps {
  filters: TicketFilters;
  onChange(filters: TicketFilters): void;
  onAdd(): void;
}

/** The filters that are on, in words, each with its way out. */
export function FilterChips({ filters, onChange, onAdd }: FilterChipsProps) {
  const lists: FilterLookups = {
    department_ids: useReferenceList('departments'),
    category_ids: useReferenceList('ticketCategories'),
    service_ids: useReferenceList('services'),
    organization_ids: useReferenceList('organizations'),
    customer_level_ids: useReferenceList('customerLevels'),
    branch_ids: useReferenceList('branches'),
  };
  return (
    <div className="tk-chips">
      <FilterIcon />
      {filterChips(filters, lists).map(({ keys, label, value }) => (
        <Chip
          key={keys[0]}
          label={label}
          value={value}
          onClick={onAdd}
          removeLabel={faStaff.filter.removeOne(label)}
          onRemove={() => onChange(without(filters, keys))}
        />
      ))}
      <Chip dashed icon={<PlusIcon size={13} />} label={faStaff.filter.button} onClick={onAdd} />
      {countFilters(filters) > 0 ? (
        <Button variant="link" size="sm" onClick={() => onChange(filters.s ? { s: filters.s } : {})}>
          {faStaff.filter.clear}
        </Button>
      ) : null}
    </div>
  );
}

const without = (filters: TicketFilters, keys: readonly (keyof TicketFilters)[]): TicketFilters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.some((one) => one === key))) as TicketFilters;
