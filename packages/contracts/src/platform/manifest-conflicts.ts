import { AUDIENCES, type Audience } from './gate.ts';
import type { ModuleManifest } from './manifest.ts';
import { type Claim, claimsOf, collide, inCommon, shellClaims } from './manifest-claims.ts';
import { manifestPart } from './manifest-part.ts';

/** A claim of two modules, or of a module and the shell, or twice in one module. */
export interface ManifestConflict {
  /** The module that loses it: not the shell, not the one whose name the claim contains, otherwise the later one. */
  module: string;
  /** What collides, with which module, and how to solve it. */
  message: string;
}

/** Owner of {@link shellClaims} in messages; no module can have this name. */
const SHELL = 'the shell';

interface Held {
  /** Undefined for the shell. */
  module: ModuleManifest | undefined;
  claim: Claim;
  audience: Audience;
  /** Position among all claims: the shell's first, then those of the modules in their order. */
  at: number;
}

const heldBy = (modules: readonly ModuleManifest[]): Held[] =>
  AUDIENCES.flatMap((audience) => [
    ...shellClaims.map((claim) => ({ module: undefined, claim, audience })),
    ...modules
      .filter((module) => module.audience.includes(audience))
      .flatMap((module) => claimsOf(manifestPart(module, audience)).map((claim) => ({ module, claim, audience }))),
  ]).map((held, at) => ({ ...held, at }));

const meet = (one: Held, other: Held): boolean =>
  one.audience === other.audience && collide(one.claim, other.claim, one.module === other.module);

const rank = ({ module, claim }: Held): number => (module === undefined ? 0 : claim.own ? 1 : 2);

/** Negative when the first of two colliding claims stays: the shell's, then that with its owner's name, then the earlier. */
const byPrecedence = (one: Held, other: Held): number =>
  (one.module === other.module ? 0 : rank(one) - rank(other)) || one.at - other.at;

interface Clash {
  loser: Held;
  keeper: Held;
}

function clashOf(one: Held, other: Held): Clash {
  return byPrecedence(one, other) < 0 ? { keeper: one, loser: other } : { keeper: other, loser: one };
}

function conflictOf({ loser, keeper }: Clash): ManifestConflict {
  const what = inCommon(loser.claim, keeper.claim);
  const [module, other] = [loser.module?.name ?? SHELL, keeper.module?.name ?? SHELL];
  const whose = module === other ? `${module} has twice` : `${module} and ${other} both have`;
  return { module, message: `${whose} ${what}: ${loser.claim.cure}` };
}

const eachOnce = (conflicts: readonly ManifestConflict[]): ManifestConflict[] => [
  ...new Map(conflicts.map((conflict) => [conflict.message, conflict])).values(),
];

/**
 * Everything that two owners both claim: module names, paths, pages that one address fits, names of routes, settings
 * pages, landing pages, groups and items of menus, parts of a slot, slots, notification links, synced drafts; also what
 * one module claims twice. For a build, which accepts none of it: claims of modules that would be left out count too.
 */
export function manifestConflicts(modules: readonly ModuleManifest[]): ManifestConflict[] {
  const held = heldBy(modules);
  return eachOnce(
    held.flatMap((one) => {
      const other = held.find((earlier) => earlier.at < one.at && meet(earlier, one));
      return other ? [conflictOf(clashOf(other, one))] : [];
    }),
  );
}

/** The modules that can run together. */
export interface FittingManifests {
  /** Each module that runs → its manifest without the entries that it lost. */
  manifests: ReadonlyMap<ModuleManifest, ModuleManifest>;
  /** Conflicts because of which a module does not run. */
  leftOut: ManifestConflict[];
  /** Conflicts because of which a module runs without an entry of its manifest. */
  dropped: ManifestConflict[];
}

/**
 * Which modules of an installation can run together.
 * @param modules in the order in which they came to the installation: of two with the same claim the earlier one keeps
 *   it, unless only the later one has its own name in it. A module that is left out holds no claim.
 */
