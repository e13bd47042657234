import { reloadFailedFiles } from './file-probe.ts';

const requests = jest.fn();
const fail = (element: Element) => {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
};

it('replaces the cached copy of a script or style sheet that failed, once while the request runs, and again after it', async () => {
  Object.assign(globalThis, { fetch: requests });
  requests.mockResolvedValue({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
  reloadFailedFiles();
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: '/m/a/dialog.js' });
  fail(script);
  fail(script);
  fail(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/m/a/dialog.css' }));
  fail(Object.assign(document.createElement('link'), { rel: 'preload', href: '/m/a/preloaded.js' }));
  fail(Object.assign(document.createElement('img'), { src: '/f/1' }));
  expect(requests.mock.calls.map(([url, { cache }]) => [new URL(url as string).pathname, cache])).toEqual([
    ['/m/a/dialog.js', 'reload'],
    ['/m/a/dialog.css', 'reload'],
  ]);
  // the requests have ended: what fails again may have been damaged again
  await new Promise((resolve) => setTimeout(resolve));
  fail(script);
  expect(requests).toHaveBeenCalledTimes(3);
});
