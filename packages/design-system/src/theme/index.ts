/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';

export { TextLink, useLinkClick } from './link.tsx';
export type { TextLinkProps } from './link.tsx';
export { ThemeProvider, useTheme, useThemeEnvironment } from './theme-provider.tsx';
export type { ThemeEnvironment } from './theme-provider.tsx';
export { currentTheme, setDensity, setThemePreference, subscribeTheme } from './theme-store.ts';
export type { ThemePreference, ThemeState } from './theme-store.ts';
export { COLORS } from './tokens.ts';
export type { Appearance, ColorToken, Density } from './tokens.ts';
