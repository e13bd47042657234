import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FIRST_FONTS_ATTRIBUTE, ROOT_ELEMENT_ID, SSR_ELEMENT_ID, STYLE_ATTRIBUTE } from '@hamyar/contracts';
import { providePlatform, type Platform } from '@hamyar/module-sdk';
import { act } from '@hamyar/testing';
import { noteInitialPage } from '../boot/initial-page.ts';
import { holdTime, shownNow } from '../platform/server-clock.ts';
import { beginHydration, completeHydration } from './hydration.ts';

/** unix seconds, long ago */
const OF_THE_PAGE = 1_700_000_000;
const pressed = jest.fn();

let navigate = () => {};
providePlatform({
  location: {
    subscribe: (listener: () => void) => {
      navigate = listener;
      return () => {};
    },
  },
} as unknown as Platform);

/** A screen with what people use before the application runs. */
function Screen() {
  const [typed, setTyped] = useState('');
  const [comment, setComment] = useState('');
  const [face, setFace] = useState('خوب');
  const [agreed, setAgreed] = useState(false);
  return (
    <main>
      <input type="text" aria-label="جستجو" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{typed}</output>
      <textarea aria-label="نظر" value={comment} onChange={({ target }) => setComment(target.value)} />
      {['خوب', 'بد'].map((name) => (
        <input
          key={name}
          type="radio"
          name="face"
          aria-label={name}
          checked={face === name}
          onChange={() => setFace(name)}
        />
      ))}
      <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <output>{JSON.stringify([comment, face, agreed])}</output>
      <button type="button" onClick={pressed}>
        <i>جدید</i>
      </button>
      <a href="#next">
        <b>بعدی</b>
      </a>
    </main>
  );
}

/** What the server writes for it. */
const HTML =
  '<main><input type="text" aria-label="جستجو" value=""/><output></output>' +
  '<textarea aria-label="نظر"></textarea><input type="radio" name="face" aria-label="خوب" checked=""/>' +
  '<input type="radio" name="face" aria-label="بد"/><input type="checkbox"/><output>["","خوب",false]</output><button type="button"><i>جدید</i></button>' +
  '<a href="#next"><b>بعدی</b></a></main>';

/** A page with an initial page in which nothing runs but its own script. */
function initialPage() {
  document.body.innerHTML = `<div id="${SSR_ELEMENT_ID}" ${FIRST_FONTS_ATTRIBUTE} aria-busy="true">${HTML}</div>`;
  const notes = noteInitialPage();
  const view = document.getElementById(SSR_ELEMENT_ID)!;
  return { notes, view, field: view.querySelector('input')!, button: view.querySelector('button')! };
}

/** The application begins, and its screen continues in the initial page. */
async function hydrate(view: HTMLElement, differences: unknown[] = []): Promise<void> {
  beginHydration(view);
  await act(async () => {
    hydrateRoot(view, <Screen />, { onRecoverableError: (error) => differences.push(error) });
  });
  await act(async () => completeHydration());
}

