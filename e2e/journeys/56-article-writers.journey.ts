import assert from 'node:assert/strict';
import { me } from '@hamyar/contracts/identity';
import {
  kbArticleList,
  knowledgebaseArticleGet,
  knowledgebaseArticleState,
  knowledgebaseArticleStore,
} from '@hamyar/contracts/knowledge-base';
import { settingsStore } from '@hamyar/contracts/settings';
import { expect, type Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer, choose, editorOf } from '../harness/forms.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** Names that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 1_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

/** Pages of visitors whose article is gone, and of a browser without scripts. */
const GONE = [/40\d|410/, /preloaded using link preload/];

async function storeArticle(page: Page, name: string, more: object = {}): Promise<number> {
  const stored = await apiCall(page, knowledgebaseArticleStore, { name, body_html: '<p>متن نخست</p>', ...more });
  assert.equal(stored.http, 201, JSON.stringify(stored));
  return stored.data.id;
}

/** Takes an article to a state by a call. */
async function toState(page: Page, id: number, state: 'published' | 'draft') {
  const { data } = await apiCall(page, knowledgebaseArticleGet, { id });
  return apiCall(page, knowledgebaseArticleState, { id, version: data.version, state });
}

async function openEditor(page: Page, id: number) {
  await page.goto(`/knowledgeBase/articles/${id}`);
  return editorOf(page, 'متن مقاله');
}

/** Presses a button whose call answers before anything else is done. */
async function pressAndWait(page: Page, button: string, call: RegExp, within = page.locator('body')): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET' && call.test(answer.url()));
  await within.getByRole('button', { name: button, exact: true }).click();
  assert.equal((await answered).status(), 200);
}
const STATE = /\/api\/knowledgebaseArticle\/\d+\/state/;
const SAVED = /\/api\/knowledgebaseArticle\/\d+$/;

async function setFourEyes(admin: Page, kb_four_eyes: boolean): Promise<void> {
  const saved = await apiCall(admin, settingsStore, { group: 'knowledgeBaseSettings', values: { kb_four_eyes } });
  assert.equal(saved.http, 200, JSON.stringify(saved));
}

test('[decisions 2.12] with four eyes nobody publishes what they have written: it is reviewed, returned with a reason, and published by somebody else', async ({
  open,
  step,
}) => {
  const author = await open();
  const reviewer = await open();
  const visitor = await open({ javaScriptEnabled: false, tolerate: GONE });
  await logIn(author, LOGINS.fullAdmin);
  await logIn(reviewer, LOGINS.senior);
  const name = `راهنمای ${rareWord('بازبین')}`;
  await setFourEyes(author, true);
  try {
    step('the author can only ask for a review');
    const id = await storeArticle(author, name);
    await openEditor(author, id);
    const publish = (page: Page) => page.getByRole('button', { name: 'انتشار', exact: true });
    await author.getByRole('button', { name: 'ارسال برای بازبینی' }).waitFor();
    assert.equal(await publish(author).count(), 0);
    const { user } = (await apiCall(reviewer, me)).data;
    await choose(author, 'بازبین', `${user.first_name} ${user.last_name}`);
    await pressAndWait(author, 'ارسال برای بازبینی', STATE);
    await author.getByText('در حال بازبینی').first().waitFor();
    assert.equal(await publish(author).count(), 0, 'nor while it is reviewed');
    const refused = await toState(author, id, 'published');
    assert.equal(refused.code, 'TRANSITION_FORBIDDEN', 'nor by a call');

    step('the reviewer is told, and returns it with a reason');
    await reviewer.goto('/');
    await reviewer.getByRole('button', { name: /اعلان/ }).first().click();
    await reviewer.getByText(name).first().click();
    await reviewer.waitForURL(new RegExp(`/knowledgeBase/articles/${id}$`));
    await editorOf(reviewer, 'متن مقاله');
    await publish(reviewer).waitFor();
    await reviewer.getByRole('button', { name: 'برگشت به پیش‌نویس' }).click();
    const reason = reviewer.getByRole('dialog', { name: 'برگشت به پیش‌نویس' });
    await reason.getByRole('textbox', { name: 'چه چیزی باید عوض شود؟' }).fill('گام دوم را هم بنویسید');
    assert.deepEqual(await axe(reviewer), []);
    await pressAndWait(reviewer, 'برگشت به پیش‌نویس', STATE, reason);

    step('the author reads the reason, writes, and asks again');
    const text = await openEditor(author, id);
    await author.getByText('گام دوم را هم بنویسید').waitFor();
    await text.click();
    await author.keyboard.press('Control+End');
    await author.keyboard.type(' و سپس گام دوم');
    await pressAndWait(author, 'ارسال برای بازبینی', STATE);
    assert.equal((await visitor.goto(`/kb/articles/${id}`))?.status(), 404);

    step('the reviewer publishes it');
    await openEditor(reviewer, id);
    await pressAndWait(reviewer, 'انتشار', STATE);
    assert.equal((await visitor.goto(`/kb/articles/${id}`))?.status(), 200);
    await visitor.getByText('گام دوم').first().waitFor();
  } finally {
    await setFourEyes(author, false);
  }
});

