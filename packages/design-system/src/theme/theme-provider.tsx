import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { currentTheme, subscribeTheme } from './theme-store.ts';
import type { ThemeState } from './theme-store.ts';

/** What the provider gives to every component of its root. */
export interface ThemeEnvironment {
  /** Nonce of the content security policy, for the styles that antd and the editor write. */
  nonce?: string;
  /** Parent of lists, calendars and dialogs; the body by default. */
  getPopupContainer?: () => HTMLElement;
  /** Navigates to an address of this product without loading the page again; without it links are ordinary links. */
  navigate?: (href: string) => void;
}

const Environment = createContext<ThemeEnvironment>({});

function metaNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

/**
 * Wraps every React root (the shell's and each module's). Theme, density and tokens belong to the page, so they are the
 * same in all roots; `nonce` defaults to `<meta name="csp-nonce">`. It does not load antd: components that need antd
 * have their own provider, so a page without a form or table never loads it.
 */
export function ThemeProvider({
  nonce,
  getPopupContainer,
  navigate,
  children,
}: ThemeEnvironment & { children: ReactNode }) {
  const value = useMemo(
    () => ({ nonce: nonce ?? metaNonce(), getPopupContainer, navigate }),
    [nonce, getPopupContainer, navigate],
  );
  return <Environment value={value}>{children}</Environment>;
}

/** The environment of the nearest {@link ThemeProvider}. */
export function useThemeEnvironment(): ThemeEnvironment {
  return useContext(Environment);
}

/** The current theme: `{ preference, appearance, density }`; renders again when it changes. */
export function useTheme(): ThemeState {
  return useSyncExternalStore(subscribeTheme, currentTheme, currentTheme);
}
