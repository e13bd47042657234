import type { ComponentType, ReactNode } from 'react';
import { StoreProvider } from '@hamyar/store';
import { ThemeProvider } from '@hamyar/design-system/theme';
import { getPlatform } from '@hamyar/module-sdk';

const overlays = new Map<string, () => HTMLElement>();

/**
 * The container of a module's dropdowns and dialogs: an element of the body in which the module's style sheets apply.
 */
function overlaysOf(module: string): () => HTMLElement {
  const known = overlays.get(module);
  if (known) return known;
  const host = document.createElement('div');
  host.dataset['hdModule'] = module;
  const made = () => {
    if (!host.isConnected) document.body.append(host);
    return host;
  };
  overlays.set(module, made);
  return made;
}

/** Store and theme around every root of the shell and of modules. */
export function makeProviders(): ComponentType<{ module?: string; children: ReactNode }> {
  const navigate = (href: string) => getPlatform().navigate(href);
  return function Providers({ module, children }) {
    return (
      <StoreProvider>
        <ThemeProvider navigate={navigate} {...(module === undefined ? {} : { getPopupContainer: overlaysOf(module) })}>
          {children}
        </ThemeProvider>
      </StoreProvider>
    );
  };
}
