import type { ReactNode } from 'react';
import {
  AnnouncementIcon,
  BookIcon,
  ChartIcon,
  CustomersIcon,
  HomeIcon,
  OrganizationIcon,
  SettingsIcon,
  TicketsIcon,
} from '@hamyar/design-system/icons';

const icons: Readonly<Record<string, ReactNode>> = {
  dashboard: <HomeIcon />,
  tickets: <TicketsIcon />,
  organization: <OrganizationIcon />,
  customers: <CustomersIcon />,
  announcements: <AnnouncementIcon />,
  kb: <BookIcon />,
  reports: <ChartIcon />,
  settings: <SettingsIcon />,
};

/** The icon a manifest names for its menu group; a name nobody knows gets the icon of tickets. */
export const menuIcon = (name: string): ReactNode => icons[name] ?? icons['tickets'];
