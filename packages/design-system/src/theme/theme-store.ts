import type { Appearance, Density } from './tokens.ts';

/** The person's choice; `system` follows the device, and is the theme of everybody who has chosen none. */
export type ThemePreference = Appearance | 'system';

/** The current theme of this page. */
export interface ThemeState {
  preference: ThemePreference;
  /** The preference with «system» resolved. */
  appearance: Appearance;
  density: Density;
}

const FOUR_YEARS = 4 * 365 * 24 * 3600;
const THEME_COOKIE = 'hamyar_theme';
const DENSITY_COOKIE = 'hamyar_density';
const listeners = new Set<() => void>();

const hasDocument = typeof document !== 'undefined';
const systemDark = hasDocument && typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

function readCookie(name: string): string | undefined {
  return hasDocument
    ? document.cookie
        .split('; ')
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1)
    : undefined;
}

function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${FOUR_YEARS}; samesite=lax`;
}

function resolve(preference: ThemePreference): Appearance {
  return preference === 'system' ? (systemDark?.matches ? 'dark' : 'light') : preference;
}

function initial(): ThemeState {
  const theme = readCookie(THEME_COOKIE);
  const preference: ThemePreference = theme === 'dark' || theme === 'light' ? theme : 'system';
  return {
    preference,
    appearance: resolve(preference),
    density: readCookie(DENSITY_COOKIE) === 'compact' ? 'compact' : 'comfortable',
  };
}

let state = initial();

function applyToDocument(): void {
  if (!hasDocument) return;
  const { dataset } = document.documentElement;
  dataset['theme'] = state.appearance;
  dataset['density'] = state.density;
}

function publish(next: ThemeState): void {
  state = next;
  applyToDocument();
  listeners.forEach((listener) => listener());
}

systemDark?.addEventListener('change', () => {
  if (state.preference === 'system') publish({ ...state, appearance: resolve('system') });
});
applyToDocument();

/** Returns the current theme. */
export function currentTheme(): ThemeState {
  return state;
}

/** Calls the listener when the theme has changed. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Sets light, dark or the device's own theme for the whole page, and stores it in the cookie `hamyar_theme` for about
 * four years.
 */
export function setThemePreference(preference: ThemePreference): void {
  writeCookie(THEME_COOKIE, preference);
  publish({ ...state, preference, appearance: resolve(preference) });
}

/** Sets comfortable or compact rows and controls, and stores it in the cookie `hamyar_density`. */
export function setDensity(density: Density): void {
  writeCookie(DENSITY_COOKIE, density);
  publish({ ...state, density });
}
