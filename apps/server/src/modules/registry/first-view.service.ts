import type { Audience, BootData, FirstLook, FirstPlan, FirstViewRenderer } from '@hamyar/contracts';
import { FIRST_VIEW_ELEMENT_ID } from '@hamyar/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../../platform/deps.ts';
import type { BuiltFiles } from '../../platform/html/built-files.ts';
import { classesOf, criticalStyles, liftStyles, readStyles } from '../../platform/html/critical-styles.ts';
import { loadFirstViews } from '../../platform/html/first-views.ts';
import type { DrawnView, Look } from '../../platform/html/page.ts';
import { writeTimedCursor } from '../../platform/realtime/feed-cursor.ts';
import { currentLow } from '../../platform/realtime/socket-event.repository.ts';

/** ms that a page waits for its first answers; later ones are asked for by the browser */
const PATIENCE = 300;
/** Sheets of different pages that are kept; there are about as many as looks of lists. */
const SHEETS_KEPT = 200;

/** A page that may have a first view. */
export interface FirstViewAsk {
  audience: Audience;
  boot: BootData;
  /** Path with query. */
  url: string;
  look: FirstLook & Look;
  /** Answers a GET call for the person of this page. */
  ask: (url: string) => Promise<unknown>;
}

/** Puts the first answers into the boot data and draws the page with them. */
export interface FirstViews {
  /** The same boot data and nothing drawn when the page has no first view, or something failed or took too long. */
  view(ask: FirstViewAsk): Promise<{ boot: BootData; drawn?: DrawnView }>;
}

interface Edition {
  renderer: FirstViewRenderer;
  sheets: ReturnType<typeof readStyles>[];
  styles: Map<string, string>;
}

/** Draws first views with what was built; loaded at the first page of each edition. */
export function makeFirstViews(deps: Pick<Deps, 'db' | 'log' | 'clock'>, built: BuiltFiles): FirstViews {
  const editions = new Map<Audience, Edition | null>();
  const editionOf = (audience: Audience) => {
    if (!editions.has(audience)) editions.set(audience, open(deps, built, audience));
    return editions.get(audience) ?? null;
  };
  return {
    async view({ audience, boot, url, look, ask }) {
      try {
        const edition = editionOf(audience);
        const plan = edition?.renderer.plan({ boot, url });
        if (!edition || !plan) return { boot };
        const answered = await within(PATIENCE, read(deps, plan, ask));
        if (!answered) return { boot };
        const complete = { ...boot, ...answered };
        return { boot: complete, ...draw(deps, edition, { boot: complete, url, look }) };
      } catch (error) {
        deps.log.warn({ err: error, path: url.split('?')[0] }, 'page without its first view');
        return { boot };
      }
    },
  };
}

// what cannot be loaded once is not tried again with every page: the files change only with a new start
function open(deps: Pick<Deps, 'log'>, built: BuiltFiles, audience: Audience): Edition | null {
  try {
    const renderer = loadFirstViews(built, audience, (container, err) =>
      deps.log.error({ err, container }, 'first views of a module not loaded'),
    );
    return renderer && { renderer, sheets: sheetsOf(built, audience), styles: new Map() };
  } catch (error) {
    deps.log.error({ err: error, audience }, 'first views not loaded');
    return null;
  }
}

/** The shell's sheets, then those of the modules: the order in which a page loads them. */
function sheetsOf(built: BuiltFiles, audience: Audience): Edition['sheets'] {
  const shell = built.shells.get(audience);
  const own =
    shell?.pages.app.styles.map((file) => ({ file: join(built.folder, 'shell', audience, file), base: shell.base })) ??
    [];
  const modules = built.releases
    .filter((release) => release.audience === audience)
    .flatMap(({ base, chunks }) =>
      [...new Set(Object.values(chunks).flat())]
        .filter((file) => file.endsWith('.css'))
        .map((file) => ({ file: join(built.folder, base, file), base })),
    );
  return [...own, ...modules].map(({ file, base }) => readStyles(readFileSync(file, 'utf8'), base));
}

/** The place in the feed comes first: what changes while the lists are read is heard, not lost. */
async function read(
  deps: Pick<Deps, 'db' | 'clock'>,
  plan: FirstPlan,
  ask: FirstViewAsk['ask'],
): Promise<Pick<BootData, 'first' | 'feed_cursor'>> {
  const feed_cursor = writeTimedCursor(await currentLow(deps.db), deps.clock.unix());
  return { first: plan.answers(await Promise.all(plan.calls.map(ask))), feed_cursor };
}

/** A view that cannot be drawn costs the picture, not the answers. */
function draw(
  deps: Pick<Deps, 'log'>,
  { renderer, sheets, styles }: Edition,
  page: Pick<FirstViewAsk, 'boot' | 'url' | 'look'>,
): { drawn?: DrawnView } {
  try {
    const lifted = liftStyles(renderer.render(page), `#${FIRST_VIEW_ELEMENT_ID}`);
    const classes = classesOf(lifted.html);
    const theme = page.look.theme ?? 'light';
    const key = [theme, ...[...classes].sort()].join(' ');
    const sheet = styles.get(key) ?? criticalStyles(sheets, { classes, theme });
    if (styles.size >= SHEETS_KEPT) styles.clear();
    styles.set(key, sheet);
    return { drawn: { html: lifted.html, styles: sheet + lifted.styles } };
  } catch (error) {
    deps.log.warn({ err: error, path: page.url.split('?')[0] }, 'first view not drawn');
    return {};
  }
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
