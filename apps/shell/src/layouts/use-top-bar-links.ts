import { useMemo } from 'react';
import { usePlatformState } from '@hamyar/module-sdk';
import { topBarLinks, type TopBarLink } from './top-bar-links.rules.ts';

/** The main action of the product for this person, if a module has one, and the other links of the top bar. */
export function useTopBarLinks(): { primary: TopBarLink | undefined; others: TopBarLink[] } {
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  return useMemo(() => {
    const links = topBarLinks(modules, gates);
    return { primary: links.find((link) => link.primary), others: links.filter((link) => !link.primary) };
  }, [modules, gates]);
}
