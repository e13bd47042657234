import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_DIRECTORIES = [
  '/usr/bin',
  '/usr/lib/chromium',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
];
/** A Chromium from npm that runs without root. It is installed into a cache folder, not into the workspace. */
const FROM_NPM = '@sparticuz/chromium@153.0.0';

export interface Chromium {
  path: string;
  args: string[];
  source: string;
  env?: Record<string, string>;
}

// no sandbox: it needs user namespaces, which containers and root do not have
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // the last two are pages of the address bar; every window would load them in an extra process (1.4 CPU seconds)
  '--disable-features=Translate,OptimizationHints,MediaRouter,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // hosts other than loopback do not resolve
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...INSTALL_DIRECTORIES];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
}

function fromApt(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return undefined;
  console.log('No Chromium here: installing it with apt-get …');
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    }).status === 0;
  if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
    apt('update');
    if (!apt('install', '-y', '--no-install-recommends', 'chromium')) return undefined;
  }
  return installed();
}

/** Unpacks the build and, next to it, the few libraries that a minimal machine lacks (NSS); prints nothing. */
const UNPACK = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
  await chromium.executablePath();
`;

function fromNpm(): Chromium {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hamyar', 'chromium-153.0.0');
  const path = join(cache, 'chromium');
  if (!existsSync(path)) {
    console.log(`No Chromium here: fetching ${FROM_NPM} into ${cache} …`);
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', FROM_NPM], {
      cwd: cache,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
    });
    // it unpacks into the temporary folder, where another user's copy may already exist
    execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: cache,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TMPDIR: cache },
    });
  }
  const libraries = [process.env.LD_LIBRARY_PATH, join(cache, 'al2023/lib')].filter(Boolean).join(delimiter);
  return { path, args: ARGS, env: { LD_LIBRARY_PATH: libraries }, source: FROM_NPM };
}

/**
 * Path and arguments of a Chromium: that of `CHROMIUM`, otherwise that of the system, otherwise one that is installed
 * now (with apt-get as root, else from npm). Throws with instructions when none works.
 */
export function findChromium(): Chromium {
  const chosen = process.env.CHROMIUM;
  if (chosen) return { path: chosen, args: ARGS, source: 'CHROMIUM' };
  const own = installed();
  if (own) return { path: own, args: ARGS, source: 'system' };
  const apt = fromApt();
  if (apt) return { path: apt, args: ARGS, source: 'apt-get' };
  try {
    return fromNpm();
  } catch (error) {
    throw new Error(
      'The journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
      { cause: error },
    );
  }
}
