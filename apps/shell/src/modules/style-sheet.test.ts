import { abandonFiles, loadStyleSheet } from './style-sheet.ts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

describe('the style sheets of a module', () => {
  afterEach(() => {
    abandonFiles(links().map(({ href }) => href));
    document.head.replaceChildren();
  });

  it('are added once, with their integrity, under the address that the build uses', async () => {
    const loading = [loadStyleSheet('/m/a/one.css', 'sha256-a'), loadStyleSheet('/m/a/one.css', 'sha256-a')];
    const [link, ...others] = links();
    expect(others).toEqual([]);
    expect([link?.getAttribute('href'), link?.integrity, link?.crossOrigin]).toEqual([
      'http://localhost/m/a/one.css',
      'sha256-a',
      'anonymous',
    ]);
    link?.dispatchEvent(new Event('load'));
    await Promise.all(loading);
  });

  it('that fail or hang are removed and requested again', async () => {
    const hung = loadStyleSheet('/m/a/two.css', undefined).catch((error: Error) => error.name);
    abandonFiles(['/m/a/two.css']);
    expect(await hung).toBe('ChunkLoadError');
    expect(links()).toEqual([]);
    void loadStyleSheet('/m/a/two.css', undefined).catch(() => {});
    expect(links()).toHaveLength(1);
  });

  it('of a hung part, and its scripts, get an error event, and no others', () => {
    const failed: string[] = [];
    for (const src of ['/m/a/hung.js', '/m/a/other.js']) {
      const script = document.createElement('script');
      script.src = src;
      script.type = 'text/plain';
      script.addEventListener('error', () => failed.push(src));
      document.head.append(script);
    }
    abandonFiles(['/m/a/hung.js']);
    expect(failed).toEqual(['/m/a/hung.js']);
  });

  it('that have loaded stay when a part hangs', () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/m/a/loaded.css';
    Object.defineProperty(link, 'sheet', { value: {} });
    const failed = jest.fn();
    link.addEventListener('error', failed);
    document.head.append(link);
    abandonFiles(['/m/a/loaded.css']);
    expect(failed).not.toHaveBeenCalled();
  });
});
