import assert from 'node:assert/strict';
import { draftDelete } from '@hamyar/contracts/drafts';
import { profileGet, updateProfile } from '@hamyar/contracts/identity';
import type { Page } from '@playwright/test';
import { editorOf } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { apiCall, LOGINS, openSession } from '../harness/session.ts';
import { fileTicket } from '../harness/tickets.ts';

/** Writes a reply, and waits until the server has it. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'متن پاسخ' }).click();
  const editor = await editorOf(page, 'متن پاسخ');
  const stored = page.waitForResponse(
    async (answer) =>
      answer.url().includes('/api/draft/') &&
      answer.request().method() === 'PUT' &&
      (await answer.text()).includes('"accepted":true'),
  );
  await page.keyboard.type(text);
  await editor.getByText(text).waitFor();
  await stored;
}

test('[decisions 2.4] what one person has written on two devices is offered on both, and neither text is lost', async ({
  open,
  step,
}) => {
  const desk = await open();
  const phone = await open({ viewport: { width: 390, height: 844 } });
  for (const page of [desk, phone]) await openSession(page, LOGINS.customer);
  const { id } = await fileTicket(desk, `دو دستگاه ${Date.now()}`);
  const key = `ticket:${id}:message`;
  try {
    step('both begin before either has written');
    for (const page of [desk, phone]) {
      const asked = page.waitForResponse((answer) => answer.url().includes(`/api/draft/`));
      await page.goto(`/tickets/${id}`);
      await asked;
    }
    await write(desk, 'از رایانه');
    await write(phone, 'از گوشی');

    step('the phone has the text of the desk as the other version, and brings it');
    const other = phone.getByRole('region', { name: 'نسخهٔ دیگر' });
    await phone.getByRole('button', { name: 'نسخهٔ دیگر' }).click();
    await other.getByText('از رایانه').waitFor();
    const swapped = phone.waitForResponse((answer) => answer.request().method() === 'PUT');
    await other.getByRole('button', { name: 'آوردن این نسخه' }).click();
    assert.equal((await swapped).status(), 200);
    await (await editorOf(phone, 'متن پاسخ')).getByText('از رایانه').waitFor();

    step('a page opened after that has both');
    await desk.reload();
    await desk.getByText('از رایانه').first().waitFor();
    await desk.getByRole('button', { name: 'نسخهٔ دیگر' }).click();
    await desk.getByRole('region', { name: 'نسخهٔ دیگر' }).getByText('از گوشی').waitFor();
    await desk.getByRole('button', { name: 'نگه داشتن متن کنونی' }).click();
    await desk.getByRole('button', { name: 'نسخهٔ دیگر' }).waitFor();
  } finally {
    assert.equal((await apiCall(desk, draftDelete, { key })).http, 200);
  }
});

test('[decisions 2.4] an employee sets for how long the own replies can be taken back', async ({ open }) => {
  const page = await open();
  await openSession(page, LOGINS.agent);
  try {
    await page.goto('/editProfile');
    const form = page.getByRole('form', { name: 'مهلت لغو ارسال پاسخ' });
    await form.getByRole('spinbutton').fill('25');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/updateProfile'));
    await form.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    assert.equal((await saved).status(), 200);
    const read = await apiCall(page, profileGet);
    assert.equal(read.data.undo_seconds, 25);
  } finally {
    assert.equal((await apiCall(page, updateProfile, { undo_seconds: null })).http, 200);
  }
});
