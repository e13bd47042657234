import assert from 'node:assert/strict';
import {
  kbArticleList,
  knowledgebaseArticleGet,
  knowledgebaseArticleState,
  knowledgebaseArticleStore,
} from '@hamyar/contracts/knowledge-base';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { pngFile } from '../harness/files.ts';
import { test } from '../harness/fixtures.ts';
import { answer, choose, editorOf, pastePicture } from '../harness/forms.ts';
import { openInitialPage, waitUntilSettled } from '../harness/screens.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket } from '../harness/tickets.ts';

/** Of a page without scripts, where nothing uses what was loaded ahead for them. */
const AHEAD = /preloaded using link preload/;
const CATEGORY = 'تجهیزات فروشگاهی';

/** A word that is in no other article; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 1_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

/** Status of a page for who opens it, and the address at which they end. */
async function open(page: Page, path: string): Promise<{ status: number | undefined; path: string }> {
  const answer = await page.goto(path);
  return { status: answer?.status(), path: decodeURIComponent(new URL(page.url()).pathname) };
}

/** Begins an article by the dialog of the list; returns its id. */
async function beginArticle(page: Page, name: string): Promise<number> {
  await page.goto('/knowledgeBase/articles');
  await page.getByRole('button', { name: 'مقالهٔ جدید' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'ساخت پیش‌نویس' }).click();
  await page.waitForURL(/\/articles\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /\/api\/knowledgebaseArticle\/\d+$/.test(answer.url()),
  );
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  assert.equal((await saved).status(), 200);
}

/** Presses the button of a state, and the one of the question where there is one; waits until the article has the state. */
async function changeState(page: Page, button: string, state: string): Promise<void> {
  const changed = page.waitForResponse(/\/api\/knowledgebaseArticle\/\d+\/state/);
  await page.getByRole('button', { name: button, exact: true }).click();
  if (state === 'بایگانی‌شده') await answer(page, button);
  assert.equal((await changed).status(), 200);
  await page.locator('h1 + *, .hd-page-head').getByText(state).first().waitFor();
}

/** Searches in the knowledge base by Enter; returns the dialog with the results. */
async function searchFor(page: Page, words: string) {
  await page.goto('/kb');
  await waitUntilSettled(page);
  await page.getByRole('searchbox').first().fill(words);
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'نتایج جستجو' });
}

const found = async (page: Page, words: string): Promise<string[]> =>
  (await apiCall(page, kbArticleList, { s: words, perPage: 10 })).data.map(({ name }) => name);

