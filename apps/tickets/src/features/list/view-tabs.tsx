import { CountBadge, DropdownMenu, IconButton, Line, Segmented, type MenuItem } from '@hamyar/design-system/basics';
import { MoreIcon } from '@hamyar/design-system/icons';
import { formatNumber } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { SavedViewIcon } from '../../shared/saved-view-icon.tsx';
import { COUNTED_VIEWS, STAFF_VIEWS, type StaffView } from '../../shared/staff-views.ts';
import type { TicketViewName } from '../../shared/ticket-filter.conversions.ts';
import type { SavedViews } from '../../shared/use-saved-views.ts';
import type { TicketList } from '../../shared/use-ticket-list.ts';

/** Visible views; the others are in the menu next to them. */
const TABS = ['all', 'open', 'mine', 'urgent'] as const satisfies readonly StaffView[];
const MORE = STAFF_VIEWS.filter((name) => !TABS.some((one) => one === name));
export interface ViewTabsProps {
  list: TicketList;
  savedViews: SavedViews;
  /** What can be done with the list as a saved view. */
  viewMenu: readonly MenuItem[];
}

/** A view's name on the screen. */
export const viewName = (name: TicketViewName): string => faStaff.views[name as keyof typeof faStaff.views] ?? name;

type Tab = TicketViewName | `saved-${number}`;
const savedTab = (id: number): Tab => `saved-${id}`;

/** The views above the list: three or four beside each other, all others in a menu. */
export function ViewTabs({ list, savedViews, viewMenu }: ViewTabsProps) {
  const { view, saved } = list.state;
  const active: Tab = saved ? savedTab(saved.id) : view;
  // names of the others are longer: with them there is room for three
  const tabs: Tab[] = TABS.some((one) => one === active) ? [...TABS] : [...TABS.slice(0, 2), active];
  const options = tabs.map((value) => {
    const count = value === active && saved ? savedViews.countOf(saved.id) : list.counters[value as TicketViewName];
    const counted = value === active && saved ? saved.counter : COUNTED_VIEWS.some((one) => one === value);
    // the count arrives later; its space is reserved so that nothing moves
    const room = counted ? (
      <span className="hd-count-room">
        {count === undefined ? null : (
          <CountBadge value={count} max={999} variant={value === 'urgent' && count > 0 ? 'hot' : 'quiet'} />
        )}
      </span>
    ) : null;
    return {
      value,
      label: (
        <>
          {value === active && saved ? <SavedViewIcon view={saved} /> : null}
          {value === active && saved ? <Line>{saved.name}</Line> : viewName(value as TicketViewName)}
          {room}
        </>
      ),
    };
  });
  return (
    <div className="tk-list-views">
      <Segmented
        label={fa.list.label}
        options={options}
        value={active}
        onChange={(value) => value !== active && list.setView(value as TicketViewName)}
        block
      />
      <DropdownMenu
        label={faStaff.moreViews}
        items={moreViews(list, savedViews, viewMenu)}
        trigger={(props) => <IconButton icon={<MoreIcon />} label={faStaff.moreViews} {...props} />}
      />
    </div>
  );
}

/** The other views, the saved ones, and what can be done with them. */
function moreViews(list: TicketList, { views = [], countOf }: SavedViews, viewMenu: readonly MenuItem[]): MenuItem[] {
  const { view, saved } = list.state;
  const counted = (count: number | undefined) => (count ? { hint: formatNumber(count) } : {});
  const items: MenuItem[] = MORE.map((name) => ({
    key: name,
    label: viewName(name),
    checked: name === view && saved === null,
    ...counted(list.counters[name]),
    onSelect: () => list.setView(name),
  }));
  if (views.length > 0) items.push({ key: 'saved', divider: true });
  for (const one of views) {
    const { id, name } = one;
    items.push({
      key: savedTab(id),
      label: name,
      icon: <SavedViewIcon view={one} />,
      checked: saved?.id === id,
      ...counted(countOf(id)),
      onSelect: () => list.openSavedView(id),
    });
  }
  if (viewMenu.length > 0) items.push({ key: 'actions', divider: true }, ...viewMenu);
  return items;
}
