// `node e2e/bench/page-times.ts < request.json`: opens pages in Chromium and prints how long they take, as JSON. The
// benches of the server run it (apps/server/bench/pages).
import { text } from 'node:stream/consumers';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../harness/chromium.ts';
import { logInByForm } from '../harness/session.ts';

interface PageToMeasure {
  path: string;
  /** The page can be read as soon as this is in the window. */
  visible: string;
  /** Of who opens it; a visitor has none. */
  token?: string;
  /** Scripts are switched off. */
  withoutScripts?: boolean;
  /** Who logs in by the form of this page; the time counts from there. */
  login?: string;
  /** Scrolls this element to its end, where the other one appears. */
  end?: { scroller: string; last: string };
}

interface Request {
  address: string;
  runs: number;
  slowNetwork: boolean;
  pages: PageToMeasure[];
}

/** Milliseconds, but for what says that it is something else. */
interface Times {
  visible: number;
  usable: number;
  /** By scripts, after the page can be read. */
  blocked: number;
  /** Layout shift, a share. */
  shift: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** Of these, what had come when the page could be read. */
  scriptBytesBefore: number;
  /** Until the last row was there. */
  end?: number;
  /** The longest task of it. */
  endTask?: number;
}

const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };
const SLOWED = 4;
const VIEWPORT = { width: 1366, height: 768 };
/** ms without a request after which a page has settled. */
const SETTLED = 2_000;
const TIMEOUT = 120_000;

/** What the page writes down about itself. */
interface Recorded {
  tasks: [start: number, duration: number][];
  shift: number;
  visible: number | null;
  visibleAt: number;
}
type Watched = typeof globalThis & { recorded: Recorded };

/** Runs in the page before its own scripts. */
function watch(selector: string): void {
  const recorded: Recorded = { tasks: [], shift: 0, visible: null, visibleAt: 0 };
  Object.assign(globalThis, { recorded });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) recorded.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) recorded.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isVisible = () => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0;
  };
  const look = () => {
    if (!isVisible()) return void requestAnimationFrame(look);
    recorded.visible = performance.now();
    recorded.visibleAt = Date.now();
  };
  requestAnimationFrame(look);
}

interface Traffic {
  pending: Set<string>;
  requests: number;
  bytes: number;
  /** Bytes of scripts, each with the moment at which they came. */
  scripts: { at: number; bytes: number }[];
}

async function follow(session: CDPSession, slowNetwork: boolean): Promise<Traffic> {
  const traffic: Traffic = { pending: new Set(), requests: 0, bytes: 0, scripts: [] };
  const scripts = new Set<string>();
  // the browser's own clock: its messages may come late
  let clock = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    clock = wallTime - timestamp;
    if (/^(data|blob):/.test(request.url)) return;
    traffic.requests += 1;
    traffic.pending.add(requestId);
    if (type === 'Script' || /\.js(\?|$)/.test(request.url)) scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    if (scripts.has(requestId)) traffic.scripts.push({ at: (timestamp + clock) * 1_000, bytes: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.pending.delete(requestId);
    traffic.bytes += encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => traffic.pending.delete(requestId));
  session.on('Network.requestServedFromCache', ({ requestId }) => traffic.pending.delete(requestId));
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return traffic;
}

async function settle(page: Page, traffic: Traffic): Promise<void> {
  let quiet = Date.now();
  const until = quiet + TIMEOUT / 2;
  while (Date.now() - quiet < SETTLED && Date.now() < until) {
    await page.waitForTimeout(100);
    const loaded = await page.evaluate(() => document.readyState === 'complete');
    if (traffic.pending.size > 0 || !loaded) quiet = Date.now();
  }
}

const scriptBytes = ({ scripts }: Traffic, until = Number.POSITIVE_INFINITY): number =>
  scripts.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0);

/** A page without scripts says its first paint only: its text is in the document. */
async function withoutScripts(page: Page, { visible }: PageToMeasure, traffic: Traffic): Promise<Times> {
  await page.locator(visible).first().waitFor();
  await settle(page, traffic);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const { requests, bytes } = traffic;
  const scripts = { scriptBytes: scriptBytes(traffic), scriptBytesBefore: 0 };
  return { visible: painted, usable: painted, blocked: 0, shift: 0, requests, bytes, ...scripts };
}

