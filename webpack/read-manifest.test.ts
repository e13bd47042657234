import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from './read-manifest.ts';

const MANIFEST = `import { title } from './messages.ts';
export const manifest = {
  name: 'calendar',
  title,
  owner: 'calendar',
  platform: '^1.0.0',
  audience: ['staff'],
  routes: [{ path: '/calendar', name: 'calendar', title, screen: 'CalendarScreen' }],
};
`;

describe('the manifest of a module that is followed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hamyar-manifest-'));
  let hour = 1;
  const write = (file: string, text: string): void => {
    const path = join(folder, file);
    writeFileSync(path, text);
    // every content has its own time, also on a file system that counts seconds
    utimesSync(path, 3600 * hour, 3600 * hour);
    hour += 1;
  };
  beforeAll(() => {
    mkdirSync(join(folder, 'src'));
    write('package.json', '{ "name": "calendar", "version": "0.1.0", "type": "module" }');
    write('src/messages.ts', "export const title: string = 'first';");
    write('src/manifest.ts', MANIFEST);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('[module-platform 1] is current after a change of a file that it imports, of itself and of its package', async () => {
    expect((await readManifest(folder)).title).toBe('first');
    write('src/messages.ts', "export const title: string = 'second';");
    expect((await readManifest(folder)).title).toBe('second');
    write('src/manifest.ts', MANIFEST.replace("owner: 'calendar'", "owner: 'planning'"));
    expect((await readManifest(folder)).owner).toBe('planning');
    write('package.json', '{ "name": "calendar", "version": "0.2.0", "type": "module" }');
    expect((await readManifest(folder)).version).toBe('0.2.0');
  });
});
