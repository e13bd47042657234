import type { Audience, ShellRelease } from '@hamyar/contracts';
import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BuiltFiles } from '../../platform/html/built-files.ts';
import { contentSecurityPolicy, renderHtmlPage, type Appearance } from '../../platform/html/html-page.ts';
import { buildBootData } from './boot-data.service.ts';
import type { InitialPageRenderer } from './ssr.service.ts';
import type { Registry } from './registry.service.ts';

/** A page that can be sent. */
export interface SentPage {
  html: string;
  policy: string;
}

/** The request for a page. */
export interface PageRequest {
  audience: Audience;
  user: CurrentUser | null;
  /** Staff signed in on this device before: the login page may name files of staff. */
  staffDevice?: boolean;
  path: string;
  /** Query of the address, with `?` or empty. */
  search?: string;
  look?: Appearance & { iconMode?: boolean };
  /** Runs a GET call for the person of the page; without it the page contains no responses. */
  callInternally?: ((url: string) => Promise<unknown>) | undefined;
}

/** Writes the pages of both editions. */
export interface PageWriter {
  /** The shell for a logged-in person, or the login page for a visitor. Null while nothing is built. */
  write(callInternally: PageRequest): Promise<SentPage | null>;
}

/** First path after login; its files are fetched while the password is typed (module-platform 2). */
const LANDING_MODULE = 'tickets';

/** What the pages are built from. */
export interface PageParts {
  built: BuiltFiles;
  registry: Registry;
  initialPages: InitialPageRenderer;
  version: string;
}

export function makePageWriter(deps: Deps, { built, registry, initialPages, version }: PageParts): PageWriter {
  return {
    async write({ audience, user, staffDevice = false, path, search = '', look = {}, callInternally }) {
      const mayName = audience === 'customer' || user !== null || staffDevice;
      // anybody can write the cookie of the edition: without the mark the login page, which is the same in both
      // editions, is named by its customers' address
      const shell = built.shells.get(mayName ? audience : 'customer');
      if (!shell) return null;
      const bare = await buildBootData(deps, registry, { audience, user, version });
      const { boot, drawn } =
        user && callInternally
          ? await initialPages.render({
              audience,
              boot: bare,
              url: path + search,
              look: { ...look, iconMode: look.iconMode ?? false },
              ask: callInternally,
            })
          : { boot: bare };
      const nonce = randomBytes(16).toString('base64');
      const { system_title: title, favicon_name: icon } = boot.settings;
      const html = renderHtmlPage({
        shell,
        page: user ? 'app' : 'login',
        path,
        boot,
        title,
        nonce,
        appearance: look,
        ssrContent: drawn,
        icon: icon ? `/f/${icon}` : '/favicon.svg',
        prefetch: user || !mayName ? [] : afterLogin(shell, built),
      });
      return { html, policy: contentSecurityPolicy(nonce) };
    },
  };
}

/** Files of the shell and of the first module's entry that are needed after the login. */
function afterLogin(shell: ShellRelease, built: BuiltFiles): string[] {
  const { scripts, styles, preload } = shell.pages.app;
  const landing = built.releases.find((r) => r.manifest.name === LANDING_MODULE && r.audience === shell.edition);
  const first = landing?.manifest.routes.find((route) => route.path === `/${LANDING_MODULE}`)?.screen;
  const ofLanding = landing
    ? [landing.entry, ...(first ? (landing.chunks[first] ?? []) : [])].map((file) => landing.base + file)
    : [];
  const uses = ((first && landing?.uses[first]) || []).flatMap((name) => shell.shared[name] ?? []);
  return [...new Set([...[...styles, ...scripts, ...preload, ...uses].map((file) => shell.base + file), ...ofLanding])];
}
