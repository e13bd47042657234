import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';

/** The element that has the keyboard focus. */
export interface FocusStop {
  /** Accessible name as far as the page shows it: label, labelling element, or its text. */
  name: string;
  tag: string;
  role: string;
  /** A focus ring is visible on the element, on the one that represents it, or on its container. */
  hasFocusRing: boolean;
  /** The element is inside the window. */
  inViewport: boolean;
}

/** The element with the focus now; null when the focus has left the page. */
export const focusStopOf = (page: Page): Promise<FocusStop | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const labelled = (at.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
    const label =
      'labels' in at ? [...((at as HTMLInputElement).labels ?? [])].map((one) => one.textContent).join(' ') : '';
    const drawn = (style: CSSStyleDeclaration): boolean =>
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
      /0px 0px 0px [1-9]/.test(style.boxShadow);
    const around = [
      at,
      at.nextElementSibling,
      at.parentElement,
      at.parentElement?.parentElement,
      at.parentElement?.parentElement?.parentElement,
      at.closest('.hd-composer, .hd-editor, .ant-picker, .ant-select'),
    ].filter((one) => one instanceof Element);
    const bordered = at.closest('.hd-composer:focus-within, .hd-editor:focus-within, .hd-palette') !== null;
    const box = at.getBoundingClientRect();
    return {
      name: (
        at.getAttribute('aria-label') ||
        labelled ||
        label ||
        at.textContent ||
        at.getAttribute('placeholder') ||
        ''
      )
        .trim()
        .replaceAll(/\s+/g, ' '),
      tag: at.tagName.toLowerCase(),
      role: at.getAttribute('role') ?? '',
      hasFocusRing:
        bordered || around.some((one) => drawn(getComputedStyle(one)) || drawn(getComputedStyle(one, '::after'))),
      inViewport: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
  });

/** Waits until the focus is on an element with that name, as after a dialog that gives it back. */
export async function waitForFocus(page: Page, name: string | RegExp): Promise<void> {
  const focused = expect.poll(async () => (await focusStopOf(page))?.name ?? '');
  await (typeof name === 'string' ? focused.toBe(name) : focused.toMatch(name));
}

/** Presses Tab until an element with that name has the focus; fails when all elements were visited without it. */
export async function tabTo(page: Page, name: string | RegExp, keys = 'Tab', maxPresses = 160): Promise<FocusStop> {
  const passed: string[] = [];
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(keys);
    const stop = await focusStopOf(page);
    if (stop && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return stop;
    passed.push(stop?.name.slice(0, 30) ?? '—');
  }
  return assert.fail(`${keys} never reached ${name}; it passed ${passed.join(' | ')}`);
}

/**
 * Visits all focusable elements of a page with Tab; returns those without a focus ring, outside the window or without a
 * name. Fails when the focus never leaves the page.
 */
export async function checkTabStops(page: Page, maxPresses = 1000): Promise<string[]> {
  const bad: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusStopOf(page);
    if (!stop) return bad;
    const what = `${stop.tag}${stop.role && `[${stop.role}]`} «${stop.name.slice(0, 40)}»`;
    if (!stop.hasFocusRing) bad.push(`${what} has no ring`);
    if (!stop.inViewport) bad.push(`${what} is out of sight`);
    if (!stop.name) bad.push(`${what} has no name`);
  }
  return assert.fail(`still inside the page after ${maxPresses} presses`);
}
