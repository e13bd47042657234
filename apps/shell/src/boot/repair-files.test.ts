import { SSR_ELEMENT_ID } from '@hamyar/contracts';

const requests = jest.fn();
const reload = jest.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

const answer = (status: number) => ({ status, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });

/** A file of the page that cannot be loaded. */
const fail = (element: Element) => {
  if (!element.isConnected) document.head.append(element);
  element.dispatchEvent(new Event('error'));
};
const script = (path: string) => Object.assign(document.createElement('script'), { type: 'text/plain', src: path });
const sheet = (path: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path });
const card = () => document.querySelector('[role="alert"]');
const asked = () => requests.mock.calls.map(([url, { cache }]) => [new URL(url as string).pathname, cache]);

let end = () => {};

/** The page begins: its inline script runs. */
async function beginPage(): Promise<void> {
  end();
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"></div>';
  Reflect.deleteProperty(globalThis, 'hamyarStarted');
  const { repairFiles } = await import('./repair-files.ts');
  end = repairFiles(reload);
}

describe('[4.19] a file of the page that arrives damaged', () => {
  beforeEach(async () => {
    Object.assign(globalThis, { fetch: requests });
    requests.mockReset().mockResolvedValue(answer(200));
    reload.mockReset();
    sessionStorage.clear();
    await beginPage();
  });

  it('is requested anew in place of its stored copy, and the page begins anew, once for all that have failed', async () => {
    fail(script('/s/staff/platform.js'));
    fail(script('/s/staff/app.js'));
    await settle();
    expect(asked()).toEqual([
      ['/s/staff/platform.js', 'reload'],
      ['/s/staff/app.js', 'reload'],
    ]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(card()).toBeNull();
  });

  it('is said by a card when it fails again after that, and «try again» replaces it once more', async () => {
    fail(script('/s/staff/app.js'));
    await settle();
    await beginPage();
    fail(script('/s/staff/app.js'));
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(card()!.textContent).toContain('بخشی از برنامه بارگذاری نشد');
    requests.mockClear();
    card()!.querySelector('button')!.click();
    await settle();
    expect(asked()).toEqual([['/s/staff/app.js', 'reload']]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is said by the card where the server does not answer: the page stays, also after «try again»', async () => {
    document.body.innerHTML = `<div id="${SSR_ELEMENT_ID}">لیست</div>`;
    requests.mockRejectedValue(new TypeError('Failed to fetch'));
    fail(script('/s/staff/app.js'));
    await settle();
    card()!.querySelector('button')!.click();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(document.body.textContent).toContain('لیست');
  });

  it('is said by the card where a proxy answers for a server that is starting: its error would take the page away', async () => {
    requests.mockResolvedValue(answer(502));
    fail(script('/s/staff/app.js'));
    await settle();
    expect(card()).not.toBeNull();
    requests.mockResolvedValue(answer(200));
    card()!.querySelector('button')!.click();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('lets the page begin anew where the file is gone, because its release is', async () => {
    requests.mockResolvedValue(answer(404));
    fail(script('/s/staff/app.js'));
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('changes nothing where the application has started meanwhile: it has asked for the file once more', async () => {
    const { noteStarted } = await import('./started.ts');
    for (const status of [200, 502]) {
      requests.mockResolvedValue(answer(status));
      fail(script(`/s/staff/${status}.js`));
      noteStarted();
      await settle();
      expect(reload).not.toHaveBeenCalled();
      expect(card()).toBeNull();
      Reflect.deleteProperty(globalThis, 'hamyarStarted');
    }
  });

  it('is one of the application: what an extension of the browser or a network has put into the page is nobody’s loss', async () => {
    fail(script('https://ads.example/show.js'));
    fail(sheet('chrome-extension://abc/page.css'));
    fail(document.createElement('script'));
    await settle();
    expect(requests).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    expect(card()).toBeNull();
  });

  it('is never loaded without end in a browser that keeps nothing', async () => {
    const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    fail(script('/s/staff/app.js'));
    await settle();
    broken.mockRestore();
    expect(reload).not.toHaveBeenCalled();
    expect(card()).not.toBeNull();
  });

  it('that is a style sheet takes its place again without a reload; the card comes when it fails a second time', async () => {
    fail(sheet('/s/staff/app.css'));
    await settle();
    const again = document.querySelector('link')!;
    expect(again.getAttribute('href')).toBe('/s/staff/app.css');
    expect(reload).not.toHaveBeenCalled();
    expect(card()).toBeNull();
    fail(again);
    await settle();
    expect(card()).not.toBeNull();
  });

  it('that is a style sheet which a module loads itself is left to the module', async () => {
    const link = sheet('/m/a/list.css');
    fail(link);
    link.remove();
    await settle();
    expect(asked()).toEqual([['/m/a/list.css', 'reload']]);
    expect(document.querySelector('link')).toBeNull();
  });

  it('is only requested anew after the start, once while the request runs, and again after it', async () => {
    const { noteStarted } = await import('./started.ts');
    noteStarted();
    const file = script('/m/a/dialog.js');
    fail(file);
    fail(file);
    await settle();
    expect(asked()).toEqual([['/m/a/dialog.js', 'reload']]);
    fail(file);
    await settle();
    expect(requests).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('and was asked for early is requested anew before it is needed; pictures and fonts are not', async () => {
    const preload = (href: string, as: string) => {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', href });
      Object.defineProperty(link, 'as', { value: as });
      fail(link);
    };
    preload('/m/a/list.js', 'script');
    preload('/s/staff/vazir.woff2', 'font');
    fail(Object.assign(document.createElement('img'), { src: '/f/1' }));
    await settle();
    expect(asked()).toEqual([['/m/a/list.js', 'reload']]);
    expect(reload).not.toHaveBeenCalled();
  });
});
