import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';

import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';

/** What tells a drawn state from another one in forced colours: its own colours and its lines. */
const drawn = (of: Locator) =>
  of.evaluate((element) => {
    const { backgroundColor, outlineStyle, borderTopStyle } = getComputedStyle(element);
    return { backgroundColor, outlineStyle, borderTopStyle };
  });

test('in forced colours what is on, chosen, open or focused differs from what is not', async ({ open, step }) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  await page.emulateMedia({ forcedColors: 'active' });

  step('a switch that is on');
  await page.goto('/settings/notice');
  const on = await drawn(page.getByRole('switch', { checked: true }).first());
  const off = await drawn(page.getByRole('switch', { checked: false }).first());
  assert.notEqual(on.backgroundColor, off.backgroundColor);
  assert.deepEqual([on.borderTopStyle, off.borderTopStyle], ['solid', 'solid']);

  step('the chosen one of a few, and the open page in the menu');
  await page.goto('/report');
  const chosen = page.locator('.hd-segmented input:checked + span').first();
  await chosen.waitFor();
  assert.equal((await drawn(chosen)).outlineStyle, 'solid');
  assert.equal((await drawn(page.locator('.hd-segmented input:not(:checked) + span').first())).outlineStyle, 'none');
  assert.equal(
    (await drawn(page.locator('.hd-rail-item[aria-current="page"], .hd-rail-icon[aria-current="page"]').first()))
      .outlineStyle,
    'solid',
  );

  step('the select that has the focus');
  await page.goto('/tickets/new');
  const select = page.locator('.ant-select:has(input:enabled)').first();
  await select.locator('input').focus();
  assert.equal((await drawn(select)).outlineStyle, 'solid');
});
