import type { Audience } from './gate.ts';
import { evaluateGate, type GateContext } from './gate.ts';
import { codeOfRoute } from './manifest-part.ts';
import type { ModuleManifest } from './manifest.ts';
import { isAnySettingsPageOpen, matchRoute, screenToMount, SETTINGS_FRAME_ROUTE, settingsRoutes } from './route.ts';

/** One built container of a module for one audience: `dist/releases/<module>.<audience>.<release>.json`. */
export interface ModuleRelease {
  schema: 1;
  /** Hash of the container's content. */
  release: string;
  audience: Audience;
  /** Federation container, unique per audience, version and content: `tickets__staff__0_1_0__3f2a9c01`. */
  container: string;
  /** URL folder, with both slashes, named by the release: `/m/tickets/3f2a…/staff/`. */
  base: string;
  /** File name of the container's entry inside {@link base}. */
  entry: string;
  /**
   * Subresource integrity of each file of {@link base}: `sha384-…` for the entry, `sha256-…` for files that the entry
   * checks.
   */
  integrity: Record<string, string>;
  /** Code reference → files of {@link base} that it needs, without the entry. */
  chunks: Record<string, string[]>;
  /** Code reference → shared subpaths that it uses, so that their chunks in the shell are fetched in parallel. */
  uses: Record<string, string[]>;
  manifest: ModuleManifest;
}

/** A release as the shell gets it: without the integrity of files that the entry checks. */
export interface RegistryEntry extends ModuleRelease {
  /** Why this installation cannot run it, in English for the log. The shell shows an error card and loads nothing. */
  refused?: string;
  /**
   * Names of routes whose pattern also covers a page that is closed to this visitor. The shell loads such an address
   * from the server, which decides.
   */
  ambiguous?: string[];
}

/** All modules one user may use, inlined into the page (design/module-platform.md 2). */
export interface RegistrySnapshot {
  /** Changes when any release in it changes. */
  id: string;
  modules: RegistryEntry[];
  /**
   * Path patterns of pages that exist in the staff edition and that this employee may not open: their module was left
   * out. Such an address is closed, every other unknown one is no page (spec 2.21). Absent where there is none.
   */
  closed?: string[];
}

/** Files of one HTML page of the shell, in the order in which they must run. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
  /** Chunks that the scripts request first; fetched in parallel with them. */
  preload: string[];
}

/** One built edition of the shell: `dist/releases/shell.<edition>.<release>.json`. */
export interface ShellRelease {
  schema: 1;
  edition: Audience;
  /** URL folder: `/s/staff/`. */
  base: string;
  /** Hash of the whole build; open tabs compare it. */
  release: string;
  pages: { app: PageFiles; login: PageFiles };
  /** Font files to preload, inside {@link base}. */
  fonts: string[];
  /** Font rules that the server writes into a page, and into one with an initial page in addition. */
  fontStyles: { page: string; initialPage: string };
  /** The font of the digits: its file, and its content as Base64, which the server writes into an initial page. */
  digitsFont: { file: string; content: string };
  /** Code of an inline script that runs the scripts of `pages.app` after the first paint of an initial page. */
  afterPaint: string;
  /** Code of the first inline script of every page: it replaces files that arrived damaged. */
  repairFiles: string;
  /** Shared subpath (`@hamyar/design-system/table`) → files of {@link base}. */
  shared: Record<string, string[]>;
  integrity: Record<string, string>;
}

/**
 * The current releases in a folder of built files: `dist/current.json`, written last and atomically. Other releases
 * stay on disk for tabs and caches that still request them.
 */
export interface CurrentBuild {
  schema: 1;
  /** Edition → name of its description in `releases/`. */
  shells: Partial<Record<Audience, string>>;
  /** Module → audience → name of its description in `releases/`. */
  modules: Record<string, Partial<Record<Audience, string>>>;
  /** Edition → `shell` or a container → file in `ssr/<edition>/` that the server renders with. */
  views: Record<Audience, Record<string, string>>;
  /**
   * Bundle → hash of its newest build. Only in a development build, whose files change without changing their names.
   */
  bundles?: Record<string, string> | undefined;
  /**
   * What keeps the newest sources from being built, one text for each fault; the files of the last good build stay
   * current. Only in a development build, whose pages show it.
   */
  problems?: string[] | undefined;
}

