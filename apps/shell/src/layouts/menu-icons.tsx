import type { ReactNode } from 'react';
import {
  AnnouncementIcon,
  BookIcon,
  ChartIcon,
  CustomersIcon,
  HomeIcon,
  icon,
  InfoIcon,
  OrganizationIcon,
  PlusIcon,
  SettingsIcon,
  TicketsIcon,
  type Icon,
} from '@hamyar/design-system/icons';

const icons = new Map<string, Icon>(
  Object.entries({
    dashboard: HomeIcon,
    tickets: TicketsIcon,
    organization: OrganizationIcon,
    customers: CustomersIcon,
    announcements: AnnouncementIcon,
    kb: BookIcon,
    reports: ChartIcon,
    settings: SettingsIcon,
    info: InfoIcon,
    plus: PlusIcon,
  }),
);
const UnnamedIcon = icon('UnnamedIcon', 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z');

/** The icon of a manifest: by name, or from an SVG path. An unknown name gives an icon of four squares. */
export function menuIcon(nameOrPath: string): ReactNode {
  const known = icons.get(nameOrPath);
  const Drawn = known ?? (nameOrPath.startsWith('M') ? icon('ModuleIcon', nameOrPath) : UnnamedIcon);
  if (!known) icons.set(nameOrPath, Drawn);
  return <Drawn />;
}
