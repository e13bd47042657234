import { useSyncExternalStore, type ReactNode } from 'react';
import { ButtonLink, Divider, IconButton } from '@hamyar/design-system/basics';
import { ExitFullscreenIcon, FullscreenIcon } from '@hamyar/design-system/icons';
import { Breadcrumbs, TopBar, TopBarSearch } from '@hamyar/design-system/layout';
import { Slot, useNavigate, usePlatformState } from '@hamyar/module-sdk';
import { staffFa } from '../messages/staff-fa.ts';
import { allRoutes } from '../pages/shell-routes.ts';
import { usePageTitleParams, type OpenPage } from '../pages/use-open-page.ts';
import { NotificationBell } from './notification-bell.tsx';
import { breadcrumbsOf, shortTitle } from './breadcrumbs.rules.ts';
import { menuIcon } from './menu-icons.tsx';
import { useTopBarLinks } from './use-top-bar-links.ts';
import { TopBarDialogs } from './top-bar-dialog.tsx';
import { UserMenu } from './user-menu.tsx';

interface StaffTopBarProps {
  page: OpenPage;
  menuButton: ReactNode;
  onSearch(): void;
}

/** The top bar of the staff edition (spec 2.46-2.51). */
export function StaffTopBar({ page: { match }, menuButton, onSearch }: StaffTopBarProps) {
  const modules = usePlatformState((state) => state.modules);
  const titleParams = usePageTitleParams();
  const breadcrumbs = breadcrumbsOf(match, allRoutes(modules), titleParams);
  const { primary, others } = useTopBarLinks();
  const navigate = useNavigate();
  return (
    <TopBar
      menuButton={menuButton}
      breadcrumbs={<Breadcrumbs items={breadcrumbs.map(({ key, title, path }) => ({ key, title, href: path }))} />}
      title={shortTitle(match, breadcrumbs, titleParams)}
      search={<TopBarSearch onOpen={onSearch} label={staffFa.palette.open} />}
    >
      {primary && (
        <ButtonLink className="sh-wide-only" variant="primary" icon={menuIcon(primary.icon)} href={primary.path}>
          {primary.title}
        </ButtonLink>
      )}
      <Divider vertical />
      <Slot name="topbar.item/v1" context={{}} />
      <TopBarDialogs />
      {others.map(({ route, title, icon, path }) => (
        <IconButton
          key={route}
          className="sh-wide-only"
          icon={menuIcon(icon)}
          label={title}
          onClick={() => navigate(path)}
        />
      ))}
      <FullscreenButton />
      <NotificationBell />
      <UserMenu />
    </TopBar>
  );
}

function subscribeFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Full screen mode (spec 2.46); not shown where the browser does not support it. */
function FullscreenButton() {
  const full = useSyncExternalStore(
    subscribeFullscreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const supported = useSyncExternalStore(
    subscribeFullscreen,
    () => document.fullscreenEnabled,
    () => true,
  );
  if (!supported) return null;
  const toggle = () => void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      className="sh-wide-only"
      icon={full ? <ExitFullscreenIcon /> : <FullscreenIcon />}
      label={full ? staffFa.top.exitFullscreen : staffFa.top.fullscreen}
      onClick={toggle}
    />
  );
}
