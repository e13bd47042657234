import { createContext, runInContext } from 'node:vm';
import { failurePage } from './failure-page.ts';

/** A browser tab at second 0 that shows the page; `reloadedAt` is its last reload that nobody asked for, in seconds. */
function openTab({ reloadedAt, keeps = true }: { reloadedAt?: number; keeps?: boolean } = {}) {
  let now = 1_000_000_000;
  const opened = now;
  const stored = new Map<string, string>();
  if (reloadedAt !== undefined) stored.set('hamyar.reloaded', String(now + reloadedAt * 1000));
  const refuse = (): never => {
    throw new Error('nothing is kept');
  };
  const timers: { at: number; run(): unknown }[] = [];
  const tab = { ready: false, hidden: false, asked: [] as number[], reloads: [] as number[], shown: () => {} };
  const seconds = () => (now - opened) / 1000;
  const context = createContext({
    Date: { now: () => now },
    Math: { max: Math.max, min: Math.min, random: () => 0.5 },
    document: {
      get visibilityState() {
        return tab.hidden ? 'hidden' : 'visible';
      },
      addEventListener: (_: string, run: () => void) => void (tab.shown = run),
    },
    sessionStorage: {
      getItem: keeps ? (key: string) => stored.get(key) ?? null : refuse,
      setItem: keeps ? (key: string, value: unknown) => stored.set(key, String(value)) : refuse,
    },
    fetch: async (path: string) => {
      tab.asked.push(seconds());
      return { ok: tab.ready && path === '/readyz' };
    },
    location: { reload: () => tab.reloads.push(seconds()) },
    setTimeout: (run: () => unknown, ms: number) => timers.push({ at: now + ms, run }),
  });
  const { html } = failurePage('r', true);
  runInContext(/<script>([^]*)<\/script>/.exec(html)![1]!, context);
  const until = async (second: number) => {
    for (;;) {
      const next = timers.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > opened + second * 1000) break;
      timers.shift();
      now = next.at;
      await next.run();
    }
    now = opened + second * 1000;
  };
  return { tab, until };
}

describe('[2.24] the page of a failure that passes', () => {
  it('loads again as soon as the server is ready, and asks ever more rarely until then', async () => {
    const { tab, until } = openTab();
    await until(600);
    const pauses = tab.asked.map((at, index) => at - (tab.asked[index - 1] ?? 0));
    expect([pauses[0], Math.max(...pauses)]).toEqual([2, 30]);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(tab.reloads).toEqual([]);
    tab.ready = true;
    await until(900);
    expect(tab.reloads).toHaveLength(1);
    expect(tab.reloads[0]).toBeLessThanOrEqual(630);
  });

  it('[4.19] is not loaded again within 60 seconds of a reload that nobody asked for', async () => {
    const { tab, until } = openTab({ reloadedAt: -1 });
    tab.ready = true;
    await until(58);
    expect([tab.asked, tab.reloads]).toEqual([[], []]);
    await until(120);
    expect(tab.reloads).toHaveLength(1);
  });

  it('[4.19] waits for 60 seconds in a browser that keeps nothing', async () => {
    const { tab, until } = openTab({ keeps: false });
    tab.ready = true;
    await until(59);
    expect(tab.reloads).toEqual([]);
    await until(120);
    expect(tab.reloads).toHaveLength(1);
  });

  it('asks for nothing while nobody looks at it', async () => {
    const { tab, until } = openTab();
    tab.hidden = true;
    tab.ready = true;
    await until(600);
    expect(tab.asked).toEqual([]);
    tab.hidden = false;
    await (tab.shown as () => unknown)();
    expect(tab.reloads).toHaveLength(1);
  });

  it('comes back without scripts too, and a failure that does not pass never does', () => {
    expect(failurePage('r', true).html).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>');
    // no other page comes either, and a visitor has no dashboard
    expect(failurePage('r', true).html).toContain('<a href="">تلاش دوباره</a>');
    const { html, policy } = failurePage('r', false);
    expect(html).toContain('<a href="/">');
    expect(html).not.toMatch(/script|refresh/);
    expect(policy).not.toMatch(/script-src|connect-src/);
  });
});
