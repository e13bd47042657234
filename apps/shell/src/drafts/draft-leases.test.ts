import type { DraftLease } from '@hamyar/module-sdk';
import { act } from '@hamyar/testing';
import { LocalDraftVault } from './draft-vault.ts';

const KIND = 'customer-new-';
/** ms in which an open page answers that it still holds its draft */
const ANSWERED = 600;
const form = (first_name: string) => ({ version: 1, changes: { first_name } });

/** A browser whose tabs see each other's writes as events, as real ones do. */
class Browser {
  readonly data: Record<string, string> = {};
  tabs: Tab[] = [];
  /** Undefined in a browser that has none. */
  locks: Locks | undefined;

  storageOf(tab: Tab): Storage {
    const change = (key: string, value: string | null) => {
      if (value === null) delete this.data[key];
      else this.data[key] = value;
      const event = Object.assign(new Event('storage'), { key });
      for (const other of this.tabs) if (other !== tab && other.alive) other.page.dispatchEvent(event);
    };
    const methods = {
      getItem: (key: string) => this.data[key] ?? null,
      setItem: change,
      removeItem: (key: string) => change(key, null),
    };
    return new Proxy(
      {},
      {
        ownKeys: () => Object.keys(this.data),
        getOwnPropertyDescriptor: (_, key) =>
          key in this.data ? { configurable: true, enumerable: true, value: this.data[String(key)] } : undefined,
        get: (_, name) => methods[name as keyof typeof methods],
      },
    ) as unknown as Storage;
  }
}

/** The Web Locks of a browser, of which each page sees all. */
class Locks {
  readonly held = new Set<string>();

  of(tab: Tab): LockManager {
    const request = async (name: string, until: () => Promise<void>): Promise<void> => {
      this.held.add(name);
      tab.locks.push(name);
      await until();
      this.held.delete(name);
    };
    return { request, query: async () => ({ held: [...this.held].map((name) => ({ name })) }) } as LockManager;
  }
}

/** A tab with an open form for a new customer. */
class Tab {
  alive = true;
  readonly locks: string[] = [];
  readonly page = new EventTarget();
  readonly vault: LocalDraftVault;
  readonly lease: DraftLease;
  readonly browser: Browser;
  readonly session: Record<string, string>;

  constructor(browser: Browser, session: Record<string, string> = {}) {
    this.browser = browser;
    this.session = session;
    browser.tabs.push(this);
    const tab = {
      getItem: (key: string) => session[key] ?? null,
      setItem: (key: string, value: string) => void (session[key] = value),
    } as unknown as Storage;
    this.vault = new LocalDraftVault(1, browser.storageOf(this), {
      page: this.page,
      tab,
      locks: browser.locks?.of(this),
    });
    this.lease = this.vault.lease(KIND, () => undefined);
  }

  get text(): string {
    const stored = this.vault.read<{ changes: { first_name: string } }>(this.lease.key);
    return stored?.value.changes.first_name ?? '';
  }

  type(text: string): this {
    this.vault.write(this.lease.key, form(text));
    jest.advanceTimersByTime(301);
    return this;
  }

  /** The page is gone without a word; the browser releases its locks. */
  crash(): void {
    this.alive = false;
    for (const name of this.locks) this.browser.locks?.held.delete(name);
  }

  /** The page goes away properly. */
  close(): void {
    this.page.dispatchEvent(new Event('pagehide'));
    this.alive = false;
  }

  reload(): Tab {
    this.close();
    return new Tab(this.browser, this.session);
  }
}

const answered = () => act(() => jest.advanceTimersByTimeAsync(ANSWERED));

