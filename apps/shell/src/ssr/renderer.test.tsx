/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { useContext, useState } from 'react';
import type { BootData, RegistryEntry, SsrPage, SsrRequest } from '@hamyar/contracts';
import { me } from '@hamyar/contracts/identity';
import { ticketGet, ticketStore } from '@hamyar/contracts/tickets';
import { formatTime } from '@hamyar/dayjs-jalali';
import { getPlatform, useIdParam, usePageMetadata, usePageParams, useSettings, useUser } from '@hamyar/module-sdk';
import { api, getStore, requestOf, selectUser, skipToken } from '@hamyar/store';
import { buildBoot, buildUser } from '@hamyar/testing';
import { CustomerFrame } from '../layouts/customer-frame.tsx';
import { StaffFrame } from '../layouts/staff-frame.tsx';
import { makeRenderer } from './renderer.tsx';
import { ServerPage } from './server-page.ts';

/** unix seconds: 12:00 in Tehran, 13:00 in Kabul */
const NOON = 1_795_336_200;

const demoApi = api.injectEndpoints({
  endpoints: (build) => ({
    demoMe: build.query<{ name: string; next: number }, void>({ query: () => requestOf(me, undefined) }),
    demoTicket: build.query<{ subject: string }, number>({ query: (id) => requestOf(ticketGet, { id }) }),
    demoDeep: build.query<{ subject: string }, number>({ query: (id) => requestOf(ticketGet, { id }) }),
    demoArticle: build.query<{ subject: string }, number>({
      query: (id) => requestOf(ticketGet, { id }, 'page'),
    }),
    demoStore: build.query<unknown, void>({ query: () => requestOf(ticketStore, {} as never) }),
  }),
});
const { useDemoArticleQuery, useDemoMeQuery, useDemoTicketQuery, useDemoDeepQuery, useDemoStoreQuery } = demoApi;

/** Waits for one query and for a second that depends on it; the third is not needed to read the page. */
function DemoScreen() {
  const user = useUser();
  const settings = useSettings();
  const { data } = useDemoMeQuery();
  const { data: ticket } = useDemoTicketQuery(data?.next ?? skipToken);
  const { data: deep } = useDemoDeepQuery(ticket && data ? data.next + 1 : skipToken);
  const [zone] = useState(settings.timezone);
  const whose = [
    user?.first_name,
    selectUser(getStore().getState())?.first_name,
    getPlatform().state.get().user?.first_name,
  ];
  return (
    <p aria-busy={ticket === undefined}>
      {whose.join('|')} {zone} {formatTime(NOON)} [{data?.name}] [{ticket?.subject}] [{deep?.subject}]
    </p>
  );
}
const Changing = () => <p>{useDemoStoreQuery().status}</p>;
/** A page for visitors: its main query is answered or refused, and it says what it is about. */
function Article() {
  const id = useIdParam();
  const { data } = useDemoArticleQuery(id ?? skipToken);
  usePageParams<never>({ title: data?.subject } as never);
  usePageMetadata(
    data && { description: `about ${data.subject}`, canonical: `/article/${id}/own`, type: 'article' as const },
  );
  return data ? <p>{data.subject}</p> : <p aria-busy="true" />;
}
const Broken = () => {
  useDemoMeQuery();
  throw new Error('no window here');
};

const routes = [
  { path: '/demo', name: 'demo', title: 'نمونه', screen: 'DemoScreen', ssr: true },
  { path: '/demo/open', name: 'demo-open', title: 'باز', screen: 'DemoScreen', ssr: true, visitors: true },
  { path: '/article/:id', name: 'article-id', title: '{title}', screen: 'Article', visitors: true },
  { path: '/demo/plain', name: 'demo-plain', title: 'ساده', screen: 'DemoScreen' },
  {
    path: '/demo/closed',
    name: 'demo-closed',
    title: 'بسته',
    screen: 'DemoScreen',
    ssr: true,
    gate: { read_only: true },
  },
  { path: '/demo/changing', name: 'demo-changing', title: 'تغییر', screen: 'Changing', ssr: true },
  { path: '/demo/broken', name: 'demo-broken', title: 'خراب', screen: 'Broken', ssr: true },
];
const modules = [
  {
    container: 'demo__1',
    manifest: { name: 'demo', title: 'نمونه', version: '1.0.0', audience: ['staff', 'customer'], routes },
  } as unknown as RegistryEntry,
];
const screens = new Map([['demo__1', { DemoScreen, Article, Changing, Broken }]]);
/** A small frame that shows the values of the page on the server, so that the test can render many pages. */
function DemoFrame() {
  const { Part, location } = getPlatform();
  const server = useContext(ServerPage);
  return (
    <>
      <nav>
        {server?.unread} {String(server?.iconMode)} {location.get().search}
      </nav>
      <main>
        <Part module="demo" code="DemoScreen" size="page" />
      </main>
    </>
  );
}
const pages = new AsyncLocalStorage<object>();
const small = makeRenderer(DemoFrame, screens, pages);
const staff = makeRenderer(StaffFrame, screens, pages);
const customer = makeRenderer(CustomerFrame, screens, pages);

