import type { ComponentType } from 'react';
import { ErrorPage } from '@hamyar/design-system/layout';
import { LoadingPlaceholder } from '../modules/loading-placeholder.tsx';
import { shellChunk } from '../modules/shell-chunk.tsx';

/** A page of the shell whose code is loaded when it is opened. */
export function shellScreen(load: () => Promise<ComponentType>): ComponentType {
  return shellChunk(load, { loading: <LoadingPlaceholder size="page" />, Failed: () => <ErrorPage code={500} /> });
}

const screens: Record<string, ComponentType> = {
  DashboardScreen: shellScreen(async () => (await import('../dashboard/dashboard.screen.tsx')).DashboardScreen),
  ProfileScreen: shellScreen(async () => (await import('../profile/profile.screen.tsx')).ProfileScreen),
};

/** The page of the shell that has this name; undefined where it has none. */
export const shellScreenOf = (name: string): ComponentType | undefined => screens[name];

/** Gives an edition a page of its own, whose code the other edition does not contain. Called before the shell starts. */
export function provideShellScreen(name: string, Screen: ComponentType): void {
  screens[name] = Screen;
}
