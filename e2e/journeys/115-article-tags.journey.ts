import assert from 'node:assert/strict';
import {
  kbArticleList,
  knowledgebaseArticleGet,
  knowledgebaseArticleState,
  knowledgebaseArticleStore,
} from '@hamyar/contracts/knowledge-base';
import { expect } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

/** A name that no earlier run has used; of letters only, because pages show digits of another alphabet. */
const rareWord = (beginning: string): string =>
  beginning + [...String(Date.now() % 10_000_000)].map((digit) => 'بتجدرسشفقل'[Number(digit)]).join('');

test('[2.12, 4.11, 7.15, 7.17, decisions 2.12] an article gets a tag beside its form, and is found by it', async ({
  open,
  step,
}) => {
  const [admin, visitor] = [await open(), await open()];
  await logIn(admin, LOGINS.fullAdmin);
  const [name, tag] = [rareWord('برچسب‌دار'), rareWord('زمهریر')];
  const stored = await apiCall(admin, knowledgebaseArticleStore, { name, body_html: '<p>متن</p>', public: true });
  const { id } = stored.data;
  const version = async () => (await apiCall(admin, knowledgebaseArticleGet, { id })).data.version;
  await apiCall(admin, knowledgebaseArticleState, { id, version: await version(), state: 'published' });

  step('a new tag is created in its place, and is stored without saving the article');
  await admin.goto(`/knowledgeBase/articles/${id}`);
  const tags = admin.getByRole('region', { name: 'برچسب‌ها' });
  await tags.getByRole('button', { name: 'افزودن برچسب' }).click();
  const box = tags.getByRole('combobox', { name: 'افزودن برچسب' });
  await box.fill(tag);
  await box.press('Enter');
  const remove = tags.getByRole('button', { name: new RegExp(`برداشتن برچسب .*${tag}`) });
  await remove.waitFor();
  await box.press('Escape');
  assert.deepEqual(await axe(admin), []);

  step('a visitor finds the article by the tag, and is not shown it');
  const found = async () => (await apiCall(visitor, kbArticleList, { s: tag })).data.map((row) => row.id);
  await visitor.goto('/kb');
  assert.deepEqual(await found(), [id]);
  await visitor.goto(`/kb/articles/${id}`);
  await visitor.getByRole('heading', { level: 1, name }).waitFor();
  assert.equal(await visitor.getByText(tag).count(), 0);

  step('the list of articles is filtered by it, until it is taken away');
  await admin.goto('/knowledgeBase/articles');
  const filter = admin.getByRole('combobox', { name: 'برچسب' });
  await filter.click();
  await filter.fill(tag);
  await filter.press('Enter');
  await admin.waitForURL(/tag_id=\d+/);
  await expect(admin.getByRole('link', { name })).toBeVisible();
  const filtered = admin.url();
  await admin.getByRole('link', { name }).click();
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  await admin.goto(filtered);
  await waitUntilSettled(admin);
  assert.equal(await admin.getByRole('link', { name }).count(), 0);
  assert.deepEqual(await found(), []);

  step('the page of denied access is a refusal by its status too');
  assert.equal((await visitor.request.get('/kb/accessDenied')).status(), 403);
});
