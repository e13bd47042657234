import { SCRIPTS_ELEMENT_ID, SSR_ELEMENT_ID } from '@hamyar/contracts';

const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src, async, integrity }) => [
    new URL(src).pathname,
    async,
    integrity ?? '',
  ]);

const setFonts = (status: FontFaceLoadStatus) =>
  Object.assign(document, {
    fonts: [
      { display: 'optional', status },
      { display: 'optional', status: 'unloaded' },
      { display: 'swap', status: 'loading' },
    ],
  });

describe('the scripts of a page with an initial page', () => {
  beforeEach(async () => {
    jest.useFakeTimers();
    jest.resetModules();
    document.head.innerHTML = '';
    setFonts('loaded');
    const list = [{ url: '/s/staff/platform.js', integrity: 'sha384-x' }, { url: '/s/staff/app.js' }];
    document.body.innerHTML = `<script type="application/json" id="${SCRIPTS_ELEMENT_ID}">${JSON.stringify(list)}</script>`;
  });
  afterEach(() => jest.useRealTimers());

  it('[architecture 1] run in their order, once, after the frame in which the initial page is painted', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    await import('./after-paint.ts');
    jest.advanceTimersByTime(500);
    frames.forEach((frame) => frame(0));
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    const both = [
      ['/s/staff/platform.js', false, 'sha384-x'],
      ['/s/staff/app.js', false, ''],
    ];
    expect(scripts()).toEqual(both);
    jest.advanceTimersByTime(5_000);
    expect(scripts()).toEqual(both);
  });

  it('[architecture 1] wait for the end of the page, where the element of the application is', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await import('./after-paint.ts');
    jest.advanceTimersByTime(5_000);
    expect(scripts()).toEqual([]);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(scripts()).toHaveLength(2);
  });

  it('[architecture 1] run without a frame too: a page in the background has none', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    await import('./after-paint.ts');
    jest.advanceTimersByTime(999);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scripts()).toHaveLength(2);
  });

  it.each([
    ['loaded', true],
    ['loading', false],
  ] as const)('note whether the fonts were there at the first frame: %s', async (status, inTime) => {
    setFonts(status);
    await import('./after-paint.ts');
    const { initialPageNotes } = await import('./initial-page.ts');
    jest.advanceTimersByTime(100);
    expect(initialPageNotes()!.fontsInTime).toBe(inTime);
  });
});

it('[architecture 1] the button of a card over the initial page works, while buttons of the page are noted', async () => {
  const { noteInitialPage } = await import('./initial-page.ts');
  document.body.innerHTML = `<div id="${SSR_ELEMENT_ID}"><button>فیلتر</button></div><section><button>تلاش دوباره</button></section>`;
  const [own, card] = [...document.querySelectorAll('button')];
  const pressed: (string | null)[] = [];
  for (const button of [own!, card!]) button.addEventListener('click', () => pressed.push(button.textContent));
  const notes = noteInitialPage();
  own!.click();
  card!.click();
  notes.end();
  expect(pressed).toEqual(['تلاش دوباره']);
  expect(notes.pressed).toBe(own);
});
