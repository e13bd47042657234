import { lazy, Suspense, useEffect, useState } from 'react';
import { MenuIcon } from '@hamyar/design-system/icons';
import { Drawer } from '@hamyar/design-system/overlay';
import { closePopups, IconButton } from '@hamyar/design-system/basics';
import { BottomNav, Fab, StaffLayout } from '@hamyar/design-system/layout';
import { useLocation } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { Outlet } from '../pages/outlet.tsx';
import { useDocumentTitle, useOpenPage, type OpenPage } from '../pages/use-open-page.ts';
import { BarePage } from './bare-page.tsx';
import { LicenseBanner } from './license-banner.tsx';
import { menuIcon } from './menu-icons.tsx';
import { StaffRail } from './staff-rail.tsx';
import { StaffTopBar } from './staff-top-bar.tsx';
import { useMenu } from './use-menu.ts';
import { useTopBarLinks } from './use-top-bar-links.ts';

const Palette = lazy(() => import('../palette/palette.tsx').then((module) => ({ default: module.Palette })));

/** The layout of the staff edition: rail, top bar, bottom navigation on phones (spec 2.26). */
export function StaffFrame() {
  const page = useOpenPage();
  useDocumentTitle(page);
  const menu = useMenu(page);
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  useEffect(() => setDrawer(false), [pathname]);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return;
      event.preventDefault();
      closePopups();
      setPalette(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  if (page.match?.route.layout === 'empty') return <BarePage page={page} />;
  const openMenu = (
    <IconButton
      className="sh-menu-button"
      icon={<MenuIcon />}
      label={fa.nav.openMenu}
      onClick={() => setDrawer(true)}
    />
  );
  return (
    <>
      <StaffLayout
        rail={<StaffRail menu={menu} />}
        topBar={<StaffTopBar page={page} menuButton={openMenu} onSearch={() => setPalette(true)} />}
        banner={<LicenseBanner />}
        bottomNav={<StaffBottomNav page={page} menu={menu} onMore={() => setDrawer(true)} />}
      >
        <Outlet page={page} />
      </StaffLayout>
      <Drawer open={drawer} title={fa.nav.main} onClose={() => setDrawer(false)}>
        <StaffRail menu={menu} inDrawer />
      </Drawer>
      {palette && (
        <Suspense fallback={null}>
          <Palette onClose={() => setPalette(false)} />
        </Suspense>
      )}
    </>
  );
}

interface StaffBottomNavProps {
  page: OpenPage;
  menu: ReturnType<typeof useMenu>;
  onMore(): void;
}

/**
 * Bottom bar: at most four items and "more". The primary action is a floating button on the pages that it is declared
 * for.
 */
function StaffBottomNav({ page, menu, onMore }: StaffBottomNavProps) {
  const { primary } = useTopBarLinks();
  const floats = primary?.primary?.floatsOver.includes(page.match?.route.name ?? '');
  const bottomItems = menu.sections.flatMap((section) =>
    section.items
      .filter((item) => item.bottom)
      .map((item) => ({
        key: item.route,
        label: item.title,
        icon: menuIcon(item.icon ?? section.icon),
        href: item.path,
      })),
  );
  return (
    <>
      {primary && floats && <Fab label={primary.title} href={primary.path} />}
      <BottomNav
        activeKey={menu.active}
        items={[
          { key: 'index', label: fa.nav.dashboard, icon: menuIcon('home'), href: '/' },
          ...bottomItems.slice(0, 3),
          { key: 'more', label: fa.top.more, icon: <MenuIcon />, onSelect: onMore },
        ]}
      />
    </>
  );
}