test('[decisions 2.12] an article that has expired is gone: its address says 410, and no search finds it', async ({
  open,
}) => {
  const admin = await open();
  const visitor = await open({ javaScriptEnabled: false, tolerate: GONE });
  await logIn(admin, LOGINS.fullAdmin);
  const word = rareWord('جشنواره');
  const found = async () => (await apiCall(visitor, kbArticleList, { s: word, perPage: 10 })).data.length;
  const soon = Math.floor(Date.now() / 1000) + 8;
  const id = await storeArticle(admin, `${word} پاییز`, { public: true, expire_at: soon });
  assert.equal((await toState(admin, id, 'published')).http, 200);
  assert.equal((await visitor.goto(`/kb/articles/${id}`))?.status(), 200);
  assert.equal(await found(), 1);
  await expect.poll(async () => (await visitor.goto(`/kb/articles/${id}`))?.status(), { timeout: 60_000 }).toBe(410);
  assert.equal(await found(), 0);
});

test('[2.44, 2.85, 2.86] an article begins with a template, names related articles only when they are applied, and its versions are compared and come back', async ({
  open,
  step,
}) => {
  const admin = await open();
  const visitor = await open({ javaScriptEnabled: false, tolerate: GONE });
  await logIn(admin, LOGINS.fullAdmin);
  const word = rareWord('نمونه');
  const other = `مقالهٔ ${rareWord('همراه')}`;
  const otherId = await storeArticle(admin, other, { public: true });
  assert.equal((await toState(admin, otherId, 'published')).http, 200);

  step('a template of the settings');
  await admin.goto('/settings/knowledgebaseTemplate/new');
  await admin.getByRole('textbox', { name: 'نام قالب' }).fill(`قالب ${word}`);
  await (await editorOf(admin, 'متن قالب')).click();
  await admin.keyboard.type('مشکل چیست و چگونه حل می‌شود');
  const made = admin.waitForResponse((answer) => answer.request().method() === 'POST' && /Template/.test(answer.url()));
  await admin.getByRole('button', { name: 'ذخیره', exact: true }).click();
  assert.equal((await made).status(), 201);

  step('takes the place of the text only after a question');
  const id = await storeArticle(admin, `راهنمای ${word}`, { public: true });
  const text = await openEditor(admin, id);
  await admin.getByRole('button', { name: 'قالب‌های آماده' }).click();
  const templates = admin.getByRole('dialog', { name: 'قالب‌های آماده' });
  // a part of the name finds it
  await templates.getByRole('searchbox').fill(word.slice(2));
  await templates.getByRole('button', { name: new RegExp(`قالب ${word}`) }).click();
  const question = admin.getByRole('alertdialog');
  await question.getByText('متن فعلی با متن قالب جایگزین شود؟').waitFor();
  await answer(admin, 'جایگزین شود');
  await text.getByText('مشکل چیست و چگونه حل می‌شود').waitFor();

  step('related articles count only when they are applied');
  const chooseRelated = async (button: string) => {
    await admin.getByRole('button', { name: 'افزودن مقالهٔ مرتبط' }).click();
    const related = admin.getByRole('dialog', { name: 'انتخاب مقالات مرتبط' });
    await related.getByRole('searchbox').fill(other);
    await related.getByRole('checkbox', { name: other }).check();
    await related.getByText('عمومی', { exact: true }).waitFor();
    assert.deepEqual(await axe(admin), []);
    await related.getByRole('button', { name: button, exact: true }).click();
    await related.waitFor({ state: 'detached' });
  };
  const row = admin.getByRole('button', { name: /از مقالات مرتبط$/ });
  await chooseRelated('انصراف');
  assert.equal(await row.count(), 0);
  await chooseRelated('ثبت انتخاب‌ها');
  assert.equal(await row.count(), 1);
  await pressAndWait(admin, 'انتشار', STATE);
  await visitor.goto(`/kb/articles/${id}`);
  await visitor.getByRole('region', { name: 'مقالات مرتبط' }).getByRole('link', { name: other }).waitFor();

  step('a second version is compared with the first one');
  await pressAndWait(admin, 'برگشت به پیش‌نویس', STATE);
  await (await editorOf(admin, 'متن مقاله')).click();
  await admin.keyboard.press('Control+End');
  await admin.keyboard.type(' به‌آسانی');
  await row.click();
  await pressAndWait(admin, 'ذخیره', SAVED);
  await admin.getByRole('button', { name: 'نسخه‌ها' }).click();
  await admin.locator('ins').getByText('به‌آسانی').first().waitFor();
  await admin.getByText('۱ بخش ویرایش‌شده').waitFor();
  await admin.getByText(other).first().waitFor();

  step('and the first one comes back, with what belonged to it');
  await pressAndWait(admin, 'بازگردانی نسخهٔ ۱', /\/version\/1\/restore/);
  await editorOf(admin, 'متن مقاله');
  await row.waitFor();
  const { data } = await apiCall(admin, knowledgebaseArticleGet, { id });
  assert.ok(!data.body_html.includes('به‌آسانی'));
  assert.deepEqual(
    data.related.map(({ name }) => name),
    [other],
  );
});

