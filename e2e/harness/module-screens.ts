// The screens of every module: pages whose address has no parameter by their manifest, all others and what is opened on
// them by `e2e/screens/<module>.ts`. A module that is not in any list is looked at like the others.
import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  manifestPart,
  matchRoute,
  routePath,
  settingsRoutes,
  type ModuleManifest,
  type ModuleRoute,
} from '@hamyar/contracts';
import type { Page } from '@playwright/test';
import type { OpenedScreen, Rows, Screen } from './screens.ts';
import { LOGINS } from './session.ts';

/** Who looks at a screen: a person of the demo company, or a visitor. */
export type Viewer = 'visitor' | keyof typeof LOGINS;

/** What one person sees of a module. */
export interface ViewedScreens {
  /** Finds the values of the placeholders in the addresses. */
  rows?(page: Page): Promise<Rows>;
  screens: readonly Screen[];
}

/** What `e2e/screens/<module>.ts` exports as `screens`. */
export type ModuleScreens = Partial<Record<Viewer, ViewedScreens>>;

/** What a person is shown: what everybody may read, the edition of customers or the one of employees. */
type Edition = 'visitor' | 'customer' | 'staff';

/** Who looks at the pages of an edition that the file of their module does not mention. */
const USUAL: Readonly<Record<Edition, Viewer>> = { visitor: 'visitor', customer: 'customer', staff: 'fullAdmin' };

export const editionOf = (viewer: Viewer): Edition =>
  viewer === 'visitor' ? 'visitor' : viewer === 'customer' || viewer === 'member' ? 'customer' : 'staff';

/** A module with its file of screens; the shell has no manifest, because its pages are those of no module. */
export interface ScreenedModule {
  name: string;
  manifest?: ModuleManifest;
  screens: ModuleScreens;
}

/** Every module that has pages or screens, by name. */
export async function readModules(): Promise<ScreenedModule[]> {
  const root = join(import.meta.dirname, '../..');
  const declared = new Set(
    globSync('apps/*/src/manifest.ts', { cwd: root }).map((file) => basename(dirname(dirname(file)))),
  );
  const written = new Set(readdirSync(join(root, 'e2e/screens')).map((file) => basename(file, '.ts')));
  const names = [...new Set([...declared, ...written])].sort();
  // relative specifiers, because an absolute path of Windows is not one
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...(declared.has(name) && ((await import(`../../apps/${name}/src/manifest.ts`)) as Required<ScreenedModule>)),
      screens: written.has(name)
        ? ((await import(`../screens/${name}.ts`)) as Pick<ScreenedModule, 'screens'>).screens
        : {},
    })),
  );
}

/** The pages of a module in an edition. Employees see the pages for visitors as everybody does. */
function pagesOf({ manifest }: ScreenedModule, edition: Edition): ModuleRoute[] {
  const audience = edition === 'staff' ? 'staff' : 'customer';
  if (!manifest?.audience.includes(audience)) return [];
  const part = manifestPart(manifest, audience);
  return [...part.routes, ...settingsRoutes(part)].filter(
    ({ visitors }) => edition === 'customer' || (visitors === true) === (edition === 'visitor'),
  );
}

/** The screens in the file of a module for anybody of an edition. */
const writtenFor = ({ screens }: ScreenedModule, edition: Edition): Screen[] =>
  (Object.keys(screens) as Viewer[])
    .filter((viewer) => editionOf(viewer) === edition)
    .flatMap((viewer) => screens[viewer]!.screens);

/** Whether a screen is this page itself, not a dialog on it nor the page with another query. */
const isPage = ({ path, open }: Screen, route: ModuleRoute, { manifest }: ScreenedModule): boolean =>
  !open && (path === route.path || path.includes(':')) && matchRoute([manifest!], path)?.route.name === route.name;

const hasParameter = ({ path }: ModuleRoute): boolean => path.includes('/:');

/** The pages without a parameter that a module's file does not open itself. */
const plainPages = (module: ScreenedModule, edition: Edition): Screen[] =>
  pagesOf(module, edition)
    .filter((page) => !hasParameter(page) && !writtenFor(module, edition).some((one) => isPage(one, page, module)))
    .map(({ name, path }) => ({ name, path, fresh: true, also: ['keyboard'] }));

/** Names of pages with a parameter that the file of their module does not open, with their edition. */
export const uncheckedPages = (module: ScreenedModule): string[] =>
  (Object.keys(USUAL) as Edition[]).flatMap((edition) => {
    const written = writtenFor(module, edition);
    return pagesOf(module, edition)
      .filter((page) => hasParameter(page) && !written.some((one) => isOf(one, page, module)))
      .map(({ name }) => `${edition}, ${module.name}: ${name}`);
  });

const isOf = ({ path }: Screen, page: ModuleRoute, { manifest }: ScreenedModule): boolean =>
  matchRoute([manifest!], path)?.route.name === page.name;

/** The screens of a module for a person, as they are declared: addresses still have placeholders. */
export function declaredScreens(module: ScreenedModule, viewer: Viewer): Screen[] {
  const edition = editionOf(viewer);
  const plain = viewer === USUAL[edition] ? plainPages(module, edition) : [];
  return [...plain, ...(module.screens[viewer]?.screens ?? [])];
}

/** Those who look at screens of a module. */
export const viewersOf = (module: ScreenedModule): Viewer[] =>
  (['visitor', ...Object.keys(LOGINS)] as Viewer[]).filter((viewer) => declaredScreens(module, viewer).length > 0);

/** The screens of a module for the person whose session a page has, to be opened. */
export async function screensOf(page: Page, module: ScreenedModule, viewer: Viewer): Promise<OpenedScreen[]> {
  const rows = (await module.screens[viewer]?.rows?.(page)) ?? {};
  return declaredScreens(module, viewer).map(({ open, ...screen }) => ({
    ...screen,
    path: routePath(screen.path, rows),
    ...(open && { open: (on: Page) => open(on, rows) }),
  }));
}
