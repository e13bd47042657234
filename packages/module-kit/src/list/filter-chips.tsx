import { Button, Chip } from '@hamyar/design-system/basics';
import { FilterIcon, PlusIcon } from '@hamyar/design-system/icons';
import { kitText } from '../messages/fa.ts';

/** One active filter in words, with the names of the filters that its removal clears: a range consists of two. */
export interface FilterChip<Name extends string = string> {
  names: readonly Name[];
  label: string;
  value?: string;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps<Filters extends object> {
  chips: readonly FilterChip<keyof Filters & string>[];
  filters: Filters;
  onChange(filters: Filters): void;
  /** Filters that "clear" does not remove, such as the search text, which has its own field. */
  keep?: readonly (keyof Filters & string)[];
  /** Opens the dialog where filters are chosen. Without it nothing is shown while no filter is active. */
  onAdd?: () => void;
  addLabel?: string;
}

/** The active filters, each with a remove button, and one button that clears all. */
export function FilterChips<Filters extends object>({
  chips,
  filters,
  onChange,
  keep = [],
  onAdd,
  addLabel = kitText.addFilter,
}: FilterChipsProps<Filters>) {
  if (chips.length === 0 && !onAdd) return null;
  return (
    <div className="hd-filter-chips">
      <FilterIcon />
      {chips.map(({ names, label, value }) => (
        <Chip
          key={names[0]}
          label={label}
          value={value}
          onClick={onAdd}
          removeLabel={kitText.removeFilter(label)}
          onRemove={() => onChange(pickFilters(filters, (name) => !names.some((one) => one === name)))}
        />
      ))}
      {onAdd ? <Chip dashed icon={<PlusIcon size={13} />} label={addLabel} onClick={onAdd} /> : null}
      {chips.length > 0 ? (
        <Button
          variant="link"
          size="sm"
          onClick={() => onChange(pickFilters(filters, (name) => keep.some((one) => one === name)))}
        >
          {kitText.clearFilters}
        </Button>
      ) : null}
    </div>
  );
}

/** The filters whose names are wanted. */
const pickFilters = <Filters extends object>(filters: Filters, wanted: (name: string) => boolean): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => wanted(name))) as Filters;
