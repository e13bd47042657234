import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dist, root } from './folders.ts';

const stampFile = join(dist, 'stamp.json');
/** What the build reads; the server's own sources are not in it. */
const watchedFolders = [
  'apps/shell',
  'apps/tickets',
  'apps/customers',
  'apps/settings',
  'packages/contracts',
  'packages/domain',
  'packages/persian',
  'packages/dayjs-jalali',
  'packages/module-sdk',
  'packages/store',
  'packages/router',
  'packages/design-system',
  'packages/module-kit',
  'webpack',
];

/** Hash of everything the browser's files are made of. */
export function sourceStamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const folder of watchedFolders) {
    for (const file of sources(join(root, folder)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'coverage'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/** Whether `dist` is what the sources say. */
export function isBuildFresh(): boolean {
  try {
    return (JSON.parse(readFileSync(stampFile, 'utf8')) as { sources: string }).sources === sourceStamp();
  } catch {
    return false;
  }
}

export const writeStamp = (stamp: string) => writeFileSync(stampFile, `${JSON.stringify({ sources: stamp })}\n`);
