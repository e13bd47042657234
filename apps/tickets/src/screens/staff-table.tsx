import { useState } from 'react';
import { OnDemand, useShortcuts } from '@hamyar/module-kit/keys';
import { focusListSearch } from '@hamyar/module-kit/list';
import { lazyPart, useSetSearch } from '@hamyar/module-sdk';
import { TicketBulk } from '../features/bulk/ticket-bulk.tsx';
import { useDeletedTickets } from '../features/deleted/use-deleted-tickets.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { TicketFilterChips } from '../features/filter/ticket-filter-chips.tsx';
import { useSavedViewMenu } from '../features/saved-views/use-saved-view-menu.tsx';
import { useTicketColumns } from '../features/table/ticket-columns.tsx';
import { TicketTable } from '../features/table/ticket-table.tsx';
import { useSavedViews } from '../shared/use-saved-views.ts';
import { useListChoice } from '../shared/use-ticket-list.ts';
import { listQuery, type TicketViewName } from '../shared/ticket-filter.conversions.ts';

const FilterDrawer = lazyPart(() => import('../features/filter/filter.drawer.tsx'), 'FilterDrawer');

/** The list of employees as a table, with the same address. */
export function StaffTable({ landing }: { landing: TicketViewName }) {
  const savedViews = useSavedViews();
  const choice = useListChoice(landing, savedViews);
  const columns = useTicketColumns(choice);
  const viewMenu = useSavedViewMenu(
    choice,
    savedViews,
    columns.columns.map(({ key }) => key),
  );
  const deleted = useDeletedTickets();
  const setSearch = useSetSearch();
  const [filtering, setFiltering] = useState(false);
  useShortcuts({
    KeyF: () => setFiltering(true),
    Slash: focusListSearch,
  });
  return (
    <>
      <TicketTable
        choice={choice}
        columns={columns}
        savedViews={savedViews}
        viewMenu={[...viewMenu.items, ...deleted.items]}
        filters={<TicketFilterChips choice={choice} onAdd={() => setFiltering(true)} />}
        exporting={(rows) => <ExportButton framed query={listQuery(choice.state)} pageIds={rows.map(({ id }) => id)} />}
        bulk={(rows, onClear, extent) => <TicketBulk rows={rows} onClear={onClear} extent={extent} />}
        onSplit={() => setSearch({ layout: undefined, page: undefined, perPage: undefined }, { replace: false })}
      />
      {viewMenu.dialog}
      {deleted.drawer}
      <OnDemand onClose={() => setFiltering(false)}>
        {filtering ? (
          <FilterDrawer
            filters={choice.state.filters}
            onApply={(filters) => {
              choice.setFilters(filters);
              setFiltering(false);
            }}
            onClose={() => setFiltering(false)}
          />
        ) : null}
      </OnDemand>
    </>
  );
}
