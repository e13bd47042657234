import { Button, Chip } from '@hamyar/design-system/basics';
import { FilterIcon, PlusIcon } from '@hamyar/design-system/icons';
import { kitText } from '../messages/fa.ts';

/** One filter that is on, in words, with the filters that its removal takes out: a range is two of them. */
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
  /** Filters that «clear» leaves on, such as the search, which has a field of its own. */
  keep?: readonly (keyof Filters & string)[];
  /** Opens the place where filters are chosen; without it the row is gone when no filter is on. */
  onAdd?: () => void;
  addLabel?: string;
}

/** The filters that are on, each with its way out, and one button for all of them. */
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
