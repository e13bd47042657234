import semver from 'semver';
import { z } from 'zod';
import { settingsGroups } from '../settings/settings.schema.ts';
import { AUDIENCES, GATE_ROLES, type ReceivedGate } from './gate.ts';
import { LAYOUTS, type ModuleManifest } from './manifest.ts';
import { unknownNames } from './manifest-gates.ts';
import { ungatedCalls } from './ungated-calls.ts';
import { unknownRoutes } from './unknown-routes.ts';
import type { CurrentBuild, ModuleRelease } from './release.ts';
import { settingsRoutes } from './route.ts';
import { SHELL_SLOTS } from './slots.ts';

const audience = z.enum(AUDIENCES);
const version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/);
const moduleName = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const code = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/);
const routeName = z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/);
const path = z.string().regex(/^\/([A-Za-z0-9]+|:[a-z_]+)?(\/([A-Za-z0-9]+|:[a-z_]+))*$/);

const gate: z.ZodType<ReceivedGate> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(gate).readonly() }),
    z.strictObject({ any: z.array(gate).readonly() }),
    z.strictObject({ not: gate }),
    z.strictObject({ role: z.enum(GATE_ROLES) }),
    z.strictObject({ permission: z.string().min(1) }),
    z.strictObject({ feature: z.string().min(1) }),
    z.strictObject({ setting: z.string().min(1), is: z.union([z.string(), z.number(), z.boolean()]).optional() }),
    z.strictObject({ expired: z.boolean() }),
    z.strictObject({ read_only: z.boolean() }),
    z.strictObject({ audience }),
  ]),
);

const part = { audience: z.array(audience).min(1).readonly().optional(), gate: gate.optional() };
const names = z.array(z.string().min(1)).readonly().optional();
const range = z.string().refine((text) => text.trim() !== '' && semver.validRange(text) !== null, {
  error: ({ input }) => `${String(input)} is no semver range: write one like ^1.0.0`,
});
const ranges = z.record(moduleName, range).readonly().optional();

const route = z.strictObject({
  ...part,
  path,
  name: routeName,
  title: z.string().min(1),
  screen: code,
  parts: z.array(code).readonly().optional(),
  layout: z.enum(LAYOUTS).optional(),
  hideBreadcrumb: z.boolean().optional(),
  disabled: z.boolean().optional(),
  parent: routeName.optional(),
  landing: z.boolean().optional(),
  wholeScreenOnPhones: z.boolean().optional(),
  idInQuery: z.boolean().optional(),
  visitors: z.boolean().optional(),
  ssr: z.boolean().optional(),
});

const groupName = z.string().regex(/^[a-z][a-zA-Z0-9-]*$/);
const icon = z.string().regex(/^([a-z][a-zA-Z]*|M[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+)$/);

const menuGroup = z.strictObject({
  ...part,
  name: groupName,
  title: z.string().min(1),
  icon: icon.optional(),
  order: z.number(),
});

const topBarLink = z.strictObject({
  ...part,
  route: routeName,
  title: z.string().min(1),
  order: z.number(),
  icon,
  primary: z.strictObject({ floatsOver: z.array(routeName).readonly() }).optional(),
});

const menuItem = z.strictObject({
  ...part,
  group: groupName,
  route: routeName,
  title: z.string().min(1),
  icon: icon.optional(),
  order: z.number(),
  keywords: names,
  bottom: z.boolean().optional(),
});

const settingsPage = z.strictObject({
  ...part,
  group: groupName,
  name: routeName,
  path,
  title: z.string().min(1),
  order: z.number(),
  keywords: z.array(z.string()).readonly(),
  screen: code,
  hidden: z.boolean().optional(),
  children: z
    .array(z.strictObject({ ...part, name: routeName, path, title: z.string().min(1), screen: code }))
    .readonly()
    .optional(),
});

const settingsLink = z.strictObject({
  ...part,
  group: groupName,
  route: routeName,
  title: z.string().min(1),
  order: z.number(),
  keywords: z.array(z.string()).readonly(),
});

const slotName = z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z][a-zA-Z0-9]*)?\/v[1-9][0-9]*$/);

const slot = z.strictObject({
  ...part,
  slot: slotName,
  name: z.string().min(1),
  order: z.number(),
  code,
  reserve: z
    .strictObject({
      height: z.number().positive(),
      columns: z.number().optional(),
      phoneHeight: z.number().positive().optional(),
      varies: z.boolean().optional(),
    })
    .optional(),
  title: z.string().min(1).optional(),
  optional: z.boolean().optional(),
  whileListed: z.string().min(1).optional(),
  opener: z
    .strictObject({ title: z.string().min(1), icon, keywords: z.array(z.string().min(1)).readonly() })
    .optional(),
});