async function scrollToEnd(page: Page, { scroller, last }: NonNullable<PageToMeasure['end']>) {
  const started = await page.evaluate(() => performance.now());
  const end = await page.evaluate(
    async ([element, row]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const list = document.querySelector(element!)!;
      const from = performance.now();
      while (!document.querySelector(row!)) {
        list.scrollTop = list.scrollHeight;
        await frame();
      }
      await frame();
      return performance.now() - from;
    },
    [scroller, last],
  );
  await page.waitForTimeout(500);
  const endTask = await page.evaluate(
    (from) =>
      Math.max(0, ...(globalThis as Watched).recorded.tasks.filter(([start]) => start >= from).map(([, ms]) => ms)),
    started,
  );
  return { end, endTask };
}

async function measure(page: Page, wanted: PageToMeasure, { address, slowNetwork }: Request): Promise<Times> {
  const session = await page.context().newCDPSession(page);
  const traffic = await follow(session, slowNetwork);
  if (!wanted.withoutScripts && !wanted.login) await page.addInitScript(watch, wanted.visible);
  await page.goto(address + wanted.path, { waitUntil: 'commit', timeout: TIMEOUT });
  if (wanted.withoutScripts) return withoutScripts(page, wanted, traffic);
  let from = 0;
  if (wanted.login) {
    await settle(page, traffic);
    await page.addInitScript(watch, wanted.visible);
    from = Date.now();
    await logInByForm(page, wanted.login);
  }
  await page.waitForFunction(() => (globalThis as Watched).recorded?.visible, null, { timeout: TIMEOUT });
  await settle(page, traffic);
  const { recorded, ready } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { recorded: (globalThis as Watched).recorded, ready: navigation!.domContentLoadedEventEnd };
  });
  const visible = recorded.visible!;
  const blocked = recorded.tasks.reduce(
    (sum, [start, ms]) => sum + (start + ms > visible ? Math.max(0, ms - 50) : 0),
    0,
  );
  const { requests, bytes } = traffic;
  return {
    visible: wanted.login ? recorded.visibleAt - from : visible,
    usable: Math.max(ready, visible, ...recorded.tasks.map(([start, ms]) => start + ms)),
    blocked,
    shift: recorded.shift,
    requests,
    bytes,
    scriptBytes: scriptBytes(traffic),
    scriptBytesBefore: scriptBytes(traffic, recorded.visibleAt),
    ...(wanted.end && (await scrollToEnd(page, wanted.end))),
  };
}

function medians(all: readonly Times[]): Times {
  const keys = Object.keys(all[0]!) as (keyof Times)[];
  const middle = (key: keyof Times) => all.map((times) => times[key]!).sort((a, b) => a - b)[all.length >> 1];
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as Times;
}

/** With an empty cache, and once more with what that has left in it. */
async function coldAndWarm(browser: Browser, wanted: PageToMeasure, request: Request): Promise<[Times, Times | null]> {
  const javaScriptEnabled = !wanted.withoutScripts;
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'fa-IR', javaScriptEnabled });
  if (wanted.token) await context.addCookies([{ name: 'auth.token', value: wanted.token, url: request.address }]);
  const once = async () => {
    const page = await context.newPage();
    const times = await measure(page, wanted, request);
    await page.close();
    return times;
  };
  try {
    return [await once(), wanted.login ? null : await once()];
  } finally {
    await context.close();
  }
}

const request = JSON.parse(await text(process.stdin)) as Request;
const { path: executablePath, args, env } = findChromium();
const environment = { ...process.env, ...env } as Record<string, string>;
const results = [];
let version = '';
for (const wanted of request.pages) {
  process.stderr.write(`  ${wanted.path}\n`);
  const runs = [];
  for (let run = 0; run < request.runs; run += 1) {
    // a new browser has no compiled code of the run before
    const browser = await chromium.launch({ executablePath, args, env: environment });
    version = browser.version();
    runs.push(await coldAndWarm(browser, wanted, request));
    await browser.close();
  }
  const warm = runs.flatMap(([, times]) => times ?? []);
  results.push({ cold: medians(runs.map(([cold]) => cold)), warm: warm.length > 0 ? medians(warm) : null });
}
process.stdout.write(JSON.stringify({ version, results }));
