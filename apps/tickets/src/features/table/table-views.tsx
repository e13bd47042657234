import type { TicketCounters } from '@hamyar/contracts';
import { DropdownMenu, IconButton, Tabs, type MenuItem, type TabItem } from '@hamyar/design-system/basics';
import { MoreIcon } from '@hamyar/design-system/icons';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { SavedViewIcon } from '../../shared/saved-view-icon.tsx';
import type { SavedViews } from '../../shared/use-saved-views.ts';
import { COUNTED_VIEWS, STAFF_VIEWS, type StaffView } from '../../shared/staff-views.ts';
import type { ListChoice } from '../../shared/use-ticket-list.ts';

export interface TableViewsProps {
  choice: ListChoice;
  savedViews: SavedViews;
  /** What can be done with the list as a saved view. */
  viewMenu: readonly MenuItem[];
  view: StaffView;
  counters: TicketCounters;
}

/** The views above the table, the saved ones behind the others. */
export function TableViews({ choice, view, counters, savedViews: { views = [], countOf }, viewMenu }: TableViewsProps) {
  const { saved: shown } = choice.state;
  const items: TabItem<string>[] = STAFF_VIEWS.map((key) => ({
    key,
    label: faStaff.views[key],
    ...((COUNTED_VIEWS as readonly string[]).includes(key) ? { count: counters[key] ?? null } : {}),
    hot: key === 'urgent',
  }));
  for (const saved of views) {
    const { id, name, counter } = saved;
    items.push({
      key: String(id),
      label: name,
      icon: <SavedViewIcon view={saved} />,
      ...(counter ? { count: countOf(id) ?? null } : {}),
    });
  }
  return (
    <Tabs
      label={fa.list.label}
      value={shown ? String(shown.id) : view}
      onChange={(key) => {
        const own = STAFF_VIEWS.find((one) => one === key);
        if (own) choice.setView(own);
        else choice.openSavedView(Number(key));
      }}
      items={items}
      extra={
        viewMenu.length > 0 ? (
          <DropdownMenu
            label={faStaff.savedView.menu}
            items={viewMenu}
            trigger={(props) => <IconButton icon={<MoreIcon />} label={faStaff.savedView.menu} {...props} />}
          />
        ) : undefined
      }
    />
  );
}
