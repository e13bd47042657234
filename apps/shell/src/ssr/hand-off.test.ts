import { SSR_ELEMENT_ID } from '@hamyar/contracts';
import '../boot/after-paint.ts';
import { handOff } from './hand-off.ts';

const shown = () => document.getElementById(SSR_ELEMENT_ID) !== null;
const settle = () => Promise.resolve();

function begin(view = '<a href="/tickets/7">تیکت</a>'): HTMLElement {
  document.body.innerHTML = `<div id="${SSR_ELEMENT_ID}"><main>${view}</main></div><div id="root"></div>`;
  const root = document.getElementById('root')!;
  handOff(root);
  return root;
}

describe('replacing the initial page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for the code and the rows, and then removes the initial page', async () => {
    const root = begin();
    for (const html of [
      '<nav>menu</nav><main><div></div></main>',
      '<main><div class="sh-waiting">…</div></main>',
      '<main><h1>تیکت‌ها</h1><div aria-busy="true">…</div></main>',
    ]) {
      root.innerHTML = html;
      await settle();
      expect(shown()).toBe(true);
    }
    root.querySelector('[aria-busy]')!.setAttribute('aria-busy', 'false');
    await settle();
    expect(shown()).toBe(false);
  });

  it('also happens when there are no rows: an empty list, an error page, the error card of a module', async () => {
    for (const html of [
      '<main><p>هنوز تیکتی نیست</p></main>',
      '<main><h1>۵۰۰</h1></main>',
      '<main><section role="alert">ماژول باز نشد</section></main>',
    ]) {
      const root = begin();
      root.innerHTML = html;
      await settle();
      expect(shown()).toBe(false);
    }
  });

  it('happens after ten seconds at the latest, but never shows a blank page', async () => {
    const root = begin();
    root.innerHTML = '<main aria-busy="true">…</main>';
    await settle();
    jest.advanceTimersByTime(9_999);
    expect(shown()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(shown()).toBe(false);
    begin();
    jest.advanceTimersByTime(60_000);
    expect(shown()).toBe(true);
  });

  it('keeps the focus and the scroll position', async () => {
    const root = begin('<div class="rows"><a href="/tickets/7">تیکت</a></div>');
    document.querySelector('a')!.focus();
    const rows = document.querySelector('.rows')!;
    rows.scrollTop = 40;
    rows.dispatchEvent(new Event('scroll'));
    const scrolled: unknown[] = [];
    root.innerHTML = '<main><div class="rows"><a href="/tickets/6">دیگر</a><a href="/tickets/7">تیکت</a></div></main>';
    root.querySelector('.rows')!.scrollTo = ((...position: unknown[]) => {
      scrolled.push(position);
    }) as never;
    await settle();
    expect(document.activeElement).toBe(root.querySelectorAll('a')[1]);
    expect(scrolled).toEqual([[0, 40]]);
  });

  it('asks the browser for no position that nobody has scrolled: each answer would lay out the whole page', async () => {
    const root = begin('<div class="rows"><a class="row" href="/tickets/7">تیکت</a></div>'.repeat(20));
    const asked = jest.spyOn(Element.prototype, 'scrollTop', 'get');
    root.innerHTML = '<main><a href="/tickets/7">تیکت</a></main>';
    await settle();
    expect(shown()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it.each([
    ['the content, which the skip link has reached', '<section id="hd-main" tabindex="-1">متن</section>', '#hd-main'],
    ['a button', '<button>دیگر</button><button>فیلتر</button>', 'button:last-of-type'],
  ])('keeps the focus on %s', async (_what, html, focused) => {
    const root = begin(html);
    document.querySelector<HTMLElement>(focused)!.focus();
    root.innerHTML = `<main><h1>تیکت‌ها</h1>${html}</main>`;
    await settle();
    expect(document.activeElement).toBe(root.querySelector(focused));
  });

  it('goes on in the same field with what was typed before, its caret and the focus', async () => {
    const field = '<label><input type="text" aria-label="جستجو" value=""></label>';
    const root = begin(`<input type="text" aria-label="دیگر" value="">${field}`);
    const first = document.querySelector<HTMLInputElement>('[aria-label="جستجو"]')!;
    first.focus();
    first.value = 'چاپگر';
    first.setSelectionRange(2, 2);
    const typed: string[] = [];
    root.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).value));
    root.innerHTML = `<main><h1>تیکت‌ها</h1><input type="text" aria-label="دیگر" value="">${field}</main>`;
    await settle();
    const [other, same] = [...root.querySelectorAll('input')];
    expect(typed).toEqual(['چاپگر']);
    expect(same!.value).toBe('چاپگر');
    expect(other!.value).toBe('');
    expect(document.activeElement).toBe(same);
    expect(same!.selectionStart).toBe(2);
  });

  it('presses the same button of the application, as soon as there is one', async () => {
    const buttons = '<button aria-label="جستجو"></button><button aria-label="جستجو"><i></i></button>';
    const root = begin(buttons);
    const press = () => document.querySelector<HTMLElement>(`#${SSR_ELEMENT_ID} i`)!.click();
    press();
    expect(shown()).toBe(true);
    root.innerHTML = `${buttons}<main aria-busy="true">…</main>`;
    const pressed = jest.fn();
    root.querySelectorAll('button')[1]!.addEventListener('click', pressed);
    await settle();
    expect(shown()).toBe(true);
    press();
    expect(shown()).toBe(false);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('does nothing on a page without an initial page', () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(() => handOff(document.getElementById('root')!)).not.toThrow();
  });
});
