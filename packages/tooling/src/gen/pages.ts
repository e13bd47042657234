// Every generated page but the lists that the contracts import, which are written before.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport, REPORTED_PACKAGES, surfaceHash } from './api-report.ts';
import { changelogViolation, stampChangelog } from './changelog.ts';
import { contractPages } from './contract-calls.ts';
import { coveragePage } from './spec-coverage.ts';
import { noticesPage } from './third-party-notices.ts';
import { strayedLines, termsPage } from './strayed-terms.ts';
import { settingsPages } from './settings-pages.ts';
import { packagesPage } from './packages.ts';
import { COLUMNS_FILE, columnsPage, schemaFile } from './database-schema.ts';
import { workspaceTableViolations, tablesPage } from './tables.ts';
import { channelsPage, endpointsPage, errorsPage, permissionsPage } from './api-pages.ts';
import { writePages } from './write-pages.ts';
import { root } from '../workspace.ts';

const surfaces = REPORTED_PACKAGES.map((name) => ({
  name,
  report: apiReport(name),
  changes: join(root, 'packages', name, 'CHANGES.md'),
}));

/** Path → text of each page; undefined where there is nothing to write. */
async function pageTexts(): Promise<Record<string, () => string | undefined>> {
  const printed = await settingsPages();
  const schema = schemaFile();
  const texts: Record<string, () => string | undefined> = {
    ...Object.fromEntries(Object.entries(printed).map(([file, text]) => [file, () => text])),
    'docs/generated/endpoints.md': endpointsPage,
    'docs/generated/permissions.md': permissionsPage,
    'docs/generated/errors.md': errorsPage,
    'docs/generated/channels.md': channelsPage,
    'docs/generated/spec-coverage.md': coveragePage,
    'docs/generated/tables.md': tablesPage,
    'docs/generated/packages.md': packagesPage,
    'docs/generated/persian-terms.md': termsPage,
    'docs/generated/schema.sql': () => schema,
    [COLUMNS_FILE]: () => (schema === undefined ? undefined : columnsPage(schema)),
    'THIRD-PARTY-NOTICES.md': noticesPage,
  };
  for (const { name, report, changes } of surfaces) {
    texts[`docs/generated/api/${name}.md`] = () => report;
    texts[`packages/${name}/CHANGES.md`] = () =>
      existsSync(changes) ? stampChangelog(readFileSync(changes, 'utf8'), surfaceHash(report)) : undefined;
  }
  return texts;
}

/** Writes every other page and reports what does not match. @param before pages that were found to differ before */
export async function writeOtherPages(check: boolean, before: readonly string[]): Promise<void> {
  // a manifest may import what its contract exports, and that needs the calls
  const drifted = [...before, ...writePages(await contractPages(), check)];
  const texts = Object.entries(await pageTexts()).map(([file, make]) => [file, make()]);
  drifted.push(...writePages(Object.fromEntries(texts) as Record<string, string | undefined>, check));
  if (check && drifted.length > 0) {
    console.error(`Not what the code says any more: ${drifted.join(', ')}. Run "npm run gen" and commit the result.`);
    process.exitCode = 1;
  } else {
    const violations = surfaces
      .map(({ name, report, changes }) =>
        changelogViolation(name, existsSync(changes) ? readFileSync(changes, 'utf8') : undefined, surfaceHash(report)),
      )
      .filter((line) => line !== undefined)
      .concat(workspaceTableViolations(), strayedLines());
    for (const line of violations) console.error(line);
    if (violations.length > 0) process.exitCode = 1;
    console.log(drifted.length > 0 ? `written: ${drifted.join(', ')}` : 'generated docs match the code');
  }
}
