import { useMemo } from 'react';
import { usePlatformState } from '@hamyar/module-sdk';
import type { OpenPage } from '../pages/use-page.ts';
import { activeItem, menuOf, type MenuBranch } from './menu.rules.ts';

/** The main menu as this person may see it now, and which item is open. */
export function useMenu({ match }: OpenPage): { branches: MenuBranch[]; active: string | undefined } {
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  return useMemo(() => {
    const branches = menuOf(modules, gates);
    return {
      branches,
      active: match?.module === 'shell' ? match.route.name : activeItem(match?.route, modules, branches),
    };
  }, [modules, gates, match]);
}
