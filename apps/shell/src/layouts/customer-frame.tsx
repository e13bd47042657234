import { UserIcon } from '@hamyar/design-system/icons';
import { BottomNav, CustomerLayout } from '@hamyar/design-system/layout';
import { useContributions, useSettings, useUser } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { Outlet, useOwnLayout } from '../pages/outlet.tsx';
import { useDocumentTitle, useOpenPage, type OpenPage } from '../pages/use-open-page.ts';
import { usePageHead } from '../pages/use-page-head.ts';
import { AccountBanner } from './account-banner.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { BarePage } from './bare-page.tsx';
import { brandLogo, FooterText, versionText } from './brand.tsx';
import { menuIcon } from './menu-icons.tsx';
import { UserMenu } from './user-menu.tsx';
import { useMenu } from './use-menu.ts';
import { VisitorFrame } from './visitor-frame.tsx';

/** The layout of the customer edition: navigation on top, no rail (design/module-platform.md 5). */
export function CustomerFrame() {
  const page = useOpenPage();
  useDocumentTitle(page);
  usePageHead();
  const visitor = useUser() === null;
  const own = useOwnLayout(page);
  if (own) return <Outlet page={page} />;
  if (page.match?.route.layout === 'empty') return <BarePage page={page} />;
  return visitor ? <VisitorFrame page={page} /> : <LoggedInFrame page={page} />;
}

function LoggedInFrame({ page }: { page: OpenPage }) {
  const settings = useSettings();
  const { sections, active } = useMenu(page);
  // without widgets the dashboard redirects to the landing page, so it gets no menu item
  const hasDashboard = useContributions('dashboard.widget/v1').length > 0;
  const bottomItems = [
    ...(hasDashboard ? [{ key: 'index', label: fa.nav.dashboard, icon: menuIcon('home'), href: '/' }] : []),
    ...sections.flatMap((section) =>
      section.items.map((item) => ({
        key: item.route,
        label: item.title,
        icon: menuIcon(item.icon ?? section.icon),
        href: item.path,
      })),
    ),
  ];
  return (
    <CustomerLayout
      title={settings.system_title}
      subtitle={settings.system_slogan || undefined}
      logo={brandLogo(settings.logo_name, settings.system_title, 34)}
      items={bottomItems}
      activeKey={active}
      wholeScreenOnPhones={page.allowed && page.match?.route.wholeScreenOnPhones}
      actions={
        <>
          <NotificationBell />
          <UserMenu />
        </>
      }
      banner={<AccountBanner />}
      footer={
        <>
          <FooterText settings={settings} />
          <span>{versionText(settings)}</span>
          <span>{fa.top.copyright}</span>
        </>
      }
      bottomNav={
        <BottomNav
          items={[
            ...bottomItems.slice(0, 4),
            { key: 'editProfile', label: fa.nav.profile, icon: <UserIcon />, href: '/editProfile' },
          ]}
          activeKey={active}
        />
      }
    >
      <Outlet page={page} />
    </CustomerLayout>
  );
}
