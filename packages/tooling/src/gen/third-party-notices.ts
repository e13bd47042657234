// Third-party parts that ship with the product, their licenses and authors; refuses what may not be shipped.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { root, workspaceFolders } from '../workspace.ts';
import { GENERATED, table } from './markdown.ts';

interface PackageManifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  author?: string | { name?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
interface ThirdPartyPackage {
  name: string;
  version: string;
  license: string;
  text: string;
  copyright: string[];
}

/** Folders whose dependencies do not run for a user; tests, lint and the build are for developers. */
const NOT_SHIPPED = new Set(['packages/testing', 'packages/tooling', 'webpack', 'e2e']);
const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|PostgreSQL|Zlib|OFL-1\.1|W3C|W3C-20150513|MPL-2\.0|WTFPL|Artistic-2\.0)$/;
/** LGPL only as a separate binary that is loaded, never linked into our code. */
const SEPARATE_BINARY = /^@img\/sharp-/;
/**
 * Packages that have a different name on each platform; one stands for all of them, so that the page is the same
 * everywhere.
 */
const PLATFORM = /-(linux|darwin|win32|windows|linuxmusl|wasm32|android|freebsd)(-[a-z0-9]+)*$/;

const read = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;

/** Folder of a dependency as Node would find it from `from`; undefined for another platform's binary. */
function resolveFrom(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

function shippedFolders(): string[] {
  const seen = new Set<string>();
  const ours = workspaceFolders()
    .filter((folder) => !NOT_SHIPPED.has(folder))
    .map((folder) => join(root, folder));
  // the Node that runs the product is part of it
  const node = Object.keys(read(root).optionalDependencies ?? {})
    .map((name) => resolveFrom(root, name))
    .filter((folder) => folder !== undefined);
  const waiting = [...ours, ...node];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const { dependencies, optionalDependencies } = read(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (name.startsWith('@types/')) continue;
      const found = resolveFrom(folder, name);
      if (found && !found.startsWith(join(root, 'packages'))) waiting.push(found);
    }
  }
  return [...seen].filter((folder) => folder.includes('node_modules'));
}

function licenseOf({ license, licenses }: PackageManifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'UNKNOWN';
}

function readThirdPartyPackage(folder: string): ThirdPartyPackage {
  const manifest = read(folder);
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name) && !name.endsWith('.js'));
  const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim() : '';
  const isCopyright = (line: string): boolean =>
    /^\s*(copyright\b|\(c\)|©)/i.test(line) &&
    /\d{4}|\(c\)|©/i.test(line) &&
    !/copyright (notice|holder|owner|license|statement)/i.test(line);
  const copyright = text
    .split('\n')
    .filter(isCopyright)
    .map((line) => line.trim());
  return {
    name: manifest.name.replace(PLATFORM, '-*'),
    version: manifest.version,
    license: licenseOf(manifest),
    copyright,
    text: text
      .split('\n')
      .filter((line) => !isCopyright(line))
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/**
 * Parts whose license does not allow shipping, one line each; a license expression is accepted when one of its
 * alternatives is.
 */
export function licenseViolations(parts: readonly Pick<ThirdPartyPackage, 'name' | 'version' | 'license'>[]): string[] {
  const passes = (license: string): boolean =>
    license
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((one) => ALLOWED.test(one.trim())));
  return parts
    .filter(({ name, license }) => !passes(license) && !(SEPARATE_BINARY.test(name) && license.includes('LGPL')))
    .map(({ name, version, license }) => `${name} ${version} is under ${license}, which may not ship`);
}

/** The notices page. Throws when a part may not ship. */
export function noticesPage(): string {
  const parts = [
    ...new Map(
      shippedFolders()
        .map(readThirdPartyPackage)
        .map((part) => [`${part.name} ${part.version}`, part]),
    ).values(),
  ].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const forbidden = licenseViolations(parts);
  if (forbidden.length > 0) throw new Error(forbidden.join('\n'));
  const texts = new Map<string, { text: string; of: ThirdPartyPackage[] }>();
  for (const part of parts) {
    if (!part.text) continue;
    const key = createHash('sha256').update(part.text.replaceAll(/\s+/g, ' ').toLowerCase()).digest('hex');
    const group = texts.get(key) ?? { text: part.text, of: [] };
    group.of.push(part);
    texts.set(key, group);
  }
  const bodies = [...texts.values()].map(
    ({ text, of }) =>
      `### ${of.map(({ name }) => name).join(', ')}\n\n${[...new Set(of.flatMap(({ copyright }) => copyright))].map((line) => `- ${line}`).join('\n')}\n\n\`\`\`text\n${text}\n\`\`\``,
  );
  return `${[
    GENERATED,
    '# Third-party notices',
    'Parts of others that run with Hamyar, the license of each, and below the texts of the licenses with their copyright lines. A name ending in `*` stands for the binary of each platform. The libvips binary (LGPL) is a separate file that sharp loads; it can be replaced by another build.',
    table(
      ['part', 'version', 'license'],
      parts.map(({ name, version, license }) => [name, version, license]),
    ),
    '## Texts',
    ...bodies,
  ].join('\n\n')}\n`;
}
