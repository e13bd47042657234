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

/**
 * The code map of the settings pages that a module declares. The pages below one are a chunk: they show the same form,
 * and each chunk adds its name and its hash to the entry of the module. The pages above them are another one: they are
 * lists, which are little code of their own.
 */
export function settingsPagesText({ settingsPages = [] }: Pick<ModuleManifest, 'settingsPages'>): string {
  const lists = settingsPages.filter(({ children = [] }) => children.length > 1).length > 1;
  const lines = settingsPages.flatMap(({ name, screen, children = [] }) => {
    const chunk = children.length > 1 ? `/* webpackChunkName: "${name}" */ ` : '';
    const list = lists && chunk !== '' ? '/* webpackChunkName: "settings-lists" */ ' : '';
    return [
      `${screen}: () => import(${list}'${fileOf(screen)}'),`,
      ...children.map((one) => `${one.screen}: () => import(${chunk}'${fileOf(one.screen)}'),`),
    ];
  });
  return [
    '// Printed by `npm run gen` from the settings pages of the manifest; do not edit.',
    '/** Code of the settings pages: each screen is exported by the file of its name. */',
    'export const settingsPages = {',
    ...new Set(lines),
    '};',
    '',
  ].join('\n');
}

type SettingsPaths = Pick<ModuleManifest, 'name' | 'settingsPages'>;

/** The paths of all settings pages as types, by module. A page stands here from the first `gen` after its manifest. */
export const settingsPathsText = (manifests: readonly SettingsPaths[]): string =>
  [
    '// Printed by `npm run gen` from the settings pages of the manifests; do not edit.',
    '/** Module → paths of its settings pages. */',
    'export interface SettingsPages {',
    ...manifests
      .filter(({ settingsPages }) => settingsPages?.length)
      .flatMap(({ name, settingsPages = [] }) => [
        `'${name}': {`,
        ...settingsPages.flatMap(({ path, children = [] }) =>
          [path, ...children.map((child) => child.path)].map((one) => `'${one}': object;`),
        ),
        '};',
      ]),
    '}',
    '',
  ].join('\n');

/** Path → text of `settings-pages.ts` of every module of the staff edition, and of the contracts. */
export async function settingsPages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  const manifests: ModuleManifest[] = [];
  for (const folder of workspaceFolders()) {
    const file = join(root, folder, 'src/manifest.ts');
    if (!existsSync(file)) continue;
    const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: ModuleManifest };
    manifests.push(manifest);
    const page = `${folder}/src/settings-pages.ts`;
    // a module without settings pages has it too, so that its first one touches no other file
    if (manifest.audience.includes('staff')) pages[page] = settingsPagesText(manifest);
  }
  pages['packages/contracts/src/platform/settings-pages.ts'] = settingsPathsText(manifests);
  return formattedPages(pages);
}
