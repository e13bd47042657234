import { useState } from 'react';
import { Button, CountBadge, EmptyState, SearchInput } from '@hamyar/design-system/basics';
import { ChevronDownIcon } from '@hamyar/design-system/icons';
import { Drawer } from '@hamyar/design-system/overlay';
import { searchKeyCompact } from '@hamyar/persian';
import { faStaff } from '../../messages/fa-staff.ts';
import { countFilters, type TicketFilters } from '../../shared/ticket-filter.conversions.ts';
import type { FilterControl, FilterGroup } from './filter-control.tsx';
import { useFilterGroups } from './use-filter-groups.tsx';

interface FilterDrawerProps {
  filters: TicketFilters;
  onApply(filters: TicketFilters): void;
  onClose(): void;
}

const text = faStaff.filter;

/** The filters of the list in groups; they are applied together and stored in the address (decisions 2.3). */
export function FilterDrawer({ filters, onApply, onClose }: FilterDrawerProps) {
  const [draft, setDraft] = useState(filters);
  const [words, setWords] = useState('');
  const set = (change: Partial<TicketFilters>) => setDraft((before) => ({ ...before, ...change }));
  const groups = useFilterGroups({ draft, set });
  const found = matching(groups, words);
  return (
    <Drawer
      open
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="tk-filters" variant="primary">
            {text.apply}
          </Button>
          <Button onClick={() => onApply(filters.s ? { s: filters.s } : {})}>{text.clear}</Button>
        </>
      }
    >
      <SearchInput
        type="search"
        className="tk-filter-search"
        label={text.find}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <form
        id="tk-filters"
        role="search"
        aria-label={text.title}
        className="tk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft);
        }}
      >
        {found.map((group) => (
          <Group key={group.name} group={group} draft={draft} applied={filters} searched={words.trim() !== ''} />
        ))}
        {found.length === 0 ? <EmptyState compact title={text.notFound} /> : null}
      </form>
    </Drawer>
  );
}

/** A group, and the filters of it that are shown. */
interface FoundGroup extends FilterGroup {
  found: readonly FilterControl[];
}

/** The groups with those filters whose name contains every word; of a group whose title does, all. */
function matching(groups: readonly FilterGroup[], words: string): readonly FoundGroup[] {
  const keys = words.split(/\s+/).map(searchKeyCompact).filter(Boolean);
  const matches = (name: string) => keys.every((key) => searchKeyCompact(name).includes(key));
  return groups
    .map((group) => ({
      ...group,
      found: matches(group.title) ? group.filters : group.filters.filter(({ label }) => matches(label)),
    }))
    .filter(({ found }) => found.length > 0);
}

/** What of the filters this group sets. */
const partOf = (filters: TicketFilters, controls: readonly FilterControl[]): TicketFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([key]) => controls.some(({ keys }) => keys.some((one) => one === key))),
  );

interface GroupProps {
  group: FoundGroup;
  draft: TicketFilters;
  applied: TicketFilters;
  /** Filters are looked for by name: what was found is shown. */
  searched: boolean;
}

/** A group that opens and closes; the first one, and one with filters that are on, are open from the beginning. */
function Group({ group: { name, title, filters, found }, draft, applied, searched }: GroupProps) {
  const [open, setOpen] = useState(name === 'state' || countFilters(partOf(applied, filters)) > 0);
  const on = countFilters(partOf(draft, filters));
  const shown = open || searched;
  return (
    <details
      className="tk-filter-group"
      open={shown}
      onToggle={(event) => {
        if (!searched) setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        {title}
        {on > 0 ? <CountBadge value={on} label={text.on} /> : null}
        <ChevronDownIcon />
      </summary>
      {shown ? (
        <div className="tk-form">
          {found.map(({ keys, control }) => (
            <div key={keys[0]}>{control}</div>
          ))}
        </div>
      ) : null}
    </details>
  );
}