test('[2.12, 2.13, 2.28, 2.53, 2.54] an article is written, previewed and published; visitors without scripts and customers read it, say whether it helped, and its versions come back', async ({
  open: openPage,
  step,
}) => {
  const admin = await openPage({ tolerate: [/net::ERR_ABORTED/] });
  const plain = await openPage({ javaScriptEnabled: false, tolerate: [/404|410/, AHEAD] });
  const customer = await openPage();
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const word = rareWord('پولکام');
  const name = `ترازوی ${word} وزن را نمی‌فرستد`;

  step('a draft with formatting and a picture');
  const id = await beginArticle(admin, name);
  const address = `/kb/articles/${id}`;
  const editor = await editorOf(admin, 'متن مقاله');
  await editor.click();
  await admin.keyboard.type('کابل ترازو را ببینید و سپس ');
  await admin.keyboard.press('Control+KeyB');
  await admin.keyboard.type('نرخ انتقال');
  await admin.keyboard.press('Control+KeyB');
  await admin.keyboard.type(' را ۹۶۰۰ بگذارید.');
  await admin.keyboard.press('Enter');
  await pastePicture(editor, pngFile('ترازو.png'));
  await editor.locator('img[src*="/api/attachment/"]').waitFor();
  await choose(admin, 'دسته‌بندی‌های مقاله', CATEGORY);
  await admin.keyboard.press('Escape');
  await save(admin);
  assert.deepEqual(await axe(admin), []);
  assert.equal((await open(plain, address)).status, 404, 'nobody reads a draft');
  assert.deepEqual(await found(customer, word), []);

  step('previewed as a visitor would see it');
  await admin.getByRole('radio', { name: 'مهمان' }).check();
  await admin.locator('article').getByText('نرخ انتقال').waitFor();
  assert.deepEqual(await axe(admin), []);
  await admin.getByRole('radio', { name: 'ویرایش' }).check();
  await editorOf(admin, 'متن مقاله');

  step('published: whole for a visitor without scripts');
  await changeState(admin, 'انتشار', 'منتشرشده');
  const read = await open(plain, address);
  assert.equal(read.status, 200);
  assert.match(read.path, new RegExp(`^${address}/ترازوی-${word}`));
  assert.equal(await plain.locator('article strong').textContent(), 'نرخ انتقال');
  assert.ok((await plain.title()).includes(name));
  const picture = (await plain.locator('article img').getAttribute('src')) ?? '';
  assert.equal((await plain.request.get(picture)).headers()['content-type'], 'image/png');
  const canonical = (await plain.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  assert.equal(decodeURIComponent(new URL(canonical).pathname), read.path);
  const sitemap = async () => (await plain.request.get('/sitemap/kb-articles-id-slug-0.xml')).text();
  assert.ok((await sitemap()).includes(`${address}/`), 'search engines are told of it');

  step('a customer finds it, also with a wrong keyboard layout and a missing half-space');
  const results = await searchFor(customer, `ترازوی ${word}`);
  await results.getByRole('link').first().waitFor();
  assert.deepEqual(await axe(customer), []);
  await results.getByRole('link').first().click();
  await customer.getByRole('heading', { level: 1, name }).waitFor();

  step('they say that it helped, and why');
  await customer.getByRole('button', { name: 'بله' }).click();
  await customer.getByRole('textbox', { name: 'چه چیزی را بهتر کنیم؟' }).fill('عکس کابل هم بگذارید');
  await customer.getByRole('button', { name: 'ارسال نظر' }).click();
  await customer.getByText('از نظر شما سپاسگزاریم').waitFor();
  await customer.getByRole('button', { name: 'مشکلم حل شد' }).click();
  await customer.getByText('خوشحالیم که مشکلتان حل شد').waitFor();
  await admin.reload();
  await admin.getByRole('button', { name: 'دیدن ۱ نظر' }).click();
  await admin.getByRole('dialog').getByText('عکس کابل هم بگذارید').waitFor();
  await admin.keyboard.press('Escape');

  step('a second version is written while the first one is read');
  await changeState(admin, 'برگشت به پیش‌نویس', 'پیش‌نویس');
  const again = await editorOf(admin, 'متن مقاله');
  await again.click();
  await admin.keyboard.press('Control+End');
  await admin.keyboard.type('دستگاه را خاموش و روشن کنید.');
  await save(admin);
  await open(plain, address);
  assert.equal(await plain.getByText('خاموش و روشن').count(), 0);
  await changeState(admin, 'انتشار', 'منتشرشده');
  await open(plain, address);
  await plain.getByText('خاموش و روشن').waitFor();

  step('the first version is compared and comes back');
  await admin.getByRole('button', { name: 'نسخه‌ها' }).click();
  await admin.getByText('۱ بخش افزوده').or(admin.getByText('۱ بخش ویرایش‌شده')).first().waitFor();
  await waitUntilSettled(admin);
  assert.deepEqual(await axe(admin), []);
  await admin.getByRole('button', { name: 'بازگردانی نسخهٔ ۱' }).click();
  await admin.getByText(/نسخه‌ای تازه با متن نسخهٔ ۱/).waitFor();
  await editorOf(admin, 'متن مقاله');
  await changeState(admin, 'انتشار', 'منتشرشده');
  await open(plain, address);
  assert.equal(await plain.getByText('خاموش و روشن').count(), 0);

  step('another name keeps the old address');
  await changeState(admin, 'برگشت به پیش‌نویس', 'پیش‌نویس');
  await admin.getByRole('textbox', { name: 'نامک' }).fill(`ترازو-${word}`);
  await save(admin);
  await changeState(admin, 'انتشار', 'منتشرشده');
  assert.equal((await open(plain, read.path)).path, `${address}/ترازو-${word}`);

  step('what has been archived is gone, everywhere');
  await changeState(admin, 'بایگانی', 'بایگانی‌شده');
  assert.equal((await open(plain, address)).status, 410);
  assert.deepEqual(await found(customer, word), []);
  assert.ok(!(await sitemap()).includes(`${address}/`));
  assert.notEqual((await plain.request.get(picture)).status(), 200, 'nor is its picture there');
  const empty = await searchFor(customer, word);
  await customer.getByText('نتیجه ای برای جستجوی شما پیدا نشد.').waitFor();
  assert.equal(await empty.count(), 0);
});

test('[2.12, 3.7] what is for employees or scheduled stays closed to others', async ({ open: openPage, step }) => {
  const admin = await openPage();
  const visitor = await openPage({ javaScriptEnabled: false, tolerate: [/40\d/, AHEAD] });
  const customer = await openPage({ tolerate: [/40\d/] });
  await logIn(admin, LOGINS.fullAdmin);
  await logIn(customer, LOGINS.customer);
  const word = rareWord('زمرد');
  const write = async (name: string, more: object, state: object) => {
    const stored = await apiCall(admin, knowledgebaseArticleStore, { name, body_html: '<p>متن</p>', ...more });
    assert.equal(stored.http, 201, JSON.stringify(stored));
    const { data } = await apiCall(admin, knowledgebaseArticleGet, { id: stored.data.id });
    const changed = await apiCall(admin, knowledgebaseArticleState, {
      id: data.id,
      version: data.version,
      ...state,
    } as never);
    assert.equal(changed.http, 200, JSON.stringify(changed));
    return data.id;
  };
  step('two articles');
  const internal = await write(`${word} داخلی`, { public: false, user_group: 'employees' }, { state: 'published' });
  const later = Math.floor(Date.now() / 1000) + 86_400;
  const scheduled = await write(`${word} فردا`, { public: true }, { state: 'scheduled', publish_at: later });

  step('only employees read the first one, nobody the second one');
  for (const page of [visitor, customer]) {
    for (const id of [internal, scheduled]) {
      const { status } = await open(page, `/kb/articles/${id}`);
      // who is logged in is told by the page, because the application is already running there
      if (page === visitor) assert.equal(status, 404);
      await page.getByText('صفحهٔ مورد نظر پیدا نشد').first().waitFor();
      assert.ok(!(await page.title()).includes(word), 'not even its name is told');
    }
    assert.deepEqual(await found(page, word), []);
  }
  assert.deepEqual(await found(admin, word), [`${word} داخلی`]);
});

test('[2.84, 5.41] categories are ordered by the keyboard, and readers see them in that order', async ({
  open: openPage,
  step,
}) => {
  const admin = await openPage();
  const visitor = await openPage({ javaScriptEnabled: false, tolerate: [AHEAD] });
  await logIn(admin, LOGINS.fullAdmin);
  const order = async () => {
    await visitor.goto('/kb');
    return visitor.locator('.kb-cards b').allTextContents();
  };
  const [first, second, ...others] = await order();
  assert.ok(first && second);
  step('one place down');
  await admin.goto('/knowledgeBase/articleCategories');
  // names stand between characters that keep their direction
  const handle = admin.getByRole('button', { name: new RegExp(`جابه‌جایی .?${first}`) });
  await handle.focus();
  const moved = admin.waitForResponse(/updateOrder/);
  await admin.keyboard.press('Alt+ArrowDown');
  assert.equal((await moved).status(), 200);
  assert.deepEqual(await order(), [second, first, ...others]);
  step('and back');
  const back = admin.waitForResponse(/updateOrder/);
  await handle.focus();
  await admin.keyboard.press('Alt+ArrowUp');
  assert.equal((await back).status(), 200);
  assert.deepEqual(await order(), [first, second, ...others]);
});

test('[2.28, decisions 2.12] who still needs help goes from an article of the server to a new ticket and back in one document, without an error in the console', async ({
  open: openPage,
  step,
}) => {
  const customer = await openPage();
  await logIn(customer, LOGINS.customer);
  const { data } = await apiCall(customer, kbArticleList, { s: 'چاپگر رسید', perPage: 10 });
  const article = data[0] ?? assert.fail('no article in the demo company');
  await openInitialPage(customer, `/kb/articles/${article.id}/${article.slug}`);
  await waitUntilSettled(customer);
  await customer.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  step('the article has not helped');
  await customer.getByRole('link', { name: 'مشکلم حل نشد، تیکت می‌فرستم' }).click();
  await customer.waitForURL(({ pathname }) => pathname === '/tickets/new');
  step('what the module of the article suggests there is its next root');
  await customer.getByRole('textbox', { name: 'عنوان تیکت' }).fill('چاپگر رسید چاپ نمی‌کند');
  await customer.getByRole('region', { name: 'شاید پاسخ شما اینجا باشد' }).getByRole('button').first().waitFor();
  await customer.goBack();
  await customer.getByRole('heading', { level: 1, name: article.name }).waitFor();
  assert.equal(await customer.evaluate(() => Reflect.get(globalThis, 'sameDocument')), true);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`[decisions 2.12] an article answers a ticket before it is sent, and an employee answers by one, at ${viewport.width} px`, async ({
    open: openPage,
    step,
  }) => {
    const customer = await openPage({ viewport });
    await logIn(customer, LOGINS.customer);

    step('home leads to what is read most');
    await customer.goto('/');
    await customer
      .getByRole('link', { name: /دقیقه مطالعه/ })
      .first()
      .waitFor();
    await waitUntilSettled(customer);
    assert.deepEqual(await axe(customer), []);

    step('suggested while a ticket is written');
    await customer.goto('/tickets/new');
    await customer.getByRole('textbox', { name: 'عنوان تیکت' }).fill('چاپگر رسید چاپ نمی‌کند');
    // on phones one line, which opens the list
    const openSuggested = async () => {
      const line = customer.locator('.kb-suggest-line');
      await line.waitFor({ state: 'attached' });
      if (await line.isVisible()) await line.click();
      await customer
        .getByRole((await line.isVisible()) ? 'dialog' : 'region', { name: 'شاید پاسخ شما اینجا باشد' })
        .getByRole('button', { name: /چاپگر رسید چاپ نمی‌کند/ })
        .click();
    };
    await openSuggested();
    const article = customer.getByRole('dialog', { name: /چاپگر رسید/ });
    await article.locator('.kb-text').waitFor();
    assert.deepEqual(await axe(customer), []);
    await article.getByRole('button', { name: 'ادامهٔ نوشتن تیکت' }).click();
    assert.equal(await customer.getByRole('textbox', { name: 'عنوان تیکت' }).inputValue(), 'چاپگر رسید چاپ نمی‌کند');

    step('it was the answer: no ticket is needed');
    await openSuggested();
    await article.getByRole('button', { name: 'مشکلم حل شد' }).click();
    await customer.waitForURL(({ pathname }) => pathname === '/tickets');
    await customer.goto('/tickets/new');
    assert.equal(await customer.getByRole('textbox', { name: 'عنوان تیکت' }).inputValue(), '');

    step('an employee puts a link into the reply');
    const { id } = await fileTicket(customer, 'چاپگر رسید چاپ نمی‌کند', '<p>کاغذ می‌آید و سفید است.</p>');
    const staff = await openPage({ viewport });
    await logIn(staff, LOGINS.departmentAdmin);
    await staff.goto(`/tickets/${id}`);
    await waitUntilSettled(staff);
    await staff.keyboard.press('KeyR');
    await staff.getByRole('button', { name: 'پاسخ آماده در پایگاه دانش' }).click();
    const answers = staff.getByRole('dialog', { name: 'پاسخ از پایگاه دانش' });
    await answers.getByRole('button', { name: /درج پیوند: .*چاپگر رسید/ }).waitFor();
    assert.deepEqual(await axe(staff), []);
    await answers.getByRole('button', { name: /درج پیوند: .*چاپگر رسید/ }).click();
    await staff.locator('[contenteditable=true] a[href^="/kb/articles/"]').waitFor();
    await staff.getByRole('button', { name: 'ارسال پاسخ' }).click();
    await customer.goto(`/tickets/${id}`);
    await customer
      .getByRole('log')
      .getByRole('link', { name: /چاپگر رسید/ })
      .click();
    await customer.waitForURL(/\/kb\/articles\/\d+/);
    await customer.getByRole('heading', { level: 1, name: /چاپگر رسید/ }).waitFor();

    step('and the ticket becomes an article');
    const writer = await openPage({ viewport });
    await logIn(writer, LOGINS.fullAdmin);
    await writer.goto(`/tickets/${id}`);
    await waitUntilSettled(writer);
    await writer.keyboard.press('KeyR');
    await writer.getByRole('button', { name: 'پاسخ آماده در پایگاه دانش' }).click();
    await writer.getByRole('button', { name: 'ساخت مقاله از این تیکت' }).click();
    await writer.getByRole('button', { name: 'ساخت پیش‌نویس' }).click();
    await writer.waitForURL(/\/knowledgeBase\/articles\/\d+/);
    const text = await editorOf(writer, 'متن مقاله');
    await text.getByText('کاغذ می‌آید و سفید است.').waitFor();
    await text.getByRole('heading', { name: 'راه‌حل' }).waitFor();
  });
}
