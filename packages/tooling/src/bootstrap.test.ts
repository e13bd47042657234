import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('bootstrap of the npm commands', () => {
  const bootstrap = read('scripts/bootstrap.mjs');

  it('runs on plain Node 20: every script imports only Node and other scripts of its folder', () => {
    const scripts = readdirSync(join(root, 'scripts'));
    const imports = scripts.flatMap((name) =>
      [...read(`scripts/${name}`).matchAll(/from '([^']+)'/g)].map(([, source]) => source ?? ''),
    );
    expect(scripts).toContain('bootstrap.mjs');
    expect(imports.filter((source) => !source.startsWith('node:') && !scripts.includes(source.slice(2)))).toEqual([]);
  });

  it('installs only what is not installed: an installation by hand or by npm run new counts', async () => {
    const { isInstalled } = (await import('../../../scripts/bootstrap.mjs' as string)) as {
      isInstalled(folder: string): boolean;
    };
    const folder = mkdtempSync(join(tmpdir(), 'hamyar-bootstrap-'));
    try {
      const lock = join(folder, 'pnpm-lock.yaml');
      writeFileSync(lock, 'lockfileVersion: 1');
      expect(isInstalled(folder)).toBe(false);
      // as pnpm does it at the end of an installation
      mkdirSync(join(folder, 'node_modules/.pnpm'), { recursive: true });
      copyFileSync(lock, join(folder, 'node_modules/.pnpm/lock.yaml'));
      expect(isInstalled(folder)).toBe(true);
      writeFileSync(lock, 'lockfileVersion: 2');
      expect(isInstalled(folder)).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('names one version of pnpm, the one in the documents', () => {
    const version = /PNPM_VERSION = '([\d.]+)'/.exec(bootstrap)?.[1];
    const named = ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
      [...read(file).matchAll(/pnpm@([\d.]+)/g)].map(([, found]) => found),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set([version]));
  });

  it('keeps fields out of package.json that make npm or pnpm refuse to run', () => {
    const manifest = JSON.parse(read('package.json')) as Record<string, unknown>;
    expect(manifest).not.toHaveProperty('packageManager');
    expect(manifest).not.toHaveProperty('devEngines');
  });
});
