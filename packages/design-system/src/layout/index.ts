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
} from './page-layouts.tsx';
export type {
  Crumb,
  CustomerLayoutProps,
  NavItem,
  PageHeaderProps,
  StaffLayoutProps,
  TopBarProps,
} from './page-layouts.tsx';
export { NotificationPanel, ProfileMenu } from './top-bar-menus.tsx';
export type { NotificationItem, NotificationPanelProps, ProfileMenuProps } from './top-bar-menus.tsx';
export { Rail, RailProgress } from './rail.tsx';
export type { RailItem, RailProps } from './rail.tsx';
