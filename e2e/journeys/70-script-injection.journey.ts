import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../../apps/server/test/hostile-html.ts';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, postContent } from '../harness/tickets.ts';

/** Everything in a page that can run code or link elsewhere and does not come from the product. */
const foreign = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const tag = element.localName;
      const src = element.getAttribute('src') ?? '';
      const ours =
        tag === 'script' &&
        (/^(\/|http:\/\/127\.0\.0\.1)/.test(src) || element.getAttribute('type') === 'application/json');
      const found =
        /^(script|iframe|object|embed|base|frame|applet|portal|math|form)$/.test(tag) &&
        !ours &&
        !element.closest('form.hd-form, form.lg-form, [role=search]')
          ? [`<${tag} ${src}>`]
          : [];
      const bad = [...element.attributes].filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
            /^\s*(javascript|vbscript|data:text)/i.test(value)),
      );
      return [...found, ...bad.map(({ name, value }) => `<${tag} ${name}="${value}">`)];
    }),
  );

// the harness fails on any console error, so that code which only the security policy stopped is found as well
test('[5.1, decisions 2.0] three hundred malicious texts are shown in both editions, and none of them runs', async ({
  open,
  step,
}) => {
  const [staff, customer] = [await open(), await open()];
  await logIn(staff, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  for (const page of [staff, customer])
    page.on('dialog', (dialog) => assert.fail(`a text opened "${dialog.message()}"`));
  const texts = HOSTILE_HTML.filter((text) => !text.includes('\0') && text.length < 4_000);
  assert.ok(texts.length >= 300);
  const part = (index: number) =>
    texts
      .slice(index * 40, index * 40 + 40)
      .map((text) => `<p>متن</p>${text}`)
      .join('');

  step('a ticket, replies and a note with them');
  const plain = 'java\tscript:alert(1) "\' autofocus onfocus=alert(1) {{7*7}}';
  const { id } = await fileTicket(customer, `متن بیگانه ${plain}`, part(0));
  for (let index = 1; index * 40 < texts.length; index += 1)
    assert.equal((await postContent(index % 2 ? staff : customer, id, 'message', part(index))).status, 'UPDATED');
  await postContent(staff, id, 'note', part(1));

  step('both editions show them');
  for (const page of [staff, customer]) {
    await page.goto(`/tickets/${id}`);
    await page.getByRole('log').getByText('متن').first().waitFor();
    assert.deepEqual(await foreign(page), []);
  }
  step('in the list, the search and the address');
  for (const text of [plain, ...texts.slice(0, 5)]) {
    await staff.goto(`/tickets?view=all&s=${encodeURIComponent(text.slice(0, 80))}`);
    // not the initial page of the server only
    await waitUntilSettled(staff);
    assert.deepEqual(await foreign(staff), []);
  }
  const visitor = await open();
  for (const text of ['javascript:alert(1)', '//evil.example', '"><script>alert(1)</script>']) {
    await visitor.goto(`/login?next=${encodeURIComponent(text)}`);
    await visitor.getByRole('textbox').first().waitFor();
    assert.deepEqual(await foreign(visitor), []);
  }
});
