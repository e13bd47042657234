import { ICON_PATH, type Audience, type ModuleRelease, type ModuleRoute, type ShellRelease } from '@hamyar/contracts';
import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BuiltFiles } from '../../platform/html/built-files.ts';
import { contentSecurityPolicy, renderHtmlPage, type Appearance } from '../../platform/html/html-page.ts';
import { buildBootData, readVisitorGates } from './boot-data.service.ts';
import type { InitialPage, InitialPageRenderer } from './ssr.service.ts';
import { answerVisitor, type VisitorAnswer } from './visitor-answer.service.ts';
import type { Registry } from './registry.service.ts';

/** A page that can be sent. */
export interface SentPage {
  html: string;
  policy: string;
  /** Of a page for visitors; absent for every other page, which is written anew each time. */
  answer?: VisitorAnswer;
}

/** The request for a page. */
export interface PageRequest {
  audience: Audience;
  user: CurrentUser | null;
  /** An employee logged in on this device before, so the login page may name staff files. */
  staffDevice?: boolean;
  path: string;
  /** Query of the address, with `?` or empty. */
  search?: string;
  look?: Appearance & { iconMode?: boolean };
  /** A page for visitors, see {@link PageWriter.isVisitorPage}. */
  visitorPage?: boolean;
  /** Origin of the pages for visitors: `https://desk.example`. */
  origin?: string;
  /** Runs a GET call for the person of the page, or for a visitor; without it the page contains no responses. */
  callInternally?: ((url: string) => Promise<unknown>) | undefined;
}

/** Writes the pages of both editions. */
export interface PageWriter {
  /** Whether a module opens this page to visitors. */
  isVisitorPage(path: string): Promise<boolean>;
  /**
   * The shell for a logged-in person and on a page that is open to visitors, else the login page. Null while nothing is
   * built. Throws for a visitor what was thrown while the database is away.
   */
  write(request: PageRequest): Promise<SentPage | null>;
}

/** The input of a page writer. */
export interface PageParts {
  built: BuiltFiles;
  registry: Registry;
  initialPages: InitialPageRenderer;
  version: string;
}

export function makePageWriter(deps: Deps, { built, registry, initialPages, version }: PageParts): PageWriter {
  return {
    isVisitorPage: async (path) => registry.isVisitorPage(path, await readVisitorGates(deps, version)),
    async write({
      audience,
      user,
      staffDevice = false,
      path,
      search = '',
      look = {},
      callInternally,
      visitorPage = false,
      origin = '',
    }) {
      const mayName = audience === 'customer' || user !== null || staffDevice;
      // anybody can set the edition cookie: without a signed staff device the login page, which is the same in both
      // editions, uses the files of the customer edition
      const shell = built.shells.get(mayName ? audience : 'customer');
      if (!shell) return null;
      const landing = findLanding(built, audience);
      const bare = await buildBootData(deps, registry, {
        audience,
        user,
        version,
        landing: landing?.route.path ?? '/',
        visitorPage,
      });
      const initial: InitialPage =
        callInternally && (user || visitorPage)
          ? await initialPages.render({
              audience,
              boot: bare,
              url: path + search,
              look: { ...look, iconMode: look.iconMode ?? false },
              callInternally,
            })
          : { boot: bare };
      const { boot, drawn } = initial;
      const { favicon_name: icon, system_title: site } = boot.settings;
      const answer = visitorPage ? answerVisitor({ initial, shell, url: path + search, look, origin }) : undefined;
      const nonce = answer?.tag ? deps.secrets.sign('page-nonce', answer.tag) : randomBytes(16).toString('base64');
      const html = renderHtmlPage({
        shell,
        page: user || visitorPage ? 'app' : 'login',
        path,
        boot,
        title: answer?.title ?? site,
        nonce,
        appearance: look,
        ssrContent: drawn,
        icon: icon ? `/f/${icon}` : ICON_PATH,
        head: answer?.head ?? '',
        noteWithoutScripts: answer?.noteWithoutScripts,
        prefetch: user || visitorPage || !mayName ? [] : afterLogin(shell, firstParts(built, audience)),
      });
      const inline = [shell.repairFiles, ...(drawn ? [shell.afterPaint] : [])];
      return { html, policy: contentSecurityPolicy(nonce, inline), ...(answer && { answer }) };
    },
  };
}

/** Code of a module that the first page after a login shows. */
interface FirstPart {
  release: ModuleRelease;
  code: string;
}
interface Landing extends FirstPart {
  route: ModuleRoute;
}

const releasesFor = ({ releases }: BuiltFiles, audience: Audience) =>
  releases.filter((release) => release.audience === audience);

/** The page of an edition after a login; undefined when no module declares one, and it is the dashboard. */
function findLanding(built: BuiltFiles, audience: Audience): Landing | undefined {
  return releasesFor(built, audience)
    .flatMap((release) =>
      release.manifest.routes
        .filter(({ landing }) => landing)
        .map((route): Landing => ({ release, route, code: route.screen })),
    )
    .at(0);
}

/** What modules show on the dashboard of an edition. */
const partsOfDashboard = (built: BuiltFiles, audience: Audience): FirstPart[] =>
  releasesFor(built, audience).flatMap((release) =>
    (release.manifest.slots ?? [])
      .filter((part) => part.slot === 'dashboard.widget/v1' && (part.audience ?? [audience]).includes(audience))
      .map(({ code }) => ({ release, code })),
  );

/** What the first page after a login shows: the landing page, or the dashboard. */
function firstParts(built: BuiltFiles, audience: Audience): FirstPart[] {
  const landing = findLanding(built, audience);
  return landing ? [landing] : partsOfDashboard(built, audience);
}

/** Files of the shell and of the first page that will be needed once the password is right (module-platform 2). */
function afterLogin(shell: ShellRelease, parts: readonly FirstPart[]): string[] {
  const { scripts, styles, preload } = shell.pages.app;
  const ofParts = parts.flatMap(({ release, code }) =>
    [release.entry, ...(release.chunks[code] ?? [])].map((file) => release.base + file),
  );
  const uses = parts
    .flatMap(({ release, code }) => release.uses[code] ?? [])
    .flatMap((name) => shell.shared[name] ?? []);
  return [...new Set([...[...styles, ...scripts, ...preload, ...uses].map((file) => shell.base + file), ...ofParts])];
}
