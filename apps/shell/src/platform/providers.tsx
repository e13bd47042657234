import type { ComponentType, ReactNode } from 'react';
import { TabRouter, type TabHistory } from '@hamyar/router';
import { StoreProvider } from '@hamyar/store';
import { ThemeProvider } from '@hamyar/design-system/theme';
import { getPlatform } from '@hamyar/module-sdk';

/** Store, look and address around every root, the shell's own and each module's. */
export function makeProviders(history: TabHistory): ComponentType<{ children: ReactNode }> {
  const navigate = (href: string) => getPlatform().navigate(href);
  return function Providers({ children }) {
    return (
      <StoreProvider>
        <ThemeProvider navigate={navigate}>
          <TabRouter history={history}>{children}</TabRouter>
        </ThemeProvider>
      </StoreProvider>
    );
  };
}
