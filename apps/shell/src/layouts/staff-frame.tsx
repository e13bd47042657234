import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { MenuIcon, MoreIcon } from '@hamyar/design-system/icons';
import { Drawer } from '@hamyar/design-system/overlay';
import { closePopups, IconButton } from '@hamyar/design-system/basics';
import { BottomNav, Fab, StaffLayout } from '@hamyar/design-system/layout';
import { useLocation } from '@hamyar/module-sdk';
import { RunningBatches } from '../batches/running-batches.tsx';
import { fa } from '../messages/fa.ts';
import { Outlet, useOwnLayout } from '../pages/outlet.tsx';
import { useDocumentTitle, useOpenPage, type OpenPage } from '../pages/use-open-page.ts';
import { usePageHead } from '../pages/use-page-head.ts';
import { BarePage } from './bare-page.tsx';
import { LicenseBanner } from './license-banner.tsx';
import { menuIcon } from './menu-icons.tsx';
import { StaffPalette } from './staff-palette.tsx';
import { StaffShortcuts, useShortcutSheet } from './staff-shortcuts.tsx';
import { StaffRail } from './staff-rail.tsx';
import { StaffTopBar } from './staff-top-bar.tsx';
import { useMenu } from './use-menu.ts';
import { useTopBarLinks } from './use-top-bar-links.ts';

/** The layout of the staff edition: rail, top bar, bottom navigation on phones (spec 2.26). */
export function StaffFrame() {
  const page = useOpenPage();
  useDocumentTitle(page);
  usePageHead();
  const menu = useMenu(page);
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const own = useOwnLayout(page);
  const palette = usePalette();
  const shortcuts = useShortcutSheet(palette.close);
  useEffect(() => setDrawer(false), [pathname]);
  if (own) return <Outlet page={page} />;
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
        wholeScreenOnPhones={page.allowed && page.match?.route.wholeScreenOnPhones}
        rail={<StaffRail menu={menu} />}
        topBar={<StaffTopBar page={page} menuButton={openMenu} onSearch={palette.show} />}
        banner={<LicenseBanner />}
        bottomNav={<StaffBottomNav page={page} menu={menu} onMore={() => setDrawer(true)} />}
      >
        <Outlet page={page} />
      </StaffLayout>
      <Drawer
        open={drawer}
        title={fa.nav.main}
        placement="right"
        width={300}
        className="sh-menu-drawer"
        onClose={() => setDrawer(false)}
      >
        <StaffRail menu={menu} inDrawer />
      </Drawer>
      <RunningBatches />
      {palette.open && <StaffPalette onClose={palette.close} onShortcuts={shortcuts.show} />}
      {shortcuts.open && <StaffShortcuts onClose={shortcuts.close} />}
    </>
  );
}

/**
 * Opens the palette by Ctrl+K and by its button, and draws it before the key or the click has ended: the next key is
 * already typed text.
 */
function usePalette() {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    closePopups();
    flushSync(() => setOpen(true));
  }, []);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [show]);
  return { open, show, close: useCallback(() => setOpen(false), []) };
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
  const bottomItems = menu.sections.flatMap((section) => {
    const items = section.items.filter((item) => item.bottom);
    return items.map((item) => ({
      key: item.route,
      // without its group «users» does not say whose
      label: items.length === 1 ? section.title : item.title,
      icon: menuIcon(item.icon ?? section.icon),
      href: item.path,
    }));
  });
  return (
    <>
      {primary && floats && <Fab label={primary.title} href={primary.path} />}
      <BottomNav
        activeKey={menu.active}
        items={[
          { key: 'index', label: fa.nav.dashboard, icon: menuIcon('home'), href: '/' },
          ...bottomItems.slice(0, 3),
          { key: 'more', label: fa.top.more, icon: <MoreIcon />, onSelect: onMore },
        ]}
      />
    </>
  );
}
