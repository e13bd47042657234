import type { Page } from '@playwright/test';

/** ms between two keys of somebody who types fast */
const KEY_MS = 20;
/** Scripts that do not arrive. */
export interface HeldCode {
  /** Addresses of the scripts that were asked for meanwhile. */
  readonly files: readonly string[];
  release(): void;
}

/** No script arrives until it is released, as on a line that is as slow as the test needs. */
export async function holdCode(page: Page): Promise<HeldCode> {
  const files: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    files.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue().catch(() => undefined);
  });
  return { files, release };
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
