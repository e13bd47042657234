import type { Audience, ShellRelease } from '@hamyar/contracts';
import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BuiltFiles } from '../../platform/html/built-files.ts';
import { pagePolicy, renderPage, type Look } from '../../platform/html/page.ts';
import { bootFor } from './boot.service.ts';
import { newestReleases, type Registry } from './registry.service.ts';

/** A page ready to be sent. */
export interface SentPage { html: string; policy: string }

/** Writes the pages of both editions. */
export interface PageWriter {
  /** The shell for a logged-in person, or the login page for a visitor. Null while nothing is built. */
  write(ask: { audience: Audience; user: CurrentUser | null; path: string; look?: Look }): Promise<SentPage | null>;
}

/** Path that a person sees first after login; its files are fetched while the password is typed (module-platform 2). */
const LANDING_MODULE = 'tickets';

export function makePageWriter(deps: Deps, built: BuiltFiles, registry: Registry, version: string): PageWriter {
  return {
    async write({ audience, user, path, look }) {
      const shell = built.shells.get(audience);
      if (!shell) return null;
      const boot = await bootFor(deps, registry, { audience, user, version });
      const nonce = randomBytes(16).toString('base64');
      const { system_title: title, favicon_name: icon } = boot.settings;
      const html = renderPage({
        shell, page: user ? 'app' : 'login', path, boot, title, nonce, look,
        icon: icon ? `/f/${icon}` : '/favicon.svg', prefetch: user ? [] : afterLogin(shell, built),
      });
      return { html, policy: pagePolicy(nonce) };
    },
  };
}

/** Files of the shell and of the landing module's entry that will be needed once the password is right. */
function afterLogin(shell: ShellRelease, built: BuiltFiles): string[] {
  const { scripts, styles, preload } = shell.pages.app;
  const landing = newestReleases(built.releases).find((r) => r.manifest.name === LANDING_MODULE && r.audience === shell.edition);
  const first = landing?.manifest.routes.find((route) => route.path === `/${LANDING_MODULE}`)?.screen;
  const ofLanding = landing ? [landing.entry, ...(first ? landing.chunks[first] ?? [] : [])].map((file) => landing.base + file) : [];
  const uses = ((first && landing?.uses[first]) || []).flatMap((name) => shell.shared[name] ?? []);
  return [...new Set([...[...styles, ...scripts, ...preload, ...uses].map((file) => shell.base + file), ...ofLanding])];
}
