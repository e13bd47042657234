import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleManifest } from '@hamyar/contracts';
import { formattedPages } from './formatted.ts';
import { root, workspaceFolders } from '../workspace.ts';

/** `SlaEditScreen` is the export of `screens/sla-edit.screen.tsx`. */
const fileOf = (screen: string): string =>
  `./screens/${screen
    .replace(/Screen$/, '')
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()}.screen.tsx`;

/** The code map of the settings pages that a module declares. */
export function settingsPagesText({ settingsPages = [] }: Pick<ModuleManifest, 'settingsPages'>): string {
  const screens = settingsPages.flatMap(({ screen, children = [] }) => [screen, ...children.map((one) => one.screen)]);
  return [
    '// Printed by `npm run gen` from the settings pages of the manifest; do not edit.',
    '/** Code of the settings pages: each screen is exported by the file of its name. */',
    'export const settingsPages = {',
    ...[...new Set(screens)].map((screen) => `${screen}: () => import('${fileOf(screen)}'),`),
    '};',
    '',
  ].join('\n');
}

/** Path → text of `settings-pages.ts` of every module that has settings pages. */
export async function settingsPages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const folder of workspaceFolders()) {
    const file = join(root, folder, 'src/manifest.ts');
    if (!existsSync(file)) continue;
    const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: ModuleManifest };
    const page = `${folder}/src/settings-pages.ts`;
    if (manifest.settingsPages?.length) pages[page] = settingsPagesText(manifest);
  }
  return formattedPages(pages);
}