describe('[decisions 2.4] the drafts of forms', () => {
  let browser: Browser;
  beforeEach(() => {
    jest.useFakeTimers();
    browser = new Browser();
  });
  afterEach(() => jest.useRealTimers());

  it('are one for each open tab: what is typed in one does not overwrite the other', async () => {
    const one = new Tab(browser).type('نگار');
    const other = new Tab(browser);
    expect(other.text).toBe('');
    other.type('سارا');
    await answered();
    expect([one.text, other.text]).toEqual(['نگار', 'سارا']);
    expect([one.lease.waiting, other.lease.waiting]).toEqual([[], []]);
  });

  it('stay with their tab through reloads', async () => {
    const one = new Tab(browser).type('نگار');
    const other = new Tab(browser).type('سارا');
    const again = [one.reload(), other.reload()];
    await answered();
    expect(again.map(({ text }) => text)).toEqual(['نگار', 'سارا']);
  });

  it('are separate in a tab that was duplicated, with all that the first tab remembers', () => {
    const one = new Tab(browser).type('نگار');
    const copy = new Tab(browser, { ...one.session });
    expect(copy.lease.key).not.toBe(one.lease.key);
  });

  it('are found by the next form when their tab was closed', () => {
    new Tab(browser).type('نگار').close();
    expect(new Tab(browser).text).toBe('نگار');
  });

  it('begin with a text that is brought along, and no other draft is touched', async () => {
    const open = new Tab(browser).type('نگار');
    const waits = new Tab(browser);
    waits.type('سارا').lease.release();
    expect(waits.vault.begin(KIND, form('رضا'))).toBe(true);
    const next = waits.vault.lease(KIND, () => undefined);
    expect(waits.vault.read(next.key)?.value).toEqual(form('رضا'));
    await answered();
    expect([open.text, waits.text]).toEqual(['نگار', 'سارا']);
    expect(next.waiting).toEqual([waits.lease.key]);
  });

  it('are not begun where there are as many as a person may have', () => {
    const { vault, lease } = new Tab(browser);
    lease.release();
    for (let n = 0; n < 20; n += 1) expect(vault.begin(KIND, form(`${n}`))).toBe(true);
    expect(vault.begin(KIND, form('یکی دیگر'))).toBe(false);
  });

  it('are shown by the next form after a crash, as soon as nobody has answered for them', async () => {
    new Tab(browser).type('نگار').crash();
    const next = new Tab(browser);
    expect(next.text).toBe('');
    await answered();
    expect(next.text).toBe('نگار');
  });

  it('are offered, and not put in the place of what was typed meanwhile', async () => {
    new Tab(browser).type('نگار').crash();
    const next = new Tab(browser).type('سارا');
    await answered();
    expect(next.text).toBe('سارا');
    expect(next.lease.waiting).toHaveLength(1);
    next.lease.claim(next.lease.waiting[0]!);
    expect(next.text).toBe('نگار');
    next.lease.claim(next.lease.waiting[0]!);
    expect(next.text).toBe('سارا');
  });

  it('are not taken from a tab that is open and only quiet', async () => {
    const quiet = new Tab(browser).type('نگار');
    const next = new Tab(browser);
    await answered();
    expect(next.text).toBe('');
    expect(quiet.text).toBe('نگار');
  });

  it('are not taken from a tab that is open and too busy to answer, where the browser knows which are open', async () => {
    browser.locks = new Locks();
    const busy = new Tab(browser).type('نگار');
    busy.alive = false;
    const next = new Tab(browser);
    await answered();
    expect(next.text).toBe('');
    expect(next.lease.waiting).toEqual([]);
    busy.crash();
    const later = new Tab(browser);
    await answered();
    expect(later.text).toBe('نگار');
  });

  it('are found after the back-forward cache has ended a page without a word', async () => {
    browser.locks = new Locks();
    const cached = new Tab(browser).type('نگار');
    cached.page.dispatchEvent(new Event('pagehide'));
    await answered();
    expect([...browser.locks.held]).toEqual([]);
    cached.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(browser.locks.held.size).toBe(1);
    const next = new Tab(browser);
    await answered();
    expect(next.text).toBe('');
  });

  it('go on in a draft of their own when another page has taken the first, as after the back-forward cache', async () => {
    const cached = new Tab(browser).type('نگار');
    cached.page.dispatchEvent(new Event('pagehide'));
    const next = new Tab(browser);
    expect(next.text).toBe('نگار');
    next.type('نگار احمدی');
    cached.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    cached.type('سارا');
    expect([next.text, cached.text]).toEqual(['نگار احمدی', 'سارا']);
  });

  it('are forgotten at the logout, and who held them too', () => {
    const one = new Tab(browser).type('نگار');
    const other = new Tab(browser).type('سارا');
    other.close();
    one.lease.release();
    one.vault.erase();
    expect(Object.keys(browser.data).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('that are empty wait for nobody', () => {
    const one = new Tab(browser);
    one.vault.write(one.lease.key, { version: 1, changes: {} });
    one.lease.release();
    expect(new Tab(browser).lease.waiting).toEqual([]);
  });
});
