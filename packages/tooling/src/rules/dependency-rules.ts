// Which packages may import which: the table of the architecture as rules of dependency-cruiser.
// dependency-rules.test.ts proves every rule with a planted violation. Patterns are anchored: a bare word such as
// "request" would also match a feature called request-log. `to.path` matches resolved files only, so these rules miss
// an import that does not resolve; no-unresolved finds it.
import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { forbiddenModules, workspaceModuleOrder } from './server-module-order.ts';

type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];

const rule = (name: string, comment: string, from: From, to: To): IRegularForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const TESTS = ['\\.(int\\.)?test\\.tsx?$', '/testing/', '/test/', '^apps/[^/]+/src/dev\\.tsx$'];
const OURS = '^(apps|packages|webpack|e2e)/';
const BROWSER_APP = '^apps/(?!server/)[^/]+/src/';
const BROWSER_PACKAGES = 'store|router|design-system|module-kit|persian|dayjs-jalali|domain';
const npm = (names: string): To => ({ path: `(^|/)node_modules/(${names})/` });

/** Package `names` may use itself and the packages in `allowed` (tests may also use packages/testing). */
const layer = (name: string, comment: string, names: string, allowed?: string) =>
  rule(
    name,
    comment,
    { path: `^packages/(${names})/`, pathNot: TESTS },
    { path: OURS, pathNot: ['^packages/$1/', ...(allowed ? [`^packages/(${allowed})/`] : [])] },
  );

/** Only packages/`home` imports the npm packages `names`. */
const facade = (name: string, comment: string, home: string, names: string) =>
  rule(name, comment, { path: OURS, pathNot: `^packages/(${home})/` }, npm(names));

const visible = [
  rule(
    'no-unresolved',
    "An import that does not resolve is invisible to every other rule; a deep import past a package's exports ends here too.",
    // the gallery uses the build's tools from the folder webpack
    { path: OURS, pathNot: '^packages/design-system/gallery/' },
    { couldNotResolve: true },
  ),
  rule('no-cycle', 'Two files that need each other are one file, or hide a third.', { path: OURS }, { circular: true }),
];