export function fittingManifests(modules: readonly ModuleManifest[]): FittingManifests {
  const held = heldBy(modules);
  const { running, clashes } = runningOf(modules, held);
  const { lost, clashes: minor } = lostEntries(held.filter(({ module }) => !module || running.has(module)));
  return {
    manifests: new Map(
      modules
        .filter((module) => running.has(module))
        .map((module) => [module, withoutEntries(module, lost.get(module) ?? new Set())]),
    ),
    leftOut: eachOnce(clashes.map(conflictOf)),
    dropped: eachOnce(minor.map(conflictOf)),
  };
}

/**
 * Accepts one module after the other, each time the earliest that loses no claim to one that still waits, and leaves
 * out all that clash with it. So nobody is left out because of a module that is left out itself.
 */
function runningOf(modules: readonly ModuleManifest[], held: readonly Held[]) {
  const needed = held.filter(({ claim }) => claim.entry === undefined);
  const all = needed.flatMap((one) =>
    needed.filter((earlier) => earlier.at < one.at && meet(earlier, one)).map((earlier) => clashOf(earlier, one)),
  );
  const clashes = all.filter(({ keeper, loser }) => keeper.module === undefined || keeper.module === loser.module);
  const without = (waiting: readonly ModuleManifest[], out: readonly Clash[]) =>
    waiting.filter((module) => !out.some(({ loser }) => loser.module === module));
  const running = new Set<ModuleManifest>();
  for (let waiting = without(modules, clashes); waiting.length > 0; ) {
    const losers = new Set(
      all.filter(({ keeper }) => waiting.includes(keeper.module!)).map(({ loser }) => loser.module),
    );
    // when each of them loses to another one, the earliest stays
    const next = waiting.find((module) => !losers.has(module)) ?? waiting[0]!;
    running.add(next);
    const rest = waiting.filter((module) => module !== next);
    const found = all
      .filter(({ keeper, loser }) => keeper.module === next || loser.module === next)
      .map(({ keeper, loser }) => (keeper.module === next ? { keeper, loser } : { keeper: loser, loser: keeper }))
      .filter(({ loser }) => rest.includes(loser.module!));
    clashes.push(...found);
    waiting = without(rest, found);
  }
  return { running, clashes };
}

/** Of the modules that run: the entries that another one, or the shell, has. */
function lostEntries(held: readonly Held[]) {
  const kept: Held[] = [];
  const clashes: Clash[] = [];
  const lost = new Map<ModuleManifest, Set<unknown>>();
  for (const one of [...held].sort((a, b) => rank(a) - rank(b) || a.at - b.at)) {
    const keeper = one.module && one.claim.entry !== undefined && kept.find((other) => meet(other, one));
    if (!keeper || !one.module) {
      kept.push(one);
      continue;
    }
    clashes.push({ keeper, loser: one });
    lost.set(one.module, new Set(lost.get(one.module)).add(one.claim.entry));
  }
  return { lost, clashes };
}

function withoutEntries(module: ModuleManifest, lost: ReadonlySet<unknown>): ModuleManifest {
  if (lost.size === 0) return module;
  const left = <Entry>(entries: readonly Entry[] = []) => entries.filter((entry) => !lost.has(entry));
  return {
    ...module,
    // the page stays, it is only no longer the first one
    routes: module.routes.map((route) => (lost.has(route) ? { ...route, landing: false } : route)),
    menuGroups: left(module.menuGroups),
    menu: left(module.menu),
    settingsMenuGroups: left(module.settingsMenuGroups),
    slots: left(module.slots),
    notificationLinks: Object.fromEntries(
      Object.entries(module.notificationLinks ?? {}).filter(([type]) => !lost.has(type)),
    ),
    syncedDrafts: left(module.syncedDrafts),
  };
}