/** The schema of a manifest, checked when a module is built, published and loaded. */
// typed by the interface, so that a newly declared permission does not change the documented surface of the platform
export const moduleManifestSchema: z.ZodType<ModuleManifest> = z
  .strictObject({
    name: moduleName,
    version,
    title: z.string().min(1),
    owner: z.string().min(1),
    platform: range,
    requires: ranges,
    optional: ranges,
    audience: z.array(audience).min(1).readonly(),
    gate: gate.optional(),
    routes: z.array(route).readonly(),
    menuGroups: z.array(menuGroup).readonly().optional(),
    menu: z.array(menuItem).readonly().optional(),
    topBar: z.array(topBarLink).readonly().optional(),
    settingsMenuGroups: z.array(menuGroup).readonly().optional(),
    settingsPages: z.array(settingsPage).readonly().optional(),
    settingsLinks: z.array(settingsLink).readonly().optional(),
    slots: z.array(slot).readonly().optional(),
    offers: z
      .array(z.strictObject({ ...part, slot: slotName }))
      .readonly()
      .optional(),
    notificationLinks: z
      .record(z.string().regex(/^[a-z][a-z_]*$/), z.strictObject({ route: routeName, param: z.string().min(1) }))
      .readonly()
      .optional(),
    syncedDrafts: z
      .array(z.strictObject({ ...part, key: z.string().regex(/^[a-z_]+(:([a-z_]+|\{id\}))*$/) }))
      .readonly()
      .optional(),
    settingsGroups: names,
  })
  .superRefine((manifest, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    for (const { path: of } of manifest.settingsPages ?? []) {
      if (!of.startsWith('/settings/')) refuse(`settings page ${of} has to lie below /settings/`);
    }
    for (const { path: of } of manifest.routes) {
      if (of.startsWith('/settings/')) refuse(`route ${of} lies below /settings: declare it in settingsPages`);
    }
    for (const { name, path: of } of [...manifest.routes, ...settingsRoutes(manifest)]) {
      const computed =
        of
          .split('/')
          .filter(Boolean)
          .map((segment) => segment.replace(':', ''))
          .join('-') || 'index';
      if (name !== computed) refuse(`route ${of} has to be named ${computed}, not ${name} (spec 2.17)`);
    }
    for (const { slot: offered } of manifest.offers ?? []) {
      if (!offered.startsWith(`${manifest.name}.`) || (SHELL_SLOTS as readonly string[]).includes(offered))
        refuse(`slot ${offered} has to be named ${manifest.name}.<name>/v<number>`);
    }
    for (const { slot: filled, name, opener, whileListed } of manifest.slots ?? []) {
      if ((filled === 'page.notice/v1') !== (whileListed !== undefined))
        refuse(`${name}: a part in page.notice/v1 names its list by whileListed, and no other part does`);
      if ((filled === 'topbar.dialog/v1') !== (opener !== undefined))
        refuse(`${name}: a part in topbar.dialog/v1 has an opener, and no other part has one`);
    }
    for (const { name, path: of, children = [] } of manifest.settingsPages ?? []) {
      for (const child of children)
        if (!child.path.startsWith(`${of}/`))
          refuse(`${child.path} is no page below ${of}: the path of ${name} comes first`);
    }
    const every = [...manifest.routes, ...settingsRoutes(manifest)];
    for (const [type, { route: target, param }] of Object.entries(manifest.notificationLinks ?? {})) {
      if (!every.some(({ name, path: of }) => name === target && of.split('/').includes(`:${param}`)))
        refuse(`notifications about ${type} open the route ${target} with :${param}, which the module does not have`);
    }
    for (const group of manifest.settingsGroups ?? [])
      if (!(group in settingsGroups))
        refuse(
          `settingsGroups names ${group}, which is no group of settings: declare it in a *.settings.ts of a slice`,
        );
    for (const problem of [...unknownNames(manifest), ...unknownRoutes(manifest), ...ungatedCalls(manifest)])
      refuse(problem);
  });

const integrity = z.record(z.string(), z.string().regex(/^sha(256|384)-/));

/** Description of a built container. */
export const moduleReleaseSchema = z.strictObject({
  schema: z.literal(1),
  release: z.string().min(1),
  audience,
  container: z.string(),
  base: z.string().regex(/^\/m\/.+\/$/),
  entry: z.string(),
  integrity,
  chunks: z.record(code, z.array(z.string())),
  uses: z.record(code, z.array(z.string())),
  manifest: moduleManifestSchema,
}) satisfies z.ZodType<ModuleRelease>;

const page = z.strictObject({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  preload: z.array(z.string()),
});

/** Description of a built edition of the shell. */
export const shellReleaseSchema = z.strictObject({
  schema: z.literal(1),
  edition: audience,
  base: z.string().regex(/^\/s\/.+\/$/),
  release: z.string(),
  pages: z.strictObject({ app: page, login: page }),
  fonts: z.array(z.string()),
  fontStyles: z.strictObject({ page: z.string(), initialPage: z.string() }),
  digitsFont: z.strictObject({ file: z.string(), content: z.string() }),
  afterPaint: z.string(),
  repairFiles: z.string(),
  shared: z.record(z.string(), z.array(z.string())),
  integrity,
});

const byAudience = z.partialRecord(audience, z.string());
const views = z.record(z.string(), z.string());

/** `current.json` of a folder of built files. */
export const currentBuildSchema = z.strictObject({
  schema: z.literal(1),
  shells: byAudience,
  modules: z.record(moduleName, byAudience),
  views: z.strictObject({ staff: views, customer: views }),
  bundles: z.record(z.string(), z.string()).optional(),
  problems: z.array(z.string()).optional(),
}) satisfies z.ZodType<CurrentBuild>;

/** Parses a manifest. Throws a ZodError with every invalid part. */
export const parseManifest = (input: unknown): ModuleManifest => moduleManifestSchema.parse(input);