describe('hydrating the initial page', () => {
  beforeEach(() => {
    pressed.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    completeHydration();
    jest.useRealTimers();
  });

  it('continues in the elements of the server, and is the application from then on', async () => {
    const { view, field } = initialPage();
    const differences: unknown[] = [];
    await hydrate(view, differences);
    expect(differences).toEqual([]);
    expect(document.querySelector('input')).toBe(field);
    expect(view.id).toBe(ROOT_ELEMENT_ID);
    expect(view.hasAttribute('aria-busy')).toBe(false);
  });

  it('gives the application what was typed before, with its caret and the focus', async () => {
    const { view, field } = initialPage();
    field.focus();
    field.value = 'چاپگر';
    field.setSelectionRange(2, 2);
    await hydrate(view);
    expect(view.querySelector('output')!.textContent).toBe('چاپگر');
    expect(document.activeElement).toBe(field);
    expect([field.value, field.selectionStart]).toEqual(['چاپگر', 2]);
  });

  it('[8.7] gives it also the lines of a text box and what was chosen', async () => {
    const { view } = initialPage();
    view.querySelector('textarea')!.value = 'دیر جواب دادید';
    view.querySelectorAll<HTMLInputElement>('[type=radio]')[1]!.checked = true;
    view.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
    await hydrate(view);
    expect(view.querySelectorAll('output')[1]!.textContent).toBe('["دیر جواب دادید","بد",true]');
    expect(view.querySelector('textarea')!.value).toBe('دیر جواب دادید');
    expect([...view.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ checked }) => checked)).toEqual([
      false,
      true,
    ]);
  });

  it('[8.7] loses no letter whose own event makes React continue in its field', async () => {
    const { view } = initialPage();
    beginHydration(view);
    function CompletedScreen() {
      useEffect(completeHydration, []);
      return <Screen />;
    }
    const box = view.querySelector('textarea')!;
    await act(async () => {
      hydrateRoot(view, <CompletedScreen />);
      box.value = 'دیر جواب دادید';
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(view.querySelectorAll('output')[1]!.textContent).toBe('["دیر جواب دادید","خوب",false]');
    expect(box.value).toBe('دیر جواب دادید');
  });

  it('presses the button that was pressed before any code of the application was there, once', async () => {
    const { view, button } = initialPage();
    button.querySelector('i')!.click();
    beginHydration(view);
    expect(pressed).not.toHaveBeenCalled();
    await hydrate(view);
    expect(pressed).toHaveBeenCalledTimes(1);
    button.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('leaves a link that is clicked before to the browser, and then presses no button of the page that is left', async () => {
    const { view, button } = initialPage();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    const followed = jest.fn();
    document.body.addEventListener('click', followed, { once: true });
    button.click();
    view.querySelector('a b')!.dispatchEvent(click);
    expect([click.defaultPrevented, followed.mock.calls.length]).toEqual([false, 1]);
    await hydrate(view);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('sets the styles of the elements, which the policy refuses in the HTML', async () => {
    const { view, button } = initialPage();
    button.setAttribute(STYLE_ATTRIBUTE, 'color:red');
    beginHydration(view);
    expect(button.style.color).toBe('red');
    expect(button.hasAttribute(STYLE_ATTRIBUTE)).toBe(false);
  });

  it('happens after ten seconds at the latest', () => {
    const { view } = initialPage();
    beginHydration(view);
    jest.advanceTimersByTime(9_999);
    expect(view.id).toBe(SSR_ELEMENT_ID);
    jest.advanceTimersByTime(1);
    expect(view.id).toBe(ROOT_ELEMENT_ID);
  });

  it('lets the times on the screen stand still until then: the application renders what the server has rendered', async () => {
    const { view } = initialPage();
    holdTime(OF_THE_PAGE);
    beginHydration(view);
    jest.advanceTimersByTime(5_000);
    expect(shownNow()).toBe(OF_THE_PAGE);
    completeHydration();
    expect(shownNow()).toBeGreaterThan(OF_THE_PAGE);
  });

  it('keeps the fonts that were there at the first frame', async () => {
    const { view, notes } = initialPage();
    notes.fontsInTime = true;
    await hydrate(view);
    navigate();
    await act(async () => {});
    expect(view.hasAttribute(FIRST_FONTS_ATTRIBUTE)).toBe(true);
  });

  it('keeps the font of the device until the next page: text of another width would move what somebody reads', async () => {
    const { view } = initialPage();
    await hydrate(view);
    jest.advanceTimersByTime(60_000);
    await act(async () => {});
    expect(view.hasAttribute(FIRST_FONTS_ATTRIBUTE)).toBe(true);
    navigate();
    await act(async () => {});
    expect(view.hasAttribute(FIRST_FONTS_ATTRIBUTE)).toBe(false);
  });
});
