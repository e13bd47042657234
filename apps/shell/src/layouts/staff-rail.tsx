import { useContext, useState } from 'react';
import { Rail } from '@hamyar/design-system/layout';
import { getPlatform, useSettings } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { brandLogo, FooterText, versionText } from './brand.tsx';
import { menuIcon } from './menu-icons.tsx';
import { ServerPage } from '../ssr/server-page.ts';
import { readIconMode, saveIconMode } from './rail-mode.ts';
import type { useMenu } from './use-menu.ts';

/** The main menu (spec 2.29-2.37); in the drawer of narrow windows it is never folded. */
export function StaffRail({
  menu: { sections, active },
  inDrawer = false,
}: {
  menu: ReturnType<typeof useMenu>;
  inDrawer?: boolean;
}) {
  const settings = useSettings();
  const server = useContext(ServerPage);
  const [icons, setIcons] = useState(() => server?.iconMode ?? readIconMode());
  const fold = (next: boolean) => {
    setIcons(next);
    saveIconMode(next);
  };
  const intent = (path: string) => () => getPlatform().preload(path);
  const items = sections.map(({ group, title, icon, items: ownItems }) => {
    const [first] = ownItems;
    const common = { icon: menuIcon(icon), onIntent: intent(first!.path) };
    return ownItems.length === 1
      ? { ...common, key: first!.route, label: title, href: first!.path }
      : {
          ...common,
          key: group,
          label: title,
          children: ownItems.map((item) => ({ key: item.route, label: item.title, href: item.path })),
        };
  });
  const iconMode = icons && !inDrawer;
  return (
    <Rail
      title={settings.system_title}
      subtitle={settings.system_slogan || undefined}
      logo={brandLogo(iconMode ? settings.small_logo_name : settings.dark_logo_name, settings.system_title, 32)}
      iconMode={iconMode}
      onIconModeChange={inDrawer ? undefined : fold}
      activeKey={active}
      version={
        <>
          <FooterText settings={settings} />
          {versionText(settings)}
        </>
      }
      items={[{ key: 'index', label: fa.nav.dashboard, icon: menuIcon('home'), href: '/' }, ...items]}
    />
  );
}