/** A file to fetch early. */
export interface Preload {
  url: string;
  integrity?: string;
}

/**
 * The registry of one user: releases whose gate is open. The settings module is left out for people who may open no
 * settings page (spec 6.13).
 */
export function userRegistry(releases: readonly ModuleRelease[], context: GateContext): RegistryEntry[] {
  const open = releases.filter(
    (release) => release.audience === context.audience && evaluateGate(release.manifest.gate, context),
  );
  const settings = isAnySettingsPageOpen(
    open.map(({ manifest }) => manifest),
    context,
  );
  return open
    .filter(({ manifest }) => settings || !manifest.routes.some(({ name }) => name === SETTINGS_FRAME_ROUTE))
    .map((release) => ({
      ...release,
      manifest: browserManifest(release.manifest),
      integrity: entryIntegrity(release),
    }));
}

/**
 * Path patterns of the pages of modules that {@link userRegistry} has left out. Empty in the customer edition, which
 * says nothing about the pages of employees.
 */
export function closedPaths(
  releases: readonly ModuleRelease[],
  open: readonly RegistryEntry[],
  { audience }: GateContext,
): string[] {
  if (audience !== 'staff') return [];
  return releases
    .filter((release) => release.audience === audience)
    .filter(({ manifest: { name } }) => !open.some(({ manifest }) => manifest.name === name))
    .flatMap(({ manifest }) => [...manifest.routes, ...settingsRoutes(manifest)].map(({ path }) => path));
}

/** A manifest without the modules it needs: only the server checks them, and customers may not know the name of each. */
function browserManifest({ requires: _r, optional: _o, ...manifest }: ModuleManifest): ModuleManifest {
  return manifest;
}

// includes parts whose gate is closed: the shell shows them as soon as a permission or a setting changes
function entryIntegrity(release: ModuleRelease): Record<string, string> {
  const wanted = new Set([release.entry, ...Object.values(release.chunks).flat()]);
  return Object.fromEntries(Object.entries(release.integrity).filter(([file]) => wanted.has(file)));
}

/** All files that the first paint of a path needs in addition to the shell's scripts, so that they load in parallel. */
export function pagePreloads(path: string, shell: ShellRelease, modules: readonly RegistryEntry[]): Preload[] {
  const own = shell.pages.app.preload.map((file) => preload(shell.base, file, shell.integrity));
  const manifests = modules.map((entry) => entry.manifest);
  const match = matchRoute(manifests, path);
  if (!match) return own;
  // a settings page is shown inside the settings layout, so both screens are needed
  const frame = screenToMount(match, manifests);
  const shown = [
    { module: frame.module, code: frame.screen },
    ...codeOfRoute(match.route).map((code) => ({ module: match.module, code })),
  ];
  const wanted = shown.flatMap(({ module, code }) =>
    modules.filter(({ manifest }) => manifest.name === module).map((entry) => ({ entry, code })),
  );
  const uses = wanted
    .flatMap(({ entry, code }) => (entry.uses[code] ?? []).flatMap((subpath) => shell.shared[subpath] ?? []))
    .filter((file) => !shell.pages.app.scripts.includes(file));
  const files = wanted.flatMap(({ entry, code }) =>
    [entry.entry, ...(entry.chunks[code] ?? [])].map((file) => preload(entry.base, file, entry.integrity)),
  );
  const seen = new Set(own.map((file) => file.url));
  return [...own, ...uses.map((file) => preload(shell.base, file, shell.integrity)), ...files].filter(
    (file, index) => index < own.length || (!seen.has(file.url) && seen.add(file.url)),
  );
}

function preload(base: string, file: string, integrity: Record<string, string>): Preload {
  const hash = integrity[file];
  return { url: base + file, ...(hash === undefined ? {} : { integrity: hash }) };
}
