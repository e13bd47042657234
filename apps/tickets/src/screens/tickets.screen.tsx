import { Suspense, useState } from 'react';
import { pagePath, type SessionUser } from '@hamyar/contracts';
import { EmptyState, Skeleton } from '@hamyar/design-system/basics';
import { TicketsIcon } from '@hamyar/design-system/icons';
import { SplitView, useSplitWidth } from '@hamyar/design-system/ticket';
import { OnDemand, useShortcuts } from '@hamyar/module-kit/keys';
import { focusListSearch, useRowNavigation } from '@hamyar/module-kit/list';
import { lazyPart, useLocation, useIdParam, useNavigate, useSearchValue, useSession } from '@hamyar/module-sdk';
import { useDeletedTickets } from '../features/deleted/use-deleted-tickets.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { TicketFilterChips } from '../features/filter/ticket-filter-chips.tsx';
import { TicketListPane } from '../features/list/ticket-list-pane.tsx';
import { usePinnedRow } from '../features/list/use-pinned-row.ts';
import { useSavedViewMenu } from '../features/saved-views/use-saved-view-menu.tsx';
import { COUNTED_VIEWS } from '../shared/staff-views.ts';
import { countFilters, listQuery, type TicketViewName } from '../shared/ticket-filter.conversions.ts';
import { useSavedViews } from '../shared/use-saved-views.ts';
import { useListChoice, useTicketList, type TicketList } from '../shared/use-ticket-list.ts';
import { useWhenIdle } from '../shared/use-when-idle.ts';
import { faStaff } from '../messages/fa-staff.ts';
import '../tickets.css';
import '../desk.css';
import '../templates.css';
import '../bulk.css';
import type { HeaderDialog } from '../features/actions/ticket-header.tsx';
import { preloadTicketPane, TicketPane, TicketPropertiesPane, usePaneLoading } from './ticket-pane.tsx';

const FilterDrawer = lazyPart(() => import('../features/filter/filter.drawer.tsx'), 'FilterDrawer');
const TicketBulk = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ '../features/bulk/ticket-bulk.tsx'),
  'TicketBulk',
);
const DeskTable = lazyPart(() => import('./staff-table.tsx'), 'StaffTable');

/** ms after which the code of an open ticket is loaded ahead: not while the list itself is still busy */
const LOAD_AHEAD_MS = 4_000;

/** The landing view: of an employee the own tickets, of an administrator the open ones. */
const landingView = (user: Pick<SessionUser, 'full_admin' | 'branch_admin'>): TicketViewName =>
  user.full_admin || user.branch_admin ? 'open' : 'mine';

/**
 * `/tickets` and `/tickets/:id` for staff: list and conversation in a split view, or with `?layout=table` a table on
 * wide screens.
 */
export function TicketsScreen() {
  const user = useSession();
  const id = useIdParam();
  const width = useSplitWidth();
  const asTable = useSearchValue<'tickets'>('layout') === 'table' && id === null && width !== 'single';
  const landing = landingView(user);
  useWhenIdle(preloadTicketPane, LOAD_AHEAD_MS);
  return asTable ? (
    <Suspense fallback={<Skeleton lines={12} />}>
      <DeskTable landing={landing} />
    </Suspense>
  ) : (
    <StaffSplitView id={id} landing={landing} />
  );
}

/** List, conversation and properties next to each other, as many as fit. */
function StaffSplitView({ id, landing }: { id: number | null; landing: TicketViewName }) {
  const width = useSplitWidth();
  const single = width === 'single';
  const [dialog, setDialog] = useState<HeaderDialog | null>(null);
  const loading = usePaneLoading(id);
  const [properties, setProperties] = useState(false);
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const [filtering, setFiltering] = useState(false);
  const deleted = useDeletedTickets();
  const savedViews = useSavedViews();
  const choice = useListChoice(landing, savedViews);
  const list = useTicketList(COUNTED_VIEWS, choice);
  const viewMenu = useSavedViewMenu(choice, savedViews, null);
  const pinned = usePinnedRow(id, list);
  const ids = [...list.newRows.rows, ...(pinned === null || pinned === 'loading' ? [] : [pinned]), ...list.rows].map(
    (row) => row.id,
  );
  const keys = useRowNavigation({ ids, selected: id, more: list.loadMore });
  const hrefOf = (ticket: number) => pagePath('/tickets/:id', { id: ticket }) + query;
  const open = (ticket: number) => {
    keys.forget();
    navigate(hrefOf(ticket));
  };

  const next = id === null ? null : rowAfter(ids, id);

  useShortcuts({
    KeyJ: keys.next,
    KeyK: keys.previous,
    Enter: keys.focused === null ? undefined : () => open(keys.focused!),
    KeyF: () => setFiltering(true),
    Slash: focusListSearch,
  });

  return (
    <>
      <SplitView
        list={
          <TicketListPane
            list={list}
            savedViews={savedViews}
            viewMenu={[...viewMenu.items, ...deleted.items]}
            selected={id}
            pinned={pinned}
            keys={keys}
            hrefOf={hrefOf}
            chips={
              countFilters(list.state.filters) > 0 ? (
                <TicketFilterChips choice={list} onAdd={() => setFiltering(true)} />
              ) : null
            }
            bulk={(rows, onClear) => <TicketBulk compact rows={rows} onClear={onClear} />}
            exporting={<ExportButton query={listQuery(list.state)} pageIds={list.rows.map((row) => row.id)} />}
            onNear={preloadTicketPane}
            onFilter={() => setFiltering(true)}
            onTable={single ? undefined : () => navigate(`/tickets?${tableSearch(query)}`)}
          />
        }
        detail={
          id === null ? null : (
            <TicketPane
              key={id}
              id={id}
              loading={loading}
              dialog={dialog}
              onDialog={setDialog}
              onNext={() => next !== null && open(next)}
              onBack={single ? () => navigate(`/tickets${query}`) : undefined}
              onProperties={width === 'drawer' || single ? () => setProperties(true) : undefined}
            />
          )
        }
        placeholder={
          <div className="tk-nothing">
            <EmptyState kind="note" icon={<TicketsIcon />} title={faStaff.selectOne} description={faStaff.selectHint} />
          </div>
        }
        properties={
          id === null || loading.failure ? undefined : (
            <TicketPropertiesPane
              id={id}
              onDialog={(name) => {
                setProperties(false);
                setDialog(name);
              }}
            />
          )
        }
        propertiesOpen={properties}
        onPropertiesClose={() => setProperties(false)}
      />
      <Filter list={list} open={filtering} onClose={() => setFiltering(false)} />
      {viewMenu.dialog}
      {deleted.drawer}
    </>
  );
}

/** The drawer of all filters; what it says is put into the address of the list. */
function Filter({ list, open, onClose }: { list: TicketList; open: boolean; onClose(): void }) {
  const apply = (filters: TicketList['state']['filters']) => {
    list.setFilters(filters);
    onClose();
  };
  return (
    <OnDemand onClose={onClose}>
      {open ? <FilterDrawer filters={list.state.filters} onApply={apply} onClose={onClose} /> : null}
    </OnDemand>
  );
}

/** The row below another one, or above the last one; null where it is the only one. */
function rowAfter(ids: readonly number[], id: number): number | null {
  const at = ids.indexOf(id);
  return (at === -1 ? ids[0] : (ids[at + 1] ?? ids[at - 1])) ?? null;
}

/** The query of the address that shows the same list as a table. */
function tableSearch(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set('layout', 'table');
  return query;
}
