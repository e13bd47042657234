import { useMemo } from 'react';
import { usePlatformState } from '@hamyar/module-sdk';
import type { OpenPage } from '../pages/use-open-page.ts';
import { activeMenuItem, menuSections, type MenuSection } from './menu.rules.ts';

/** The main menu that this person may see now, and the name of the active item. */
export function useMenu({ match }: OpenPage): { sections: MenuSection[]; active: string | undefined } {
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  return useMemo(() => {
    const sections = menuSections(modules, gates);
    return {
      sections,
      active: match?.module === 'shell' ? match.route.name : activeMenuItem(match?.route, modules, sections),
    };
  }, [modules, gates, match]);
}