test('[decisions 2.0] two editors at once know of each other, and what either has written is kept', async ({
  open,
  step,
}) => {
  const first = await open();
  const second = await open();
  await logIn(first, LOGINS.fullAdmin);
  await logIn(second, LOGINS.senior);
  const name = `مقالهٔ ${rareWord('دونفره')}`;
  const id = await storeArticle(first, name);
  const text = await openEditor(first, id);
  await openEditor(second, id);

  step('each sees that the other has it open');
  for (const page of [first, second]) await page.getByText(/هم این مقاله را باز کرده است/).waitFor();

  step('one saves while the other writes');
  await text.click();
  await first.keyboard.press('Control+End');
  await first.keyboard.type(' و افزودهٔ نفر اول');
  const excerpt = (page: Page) => page.getByRole('textbox', { name: 'چکیده' });
  await excerpt(second).fill('چکیدهٔ نفر دوم');
  await pressAndWait(second, 'ذخیره', SAVED);

  step('the other is told when saving, and nothing of it is lost');
  await first.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await first
    .getByText(/هم‌زمان|در این فاصله/)
    .first()
    .waitFor();
  await text.getByText('و افزودهٔ نفر اول').waitFor();
  await expect(excerpt(first)).toHaveValue('چکیدهٔ نفر دوم');
  await pressAndWait(first, 'ذخیره', SAVED);
  const { data } = await apiCall(first, knowledgebaseArticleGet, { id });
  assert.match(data.body_html, /افزودهٔ نفر اول/);
  assert.equal(data.excerpt, 'چکیدهٔ نفر دوم');

  step('a text that both have changed stays in the field of who was late');
  await excerpt(first).fill('چکیدهٔ تازهٔ نفر اول');
  await excerpt(second).fill('چکیدهٔ دیگر نفر دوم');
  await pressAndWait(first, 'ذخیره', SAVED);
  await second.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await second.getByText('در این فاصله در جای دیگری هم تغییر کرده است').first().waitFor();
  await expect(excerpt(second)).toHaveValue('چکیدهٔ دیگر نفر دوم');
  assert.equal((await apiCall(first, knowledgebaseArticleGet, { id })).data.excerpt, 'چکیدهٔ تازهٔ نفر اول');
});
