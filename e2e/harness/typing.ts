import { expect, type Page } from '@playwright/test';

/** ms between two keys of somebody who types fast */
const KEY_MS = 20;
/** Scripts that do not arrive. */
export interface HeldCode {
  /** Waits until a script has been asked for, which may be some frames after the click or key. @throws when none is */
  isAskedFor(): Promise<void>;
  release(): void;
}

/** An address that the server knows, with an end like that of a script. */
const PROBE = '/healthz?as=probe.js';
/** Status of the probe when it was held back; the server never gives it. */
const HELD_BACK = 204;

/** No script arrives until it is released, as on a line that is as slow as the test needs. */
export async function holdCode(page: Page): Promise<HeldCode> {
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    if (route.request().url().endsWith(PROBE)) return route.fulfill({ status: HELD_BACK });
    asked += 1;
    await released;
    await route.continue().catch(() => undefined);
  });
  // on a busy machine a page that is open goes on with its old connection for some frames, past the route
  if (page.url().startsWith('http'))
    await expect
      .poll(() => page.evaluate((probe) => fetch(probe, { cache: 'no-store' }).then(({ status }) => status), PROBE), {
        message: 'the requests of the page are held back',
      })
      .toBe(HELD_BACK);
  return {
    isAskedFor: () => expect.poll(() => asked, { message: 'the code is held back' }).toBeGreaterThan(0),
    release,
  };
}

/** Keys by their position too, as a keyboard sends them: `keyboard.type` alone sends no code for Persian letters. */
const CODES: Readonly<Record<string, string>> = { ب: 'KeyF', ا: 'KeyH', س: 'KeyS', ل: 'KeyG', م: 'KeyL' };

/** Types like a person: each letter goes to what has the focus at that moment. */
export async function typeFast(page: Page, text: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const letter of text) {
    const code = CODES[letter] ?? (/[a-z]/.test(letter) ? `Key${letter.toUpperCase()}` : letter === ' ' ? 'Space' : '');
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter, code });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter, code });
    await page.waitForTimeout(KEY_MS);
  }
  await cdp.detach();
}