const appsAndPackages = [
  rule(
    'app-isolation',
    'An app never imports another app; remotes meet in slots, links and shared lists. The shell meets remotes at run time only.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  rule('package-not-to-app', 'Packages do not know the apps.', { path: '^packages/' }, { path: '^apps/' }),
  rule(
    'package-by-entry',
    'Another package is reached by its name and entry, never by a path into it.',
    { path: '^(apps|e2e)/' },
    { path: '^packages/', dependencyTypes: ['local'] },
  ),
  rule(
    'package-by-entry-inside',
    'The same between packages.',
    { path: '^packages/([^/]+)/' },
    { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
  ),
];

const layers = [
  layer('contracts-is-bottom', 'contracts imports nothing of ours.', 'contracts'),
  layer('domain-layer', 'domain may use contracts.', 'domain', 'contracts'),
  layer(
    'text-and-dates-stand-alone',
    'persian and dayjs-jalali import nothing of ours; dayjs-jalali is publishable by itself.',
    'persian|dayjs-jalali',
  ),
  layer(
    'module-sdk-layer',
    'module-sdk may use contracts; store, router and theme reach it by injection.',
    'module-sdk',
    'contracts',
  ),
  layer(
    'store-router-layer',
    'store and router may use contracts and module-sdk, not each other.',
    'store|router',
    'contracts|module-sdk',
  ),
  layer(
    'design-system-layer',
    'design-system may use persian and dayjs-jalali.',
    'design-system',
    'persian|dayjs-jalali',
  ),
  layer(
    'module-kit-layer',
    'module-kit furnishes modules and knows none: contracts, domain, module-sdk, store, router, design-system, persian, dayjs-jalali.',
    'module-kit',
    'contracts|domain|module-sdk|store|router|design-system|persian|dayjs-jalali',
  ),
  rule(
    'modules-use-shared-entries',
    'A page has one copy of a package only of the entries that the shell shares; of these a module would have a second one, with state of its own.',
    { path: ['^apps/(?!shell/|server/)', '^packages/(contracts|domain|persian|module-kit)/'], pathNot: TESTS },
    {
      path: [
        '^packages/store/src/wire\\.ts$',
        '^packages/module-sdk/src/lifecycles\\.tsx$',
        '^packages/design-system/src/plain/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const insideARemote = [
  rule(
    'feature-isolation',
    'A feature never imports a sibling feature; a screen composes them.',
    { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  rule(
    'features-below-screens',
    'Features, widgets, api and shared never import screens.',
    { path: '^apps/([^/]+)/src/(features|api|shared|widgets)/' },
    { path: '^apps/$1/src/screens/' },
  ),
  rule(
    'shared-is-bottom',
    'api and shared never import features.',
    { path: '^apps/([^/]+)/src/(api|shared)/' },
    { path: '^apps/$1/src/features/' },
  ),
  rule(
    'no-node-in-the-browser',
    'Browser code has no files and no processes.',
    { path: [BROWSER_APP, `^packages/(${BROWSER_PACKAGES})/src/`], pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'no-schemas-in-the-browser',
    'zod and the schemas cost the browser 60 KB and check what the server has checked; their types cost nothing.',
    { path: [BROWSER_APP, `^packages/(${BROWSER_PACKAGES})/src/`], pathNot: TESTS },
    {
      path: ['^packages/contracts/src/.*schemas?[.]ts$', '(^|/)node_modules/zod/'],
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const server = [
  rule(
    'server-packages',
    'The server may use contracts, domain, persian, dayjs-jalali; in tests also testing.',
    { path: '^apps/server/', pathNot: TESTS },
    { path: '^packages/', pathNot: '^packages/(contracts|domain|persian|dayjs-jalali)/' },
  ),
  rule(
    'module-boundary',
    'Another server module is reached only through its public.ts.',
    { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTS },
    {
      path: '^apps/server/src/modules/',
      pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/public\\.ts$', '\\.table\\.ts$'],
    },
  ),
  rule(
    'tables-by-repositories',
    'Columns are known to the repositories of the module that owns the table, and to nobody else.',
    { path: '^apps/server/src/modules/', pathNot: ['\\.(repository|table|policy|job)\\.ts$', ...TESTS] },
    { path: '\\.table\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'repositories-know-their-tables',
    'A repository is given a handle without tables and queries through the `tables` of its module.',
    { path: '^apps/server/src/modules/.+\\.repository\\.ts$' },
    { path: '^apps/server/src/platform/database/(pool|transaction)\\.ts$' },
  ),
  rule(
    'platform-below-modules',
    'The platform serves the modules and knows none of them.',
    { path: '^apps/server/src/platform/', pathNot: TESTS },
    { path: '^apps/server/src/modules/' },
  ),
  rule(
    'rules-are-pure',
    'Rules need no database, network, clock or library: other rules, error types, texts, contracts, domain, persian, dates.',
    { path: '\\.rules\\.ts$' },
    {
      pathNot: [
        '\\.(rules|errors)\\.ts$',
        '(^|/)messages\\.ts$',
        '/messages/',
        '^packages/(contracts|domain|persian|dayjs-jalali)/',
        '^(node:)?crypto$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'policies-are-predicates',
    'A policy answers with predicates from what it is given; it reads no rows and answers no request.',
    { path: '\\.policy\\.ts$' },
    {
      path: [
        '\\.(repository|service|routes|presenter|job)\\.ts$',
        '^apps/server/src/platform/(database|jobs|realtime|storage)/',
        '(^|/)node_modules/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'sql-in-repositories',
    'Only repositories, tables, platform/database and platform/policy speak SQL.',
    {
      path: '^apps/server/src/',
      pathNot: ['\\.(repository|table)\\.ts$', '^apps/server/src/platform/(database|policy)/', ...TESTS],
    },
    { ...npm('kysely|pg'), dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'sql-only-on-the-server',
    'No other app and no package carries a database client.',
    { path: OURS, pathNot: ['^apps/server/', '^packages/testing/'] },
    npm('kysely|pg'),
  ),
];

/** One rule for each module, because a pattern cannot compare two places of a list. */
const moduleOrder = forbiddenModules(workspaceModuleOrder()).map(({ module, forbidden }) =>
  rule(
    'module-order',
    'A server module imports only modules that stand above it in apps/server/src/modules.ts; a declaration on ServerModule turns the arrow, an exception is declared in server-module-order.ts.',
    { path: `^apps/server/src/modules/${module}/`, pathNot: TESTS },
    { path: `^apps/server/src/modules/(${forbidden.join('|')})/public\\.ts$` },
  ),
);

const facades = [
  facade(
    'antd-behind-design-system',
    'Right-to-left and theme are right everywhere because one place owns antd.',
    'design-system',
    'antd|@ant-design/[^/]+|@rc-component/[^/]+',
  ),
  facade(
    'editor-behind-design-system',
    'One rich-text editor, lazy and right-to-left.',
    'design-system',
    '@tiptap/[^/]+|dompurify',
  ),
  facade(
    'echarts-behind-design-system',
    'Charts come from design-system/chart, lazy and right-to-left.',
    'design-system',
    'echarts|echarts-for-react|zrender',
  ),
  facade(
    'react-router-behind-router',
    'One router, shaken inside its façade.',
    'router',
    'react-router|react-router-dom',
  ),
  facade('redux-behind-store', 'One store and one RTK Query api.', 'store', '@reduxjs/toolkit|react-redux|redux'),
  facade(
    'dayjs-behind-dayjs-jalali',
    'dayjs.extend and locale are global: one owner.',
    'dayjs-jalali',
    'dayjs|jalaali-js',
  ),
  rule(
    'federation-in-the-platform',
    'Modules know neither the loader nor the parcels: module-sdk wraps them.',
    { path: OURS, pathNot: ['^apps/shell/', '^packages/module-sdk/', '^webpack/'] },
    npm('single-spa|single-spa-react|@module-federation/[^/]+'),
  ),
];

const tests = [
  rule(
    'test-code-stays-in-tests',
    'Production code never imports test code.',
    { path: OURS, pathNot: [...TESTS, '^packages/testing/', '^e2e/'] },
    { path: ['\\.((int\\.)?test|matrix)\\.tsx?$', '^(apps|packages)/.*/testing/', '^packages/testing/'] },
  ),
];

/** All rules, in the order of the architecture's table. */
export const dependencyRules: IRegularForbiddenRuleType[] = [
  ...visible,
  ...appsAndPackages,
  ...layers,
  ...insideARemote,
  ...server,
  ...moduleOrder,
  ...facades,
  ...tests,
];

/** How dependency-cruiser reads the workspace: also type-only imports, packages by their `exports`, libraries not followed. */
export const cruiseOptions: IConfiguration['options'] = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  // folders of the workspace only: most libraries live in a `dist`, and the rules about who may use one need to see it
  exclude: {
    path: ['^(dist|data|\\.cache)/', '^(apps|packages)/[^/]+/(dist|data|\\.cache)/', '^packages/tooling/template/'],
  },
};

/** Resolver options; conditions in the order in which Node and webpack try them. */
export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'types', 'default'],
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
};
