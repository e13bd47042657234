import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { manifestPart, type Audience, type ModuleManifest } from '@hamyar/contracts';
import { parseManifest } from '@hamyar/contracts/schemas';
import { baseConfiguration } from './base-config.ts';
import { checkCodeReferences } from './code-reference-check.ts';
import { dist, root } from './folders.ts';
import { ModuleReleasePlugin } from './module-release-plugin.ts';
import { remoteShared } from './singletons.ts';

/** Container of one module for one audience: two releases, and both audiences, can live in one page. */
export const containerName = (module: string, audience: Audience, version: string) =>
  `${module.replaceAll('-', '_')}__${audience}__${version.replace(/[^0-9A-Za-z]/g, '_')}`;

/** Reads and checks `src/manifest.ts` of a module. Throws with every offence named. */
export async function readManifest(folder: string): Promise<ModuleManifest> {
  const { manifest } = (await import(pathToFileURL(join(folder, 'src/manifest.ts')).href)) as { manifest: unknown };
  const parsed = parseManifest(JSON.parse(JSON.stringify(manifest)));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  if (parsed.version !== version)
    throw new Error(`${parsed.name}: the manifest says version ${parsed.version}, package.json says ${version}`);
  return parsed;
}

/**
 * The builds of one module: a container for each audience, in a folder of its own, because one entry would name the
 * other audience's chunks. Called by the module's `webpack.config.ts` with its folder.
 */
export async function remoteConfigurations(folder: string): Promise<Configuration[]> {
  const manifest = await readManifest(folder);
  return Promise.all(manifest.audience.map((audience) => remoteConfiguration(folder, manifest, audience)));
}

async function remoteConfiguration(
  folder: string,
  manifest: ModuleManifest,
  audience: Audience,
): Promise<Configuration> {
  const part = manifestPart(manifest, audience);
  const entry = join(folder, `src/module.${audience}.ts`);
  const code = await checkCodeReferences(entry, part);
  const container = containerName(manifest.name, audience, manifest.version);
  const urlFolder = `m/${manifest.name}/${manifest.version}/${audience}`;
  const base = baseConfiguration(container, folder, { path: join(dist, urlFolder) });
  return {
    ...base,
    entry: {},

    // a module is small: sharing between its screens in files of their own costs more requests and hashes than it saves
    optimization: { ...base.optimization, splitChunks: { minSize: 60_000 } },
    plugins: [
      ...base.plugins!,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './module': entry },
        shared: sharedBy(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true },
      }),
      new ModuleReleasePlugin({
        manifest: part,
        audience,
        container,
        base: `/${urlFolder}/`,
        entry: 'remoteEntry.js',
        source: entry,
        code,
      }),
    ],
  };
}

/** Of everything that the shell provides, what the sources of a module name: an entry lists each of them in clear text. */
function sharedBy(folder: string): ReturnType<typeof remoteShared> {
  const own = sourcesIn(join(folder, 'src'));
  const sources = own + kitSources(own);
  // JSX is compiled into calls of its own
  return Object.fromEntries(
    Object.entries(remoteShared()).filter(([name]) => name.startsWith('react/') || sources.includes(`'${name}'`)),
  );
}

const sourcesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Sources of the parts of the module kit that these sources name: the kit is built into a module, what it needs is shared. */
function kitSources(sources: string): string {
  const kit = join(root, 'packages/module-kit/src');
  const texts = new Map<string, string>();
  const read = (text: string): void => {
    for (const [, part] of text.matchAll(/'(?:@hamyar\/module-kit|\.\.)\/([\w-]+)/g)) {
      if (part === undefined || texts.has(part) || !existsSync(join(kit, part))) continue;
      texts.set(part, sourcesIn(join(kit, part)));
      read(texts.get(part)!);
    }
  };
  for (const [named] of sources.matchAll(/'@hamyar\/module-kit\/[\w-]+'/g)) read(named);
  return [...texts.values()].join('\n');
}
