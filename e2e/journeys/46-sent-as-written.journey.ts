import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket } from '../harness/tickets.ts';

/** Texts of both directions, in every kind of block; the last line of each is shown once the text was sent. */
const TEXTS: readonly (readonly [html: string, last: string])[] = [
  ['<ul><li>Restart the router</li><li>چراغ سبز را ببینید</li><li>12</li></ul><p>پایان یک</p>', 'پایان یک'],
  ['<p>سلام</p><ol><li>Open Settings<ul><li>Network</li></ul></li><li>۱۲۳</li></ol><p>پایان دو</p>', 'پایان دو'],
  ['<p>Dear colleague,</p><ul><li>first</li><li>دوم</li></ul><p>42</p><p>End three</p>', 'End three'],
  ['<blockquote><p>Quoted line</p><p>خط نقل</p></blockquote><p>پایان چهار</p>', 'پایان چهار'],
  ['<p>جدول</p><table><tbody><tr><td>IP</td><td>نشانی</td></tr></tbody></table><p>پایان پنج</p>', 'پایان پنج'],
  ['<pre><code>GET /api</code></pre><h2>Title</h2><p>405</p><p>پایان شش</p>', 'پایان شش'],
];

/** How each block of a text is drawn: its element, direction, the side of its border, and the face of its digits. */
const drawn = (box: Locator): Promise<string[]> =>
  box.evaluate((element) =>
    [...element.querySelectorAll('p, li, ul, ol, blockquote, td, pre, h2')]
      .filter((block) => block.matches('ul, ol, blockquote') || block.textContent.trim() !== '')
      .map((block) => {
        const { direction, borderRightWidth, borderLeftWidth, fontFamily } = getComputedStyle(block);
        const border = block.matches('blockquote') ? `${borderLeftWidth} ${borderRightWidth}` : '';
        return [block.localName, direction, border, block.matches('pre') ? '' : fontFamily].join(' ').trim();
      }),
  );

/** Where the groups of digits of a line stand, from the left of the screen to the right. */
const digitsFromLeft = (line: Locator): Promise<string[]> =>
  line.evaluate((element) => {
    const found: { digits: string; left: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const match of (node.textContent ?? '').matchAll(/[۰-۹]+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        found.push({ digits: match[0], left: range.getBoundingClientRect().left });
      }
    return found.toSorted((a, b) => a.left - b.left).map(({ digits }) => digits);
  });

test('[decisions 2.0] an amount and a decimal in a subject read as they were written', async ({ open }) => {
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, 'مبلغ ۱۲٬۳۴۵٬۶۷۸ ریال با نرخ ۲٫۵ درصد');
  await customer.goto(`/tickets/${id}`);
  const title = customer.getByRole('heading', { name: /۱۲٬۳۴۵٬۶۷۸/ });
  assert.deepEqual(await digitsFromLeft(title), ['۲', '۵', '۱۲', '۳۴۵', '۶۷۸']);
});

test('[decisions 2.0] what is sent looks as it was written: lists, quotes, tables and lines of both directions', async ({
  open,
  step,
}) => {
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const { id } = await fileTicket(customer, `چنان که نوشته شد ${Date.now()}`);
  await customer.goto(`/tickets/${id}`);
  for (const [html, last] of TEXTS) {
    step(last);
    await customer.getByRole('textbox', { name: 'متن پاسخ' }).click();
    const editor = await editorOf(customer, 'متن پاسخ');
    await editor.click();
    await editor.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await editor.getByText(last).waitFor();
    const written = await drawn(editor);
    await customer.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
    const shown = customer.getByRole('log').locator('.hd-rich').filter({ hasText: last });
    await shown.waitFor();
    assert.deepEqual(await drawn(shown), written, html);
  }
});
