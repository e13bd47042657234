import assert from 'node:assert/strict';
import { choose } from '../harness/forms.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';

test('sample things: a customer adds one, staff finds and closes it', async ({ open, step }) => {
  const title = `مورد ${Date.now()}`;

  step('the customer adds one');
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  await customer.goto('/sampleThings/new');
  await customer.getByRole('textbox', { name: 'عنوان' }).fill(title);
  await customer.getByRole('button', { name: 'ذخیره' }).click();
  await customer.waitForURL(/\/sampleThings\/\d+$/);
  await customer.getByRole('heading', { name: title }).waitFor();
  assert.equal(await customer.getByRole('link', { name: 'ویرایش', exact: true }).count(), 0);

  step('staff finds it in the list');
  const staff = await open();
  await logIn(staff, LOGINS.departmentAdmin);
  await staff.goto(`/sampleThings?keyword=${encodeURIComponent(title)}`);
  await staff.getByRole('link', { name: title }).first().click();
  await staff.waitForURL(/\/sampleThings\/\d+$/);

  step('and closes it');
  await staff.getByRole('link', { name: 'ویرایش', exact: true }).click();
  await choose(staff, 'وضعیت', 'بسته');
  await staff.getByRole('button', { name: 'ذخیره' }).click();
  await staff.waitForURL(/\/sampleThings\/\d+$/);
  await staff.getByText('بسته', { exact: true }).waitFor();

  step('the customer is notified, and the notification leads to it');
  await customer.goto('/');
  await customer.getByRole('button', { name: /اعلان/ }).first().click();
  await customer.getByText('در نمونه‌ها بسته شد').first().click();
  await customer.waitForURL(/\/sampleThings\/\d+$/);

  step('a customer who has not added it does not see it');
  const stranger = await open();
  await logIn(stranger, LOGINS.member);
  await stranger.goto('/sampleThings');
  await stranger.getByText('در نمونه‌ها هنوز چیزی ثبت نشده است').first().waitFor();
});

test('sample things: its settings page opens beside the settings pages of other modules', async ({ open, step }) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);

  step('a settings page of another module, then its own, in one document');
  await admin.goto('/settings/systemInformation');
  await admin.getByRole('heading', { level: 1, name: 'اطلاعات سیستم' }).waitFor();
  await admin.getByRole('navigation').getByRole('link', { name: 'تنظیمات نمونه‌ها' }).click();
  const adding = admin.getByRole('switch', { name: 'افزودن به نمونه‌ها توسط مشتریان' });
  await adding.click();

  step('saves, and is stored when it is read again');
  await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
  await admin.getByText('تنظیمات ذخیره شد').first().waitFor();
  await admin.reload();
  await adding.waitFor();
  assert.equal(await adding.isChecked(), false);

  step('and a customer has no way to a new one any more');
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  await customer.goto('/sampleThings');
  await customer.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await customer.getByRole('link', { name: 'افزودن به نمونه‌ها' }).count(), 0);
});

test('sample things: what is public is a complete page without scripts, and nothing else exists', async ({
  open,
  step,
  product,
}) => {
  const title = `راه چاپ ${Date.now()}`;

  step('an admin opens the page for everybody, staff adds one and shows it');
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  await admin.goto('/settings/sampleThings');
  await admin.getByRole('switch', { name: 'نمایش نمونه‌ها به همه' }).click();
  await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
  await admin.getByText('تنظیمات ذخیره شد').first().waitFor();
  const staff = await open();
  await logIn(staff, LOGINS.departmentAdmin);
  await staff.goto('/sampleThings/new');
  await staff.getByRole('textbox', { name: 'عنوان' }).fill(title);
  await staff.getByRole('textbox', { name: 'توضیحات' }).fill('کاغذ را بردارید و دوباره چاپ کنید.');
  await staff.getByRole('button', { name: 'ذخیره' }).click();
  await staff.waitForURL(/\/sampleThings\/\d+$/);
  const id = new URL(staff.url()).pathname.split('/').at(-1);
  const visitor = await open({ javaScriptEnabled: false, tolerate: [/404/] });
  assert.equal((await visitor.goto(`/publicSampleThings/${id}/-`))?.status(), 404);
  await staff.getByRole('link', { name: 'ویرایش', exact: true }).click();
  await staff.getByRole('switch', { name: 'نمایش به همه در نمونه‌ها' }).click();
  await staff.getByRole('button', { name: 'ذخیره' }).click();
  await staff.getByRole('link', { name: 'صفحهٔ عمومی در نمونه‌ها' }).waitFor();

  step('a visitor whose browser runs no scripts reads it, at the address with its title');
  const answer = await visitor.goto(`/publicSampleThings/${id}/old-title`);
  const address = decodeURIComponent(visitor.url());
  assert.equal(answer?.status(), 200);
  assert.equal(address, `${product.baseUrl}/publicSampleThings/${id}/${title.replaceAll(' ', '-')}`);
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  await visitor.getByText('کاغذ را بردارید و دوباره چاپ کنید.').waitFor();
  assert.match(await visitor.title(), new RegExp(`^${title} · `));
  const meta = (name: string) => visitor.locator(`head [${name}]`).first();
  assert.equal(await meta('name="description"').getAttribute('content'), 'کاغذ را بردارید و دوباره چاپ کنید.');
  assert.equal(decodeURIComponent((await meta('rel="canonical"').getAttribute('href')) ?? ''), address);
  for (const width of [1440, 390]) {
    await visitor.setViewportSize({ width, height: 900 });
    const wide = await visitor.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    assert.equal(wide, 0, `the page is wider than ${width}`);
  }

  step('it is in the sitemap that robots.txt names, and is not sent again while it is the same');
  const { request } = visitor;
  const robots = await (await request.get('/robots.txt')).text();
  const index = await (await request.get(/Sitemap: (.*)/.exec(robots)?.[1] ?? '')).text();
  const part = await (await request.get(/<loc>(.*publicSampleThings.*?)<\/loc>/.exec(index)?.[1] ?? '')).text();
  assert.ok(decodeURIComponent(part).includes(`<loc>${address}</loc>`), part);
  const etag = answer?.headers()['etag'] ?? '';
  const again = await request.get(visitor.url(), { headers: { 'if-none-match': etag } });
  assert.equal(again.status(), 304);

  step('with scripts the page stays as it is, and asks for nothing');
  const reader = await open();
  const calls: string[] = [];
  reader.on('request', (sent) => {
    if (new URL(sent.url()).pathname.startsWith('/api/')) calls.push(sent.url());
  });
  // every difference between what the server and the browser render is an error of the console, which fails the journey
  assert.equal((await reader.goto(`/publicSampleThings/999999/-`))?.status(), 404);
  await reader.locator('#root .hd-error-page').waitFor();
  await reader.goto(visitor.url());
  await reader.locator('#root').getByRole('heading', { level: 1, name: title }).waitFor();
  assert.deepEqual(calls, []);
  assert.match(await reader.title(), new RegExp(`${title}.* · `));

  step('when the admin closes it, the page is one that does not exist');
  await admin.getByRole('switch', { name: 'نمایش نمونه‌ها به همه' }).click();
  await admin.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
  await admin.getByText('تنظیمات ذخیره شد').first().waitFor();
  for (const path of [new URL(address).pathname, '/nowhere'])
    assert.match((await visitor.goto(path))?.url() ?? '', /\/login\?next=/);
  assert.equal((await request.get(`/api/publicSampleThing/${id}`)).status(), 404);
});