const bootOf = (name: string | null, changes: Partial<BootData> = {}): BootData => ({
  ...buildBoot({ user: name === null ? null : buildUser('employee', { first_name: name, last_name: '' }), modules }),
  ...changes,
});
const bodyOf = (name: string, url: string) =>
  url === '/api/me'
    ? { status: 'OK', data: { name: `me of ${name}`, next: 7 } }
    : { status: 'OK', data: { subject: `${url} of ${name}` } };
const pageOf = (boot: BootData, more: Partial<SsrRequest> = {}): SsrRequest => ({
  boot,
  url: '/demo',
  look: { iconMode: false },
  callInternally: (url) => Promise.resolve(bodyOf(boot.user?.first_name ?? 'nobody', url)),
  signal: new AbortController().signal,
  ...more,
});
const shown = (page: SsrPage | null) =>
  /<main.*<p[^>]*>(.*?)<\/p>/s.exec(page?.html ?? '')?.[1]?.replaceAll('<!-- -->', '');

describe('rendering a page on the server', () => {
  it('makes the calls of the queries of the screen itself until it waits for nothing, and adds the answers to the page', async () => {
    const calls: string[] = [];
    const page = await staff.draw(
      pageOf(bootOf('مینا'), {
        callInternally: (url) => {
          calls.push(url);
          return Promise.resolve(bodyOf('مینا', url));
        },
      }),
    );
    expect(shown(page)).toBe('مینا|مینا|مینا Asia/Tehran ۱۲:۰۰ [me of مینا] [/api/ticket/7 of مینا] []');
    // the page can be read without the third call, so the browser makes it
    expect(calls).toEqual(['/api/me', '/api/ticket/7']);
    expect(page?.first).toEqual([
      { module: 'demo', endpoint: 'demoMe', arg: undefined, value: { name: 'me of مینا', next: 7 } },
      { module: 'demo', endpoint: 'demoTicket', arg: 7, value: { subject: '/api/ticket/7 of مینا' } },
    ]);
  });

  it('keeps pages of several people apart while they wait for their answers', async () => {
    const people = fc.array(
      fc.record({
        name: fc.constantFrom('مینا', 'رضا', 'سارا', 'امیر'),
        zone: fc.constantFrom('Asia/Tehran', 'Asia/Kabul', 'Europe/Berlin'),
        unread: fc.nat(99),
        iconMode: fc.boolean(),
        // rounds of the event loop that each of the page's calls takes
        delays: fc.tuple(fc.nat(6), fc.nat(6)),
      }),
      { minLength: 2, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(people, async (visits) => {
        const drawn = (visit: (typeof visits)[number], delays: readonly number[]) => {
          const boot = bootOf(visit.name, { unread_notifications: visit.unread, server_time: NOON });
          boot.settings = { ...boot.settings, timezone: visit.zone };
          let asked = 0;
          const callInternally = async (url: string) => {
            for (let left = delays[asked++] ?? 0; left > 0; left -= 1) await new Promise(setImmediate);
            return bodyOf(visit.name, url);
          };
          const url = `/demo?q=${visit.name}`;
          return small.draw(pageOf(boot, { url, look: { iconMode: visit.iconMode }, callInternally }));
        };
        const together = await Promise.all(visits.map((visit) => drawn(visit, visit.delays)));
        for (const [at, visit] of visits.entries()) {
          expect(together[at]).toEqual(await drawn(visit, []));
          const clock = formatTime(NOON, visit.zone);
          expect(together[at]!.html?.replaceAll('<!-- -->', '')).toContain(
            `<nav>${visit.unread} ${visit.iconMode} ?q=${encodeURIComponent(visit.name)}</nav>`,
          );
          expect(shown(together[at]!)).toBe(
            `${Array(3).fill(visit.name).join('|')} ${visit.zone} ${clock} [me of ${visit.name}] [/api/ticket/7 of ${visit.name}] []`,
          );
        }
      }),
      { numRuns: 12 },
    );
  });

  it('[2.2] renders a page that is open to visitors without a session, in the visitor layout, and no other page for them', async () => {
    const visitor = bootOf(null);
    const page = await customer.draw(pageOf(visitor, { url: '/demo/open?x=1' }));
    expect(shown(page)).toBe('|| Asia/Tehran ۱۲:۰۰ [me of nobody] [/api/ticket/7 of nobody] []');
    expect(page?.html).toContain('href="/login?next=%2Fdemo%2Fopen%3Fx%3D1"');
    expect(customer.draws({ boot: visitor, url: '/demo' })).toBe(false);
    expect(customer.draws({ boot: { ...visitor, registry: null }, url: '/demo/open' })).toBe(false);
  });

  it('[2.12] answers a visitor with the title and the description that the screen gives its page', async () => {
    const visitor = bootOf(null);
    const page = await customer.draw(pageOf(visitor, { url: '/article/7' }));
    expect(page).toMatchObject({
      status: 200,
      title: `\u2068/api/ticket/7 of nobody\u2069 · ${visitor.settings.system_title}`,
      metadata: { description: 'about /api/ticket/7 of nobody', canonical: '/article/7/own', type: 'article' },
    });
    expect(page?.html).toContain('<p>/api/ticket/7 of nobody</p>');
  });

  it.each([
    ['NOT_FOUND', 404, 'صفحه'],
    ['AUTORIZATION_ERROR', 403, 'دسترسی'],
    ['EXPIRATION_ERROR', 410, 'دسترسی'],
  ])(
    '[8.2, 8.3, 8.4] answers a visitor whose main query is refused by %s with %i and its error page',
    async (status, code, word) => {
      const callInternally = () => Promise.reject(Object.assign(new Error('refused'), { status }));
      const page = await customer.draw(pageOf(bootOf(null), { url: '/article/7', callInternally }));
      expect([page?.status, page?.metadata, page?.first]).toEqual([code, undefined, []]);
      // the browser continues in the error page: it has to know which
      expect(page?.refusal).toBe(String(code));
      expect(page?.html).toMatch(new RegExp(`class="hd-error-page".*<h1>[^<]*${word}`, 's'));
      // a person who is logged in gets the page from the browser, which makes the call again
      const person = pageOf(bootOf('مینا'), { url: '/article/7', callInternally });
      await expect(staff.draw(person)).rejects.toThrow('refused');
    },
  );

  it('[2.20] answers a visitor with 404 when the id in the address can be none, and makes no call for it', async () => {
    const callInternally = jest.fn();
    const page = await customer.draw(pageOf(bootOf(null), { url: '/article/abc', callInternally }));
    expect([page?.status, callInternally.mock.calls]).toEqual([404, []]);
    // what the browser decides by itself from the same address
    expect(page?.html).toContain('این صفحه پیدا نشد');
    expect(page?.refusal).toBeUndefined();
  });

  it('[2.2] renders a page whose pattern also covers a closed one: its address is the answered one', async () => {
    const visitor = bootOf(null);
    visitor.registry!.modules = modules.map((entry) => ({ ...entry, ambiguous: ['article-id'] }));
    const page = await customer.draw(pageOf(visitor, { url: '/article/7' }));
    expect(page?.html).toContain('<p>/api/ticket/7 of nobody</p>');
  });

  it('has no answer for a visitor when a call fails that is not its main query, or fails by itself', async () => {
    const failing = (url: string, error: object) =>
      customer.draw(
        pageOf(bootOf(null), { url, callInternally: () => Promise.reject(Object.assign(new Error('no'), error)) }),
      );
    await expect(failing('/demo/open', { status: 'NOT_FOUND' })).rejects.toThrow('no');
    await expect(failing('/article/7', { status: 'TOO_MANY_REQUESTS' })).rejects.toThrow('no');
    await expect(failing('/article/7', {})).rejects.toThrow('no');
  });

  it.each([
    ['/demo/plain', 'a route that does not say so'],
    ['/demo/closed', 'a route that is closed to this person'],
    ['/nowhere', 'no route at all'],
  ])('leaves %s to the browser: %s', (url) => {
    expect(staff.draws({ boot: bootOf('مینا'), url: '/demo' })).toBe(true);
    expect(staff.draws({ boot: bootOf('مینا'), url })).toBe(false);
  });

  it('leaves everything to the browser for a person who must choose a password first', () => {
    const boot = bootOf('مینا');
    boot.user = { ...boot.user!, must_change_password: true };
    expect(staff.draws({ boot, url: '/demo' })).toBe(false);
  });

  it('does not render a page whose call is refused', async () => {
    const refused = pageOf(bootOf('مینا'), { callInternally: () => Promise.reject(new Error('not yours')) });
    await expect(staff.draw(refused)).rejects.toThrow('not yours');
  });

  it('makes no call that changes data, whatever a screen requests', async () => {
    const asked = jest.fn();
    const page = pageOf(bootOf('مینا'), { url: '/demo/changing', callInternally: asked });
    await expect(staff.draw(page)).rejects.toThrow('ticketStore changes something');
    expect(asked).not.toHaveBeenCalled();
  });

  it('adds the answers of a screen that could not be rendered', async () => {
    const page = await staff.draw(pageOf(bootOf('مینا'), { url: '/demo/broken' }));
    expect(page).toMatchObject({ html: null, error: { message: 'no window here' }, first: [{ endpoint: 'demoMe' }] });
  });

  it('waits for answers no longer than the time limit, and renders with those that have arrived', async () => {
    const until = (late: string) => {
      const stop = new AbortController();
      const callInternally = (url: string) => {
        if (url !== late) return Promise.resolve(bodyOf('مینا', url));
        setImmediate(() => stop.abort());
        return new Promise<never>(() => {});
      };
      return staff.draw(pageOf(bootOf('مینا'), { signal: stop.signal, callInternally }));
    };
    expect(await until('/api/me')).toBeNull();
    const page = await until('/api/ticket/7');
    expect(shown(page)).toContain('[me of مینا] [] []');
    expect(page?.first).toHaveLength(1);
  });
});
