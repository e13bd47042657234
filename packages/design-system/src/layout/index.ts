/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/basics.css';
import '../css/overlay.css';
import '../css/plain.css';
import '../css/layout.css';

export { CommandPalette, highlight } from './command-palette.tsx';
export type { CommandPaletteProps, PaletteGroup, PaletteItem } from './command-palette.tsx';
export { ErrorPage } from './error-page.tsx';
export type { ErrorPageProps } from './error-page.tsx';
export {
  BottomNav,
  Breadcrumbs,
  CustomerLayout,
  EmptyLayout,
  Fab,
  Page,
  PageHeader,
  StaffLayout,
  TopBar,
  TopBarSearch,
} from './frames.tsx';
export type { Crumb, CustomerLayoutProps, NavItem, PageHeaderProps, StaffLayoutProps, TopBarProps } from './frames.tsx';
export { NotificationPanel, ProfileMenu } from './menus.tsx';
export type { NotificationItem, NotificationPanelProps, ProfileMenuProps } from './menus.tsx';
export { Rail, RailProgress } from './rail.tsx';
export type { RailItem, RailProps } from './rail.tsx';
