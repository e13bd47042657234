import type { IdAndName } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';

interface LevelFilterProps {
  list: { filters: { customer_level_id?: number }; setFilters(change: { customer_level_id?: number }): void };
  levels: readonly IdAndName[];
  label: string;
}

/** The filter by level, next to the search. */
export function LevelFilter({ list, levels, label }: LevelFilterProps) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      clearable
      options={levels.map(({ id, name }) => ({ value: id, label: name }))}
      value={list.filters.customer_level_id ?? null}
      onChange={(id) => list.setFilters({ customer_level_id: id ?? undefined })}
    />
  );
}
