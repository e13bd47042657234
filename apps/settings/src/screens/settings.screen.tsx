import { useEffect } from 'react';
import { ButtonLink } from '@hamyar/design-system/basics';
import { BackIcon } from '@hamyar/design-system/icons';
import { useNavigate, usePlatform, usePlatformState, useRoute, type ModuleRoute } from '@hamyar/module-sdk';
import '../css/settings.css';
import { menuSections } from '../features/settings-menu/settings-menu.rules.ts';
import { SettingsMenu } from '../features/settings-menu/settings-menu.tsx';
import { fa } from '../messages/fa.ts';

const WIDE = '(min-width: 850px)';

/** The layout of all settings: the menu and the open page, which any module can contribute (spec 2.16, 2.38). */
export function SettingsScreen() {
  const { Part } = usePlatform();
  const match = useRoute();
  const page = match && match.route.name !== 'settings' ? match : null;
  useRedirectToFirstPage(page === null);
  return (
    <div className={page ? 'settings-frame settings-frame-page' : 'settings-frame'}>
      <SettingsMenu current={page ? menuPageOf(page.route) : ''} />
      {page ? (
        <div className="settings-page">
          <div className="settings-page-inner">
            <ButtonLink className="settings-open" variant="text" size="sm" href="/settings" icon={<BackIcon />}>
              {fa.menu.open}
            </ButtonLink>
            <Part key={page.route.name} module={page.module} code={page.route.screen} size="page" />
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** Name of the page that has the menu item: for a child page its parent. */
const menuPageOf = ({ name, parent }: ModuleRoute): string =>
  parent === undefined || parent === 'settings' ? name : parent;

/** Opens the first page next to a visible menu. On a phone the menu is a page of its own. */
function useRedirectToFirstPage(empty: boolean): void {
  const navigate = useNavigate();
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  useEffect(() => {
    if (!empty || !window.matchMedia(WIDE).matches) return;
    const first = menuSections(
      modules.map(({ manifest }) => manifest),
      gates,
      '',
    )[0]?.items[0];
    if (first) navigate(first.path, { replace: true });
  }, [empty, modules, gates, navigate]);
}
