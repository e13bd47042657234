import {
  SHELL_PATHS,
  settingsRoutes,
  type Gate,
  type ModuleManifest,
  type ModuleRoute,
  type RegistryEntry,
} from '@hamyar/contracts';
import { fa } from '../messages/fa.ts';

/** Visitors see neither page: both are about the logged-in person. */
const LOGGED_IN = { any: [{ role: 'employee' }, { role: 'customer' }] } as const satisfies Gate;

/** Pages of the shell. */
export const shellRoutes: readonly ModuleRoute[] = [
  { path: SHELL_PATHS.index, name: 'index', title: fa.pages.index, screen: 'DashboardScreen', gate: LOGGED_IN },
  {
    path: SHELL_PATHS.editProfile,
    name: 'editProfile',
    title: fa.pages.editProfile,
    screen: 'ProfileScreen',
    gate: LOGGED_IN,
  },
];

/** The shell's pages in the form of a manifest, so that one matcher finds every page. */
export const shellManifest: ModuleManifest = {
  name: 'shell',
  version: '0.0.0',
  title: '',
  owner: 'platform',
  platform: '^1.0.0',
  audience: ['staff', 'customer'],
  routes: shellRoutes,
};

/** The shell and all modules, as owners of pages. */
export const routeManifests = (modules: readonly RegistryEntry[]): ModuleManifest[] => [
  shellManifest,
  ...modules.map((entry) => entry.manifest),
];

/** All routes, settings pages included. */
export const allRoutes = (modules: readonly RegistryEntry[]): ModuleRoute[] =>
  routeManifests(modules).flatMap((manifest) => [...manifest.routes, ...settingsRoutes(manifest)]);
