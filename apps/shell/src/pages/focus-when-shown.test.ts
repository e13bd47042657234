import { focusElement } from '@hamyar/design-system/basics';
import { fireEvent } from '@hamyar/testing';
import { focusWhenShown } from './focus-when-shown.ts';

const main = document.createElement('main');
let end = () => {};

/** Shows it in the page, after so much of the time that the page takes. */
async function show(html: string, afterMs = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(afterMs);
  main.innerHTML = html;
  await jest.advanceTimersByTimeAsync(0);
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const WAITING = '<div class="sh-waiting sh-waiting-page" role="status"></div>';
const LIST = '<h1>مقاله‌ها</h1><ul><li><a href="/kb/7">هفت</a></li></ul>';

describe('[quality, keyboard] the focus of a page that loads slowly', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.replaceChildren(document.createElement('nav'), main);
    find('nav').innerHTML = '<button>منو</button>';
    main.innerHTML = WAITING;
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('goes to its title when it is there, however long it has loaded', async () => {
    end = focusWhenShown();
    await show('<div class="hd-mount-page"><div class="hd-part"></div></div>', 11_000);
    await show(LIST, 11_000);
    expect(document.activeElement).toBe(find('h1'));
  });

  it('goes to the row that was left when the rows come long after the title', async () => {
    end = focusWhenShown('/kb/7');
    await show('<h1>مقاله‌ها</h1><ul aria-busy="true"></ul>', 4000);
    expect(document.activeElement).toBe(find('h1'));
    await show(LIST, 9000);
    expect(document.activeElement).toBe(find('li a'));
  });

  it.each([
    ['opens it in the view of the list', '/kb/7', '/kb/7?view=all'],
    ['was left in another tab of the page', '/kb/7?tab=files', '/kb/7'],
    ['both', '/kb/7?tab=files', '/kb/7?view=all'],
    ['differs from the others by its query only', '/kb/edit?id=7&tab=files', '/kb/edit?id=7'],
  ])('goes to the row that was left although its link has another query: %s', async (_why, left, href) => {
    end = focusWhenShown(left);
    await show(
      `<h1>مقاله‌ها</h1><ul><li><a href="/kb/edit?id=6">شش</a></li><li><a href="${href}">هفت</a></li><li><a href="/kb/8">هشت</a></li></ul>`,
    );
    expect(document.activeElement?.textContent).toBe('هفت');
  });

  it('goes to the row that was left although another page was being opened before', async () => {
    const ends = [focusWhenShown(), focusWhenShown('/kb/7')];
    await show('<h1>مقاله‌ها</h1><p>متن</p>');
    await show(LIST, 1000);
    expect(document.activeElement).toBe(find('li a'));
    end = () => ends.forEach((stop) => stop());
  });

  it('goes there also when what contained the pressed control has it for now', async () => {
    end = focusWhenShown();
    fireEvent.keyDown(document.body, { key: 'Shift' });
    focusElement(main, true);
    await show(LIST, 1000);
    expect(document.activeElement).toBe(find('h1'));
    main.removeAttribute('tabindex');
  });

  it('goes there also after keys and clicks that have moved the focus nowhere', async () => {
    end = focusWhenShown();
    fireEvent.keyDown(document.body, { key: 'Shift' });
    fireEvent.pointerDown(main);
    await show(LIST, 1000);
    expect(document.activeElement).toBe(find('h1'));
  });

  it.each([
    ['a key', fireEvent.keyDown],
    ['a click', fireEvent.pointerDown],
  ])('stays where the person has put it by %s meanwhile, also when they leave that again', async (_by, press) => {
    end = focusWhenShown();
    press(document.body);
    find('nav button').focus();
    find('nav button').blur();
    await show(LIST, 1000);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays nowhere after a click beside everything on the page that is there', async () => {
    end = focusWhenShown('/kb/7');
    await show('<h1>مقاله‌ها</h1><p>متن</p>');
    fireEvent.pointerDown(find('p'));
    find('h1').blur();
    await show(LIST, 1000);
    expect(document.activeElement).toBe(document.body);
  });

  it('is not moved any more by what comes long after the page', async () => {
    end = focusWhenShown('/kb/7');
    await show('<h1>مقاله‌ها</h1>');
    await show(LIST, 6000);
    expect(document.activeElement).not.toBe(find('li a'));
  });
});
