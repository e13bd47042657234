// Generated pages. `npm run gen` writes them, `npm run gen -- --check` fails when one does not match the code.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiReport, REPORTED_PACKAGES, surfaceHash } from './gen/api-report.ts';
import { changelogViolation, stampChangelog } from './gen/changelog.ts';
import { declarationPages } from './gen/contract-declarations.ts';
import { coveragePage } from './gen/spec-coverage.ts';
import { noticesPage } from './gen/third-party-notices.ts';
import { schemaFile } from './gen/database-schema.ts';
import { workspaceTableViolations, tablesPage } from './gen/tables.ts';
import { root } from './workspace.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const drifted: string[] = [];

/** Notes a page that differs from its file, and writes it unless it is only checked. */
function put(file: string, text: string | undefined): void {
  const path = join(root, file);
  if (text === undefined || (existsSync(path) && readFileSync(path, 'utf8') === text)) return;
  drifted.push(file);
  if (values.check) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

// the schemas import what the slices declare, so it is written before they are read
for (const [file, text] of Object.entries(await declarationPages())) put(file, text);
const { contractPages } = await import('./gen/contract-calls.ts');
for (const [file, text] of Object.entries(await contractPages())) put(file, text);
const { channelsPage, endpointsPage, errorsPage, permissionsPage } = await import('./gen/api-pages.ts');

const PAGES: Record<string, () => string | undefined> = {
  'docs/generated/endpoints.md': endpointsPage,
  'docs/generated/permissions.md': permissionsPage,
  'docs/generated/errors.md': errorsPage,
  'docs/generated/channels.md': channelsPage,
  'docs/generated/spec-coverage.md': coveragePage,
  'docs/generated/tables.md': tablesPage,
  'docs/generated/schema.sql': schemaFile,
  'THIRD-PARTY-NOTICES.md': noticesPage,
};

const surfaces = REPORTED_PACKAGES.map((name) => ({
  name,
  report: apiReport(name),
  changes: join(root, 'packages', name, 'CHANGES.md'),
}));
for (const { name, report, changes } of surfaces) {
  PAGES[`docs/generated/api/${name}.md`] = () => report;
  PAGES[`packages/${name}/CHANGES.md`] = () =>
    existsSync(changes) ? stampChangelog(readFileSync(changes, 'utf8'), surfaceHash(report)) : undefined;
}

for (const [file, make] of Object.entries(PAGES)) put(file, make());
if (values.check && drifted.length > 0) {
  console.error(`Not what the code says any more: ${drifted.join(', ')}. Run "npm run gen" and commit the result.`);
  process.exitCode = 1;
} else {
  const violations = surfaces
    .map(({ name, report, changes }) =>
      changelogViolation(name, existsSync(changes) ? readFileSync(changes, 'utf8') : undefined, surfaceHash(report)),
    )
    .filter((line) => line !== undefined)
    .concat(workspaceTableViolations());
  for (const line of violations) console.error(line);
  if (violations.length > 0) process.exitCode = 1;
  console.log(drifted.length > 0 ? `written: ${drifted.join(', ')}` : 'generated docs match the code');
}
