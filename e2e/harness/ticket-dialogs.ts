// The dialogs over the list of tickets and over an open ticket; `e2e/screens/tickets.ts` names who opens them.
import { randomUUID } from 'node:crypto';
import { ticketContentUpdate, ticketStore, ticketTemplateStore } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { press, type Screen } from './screens.ts';
import { apiCall } from './session.ts';
import { postContent, readTicket } from './tickets.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Opens a dialog by an entry of a menu. */
const byMenu = (menu: string | RegExp, entry: string) => async (page: Page) => {
  await press(menu)(page);
  await press(entry, 'menuitem')(page);
  await dialogOf(page).first().waitFor();
};

/** An own internal ticket with a note whose text was changed. */
export async function ticketWithVersions(page: Page, departmentId: number): Promise<number> {
  const answer = await apiCall(page, ticketStore, {
    ...{ kind: 'internal', department_id: departmentId, subject: 'کابل سرور', body_html: '<p>پاره است</p>' },
    client_key: randomUUID(),
  });
  const { id } = answer.data;
  await postContent(page, id, 'note', '<p>متن نخست</p>');
  const note = (await readTicket(page, id)).data.contents.findLast(({ type }) => type === 'note')!;
  await apiCall(page, ticketContentUpdate, { id, content_id: note.id, body_html: '<p>متن دوم</p>', edit_count: 0 });
  return id;
}

/** The name of an own ready-made text, made for this run. */
export async function ownTemplate(page: Page): Promise<string> {
  const name = `متن من ${Date.now()}`;
  await apiCall(page, ticketTemplateStore, { name, body: '<p>سلام</p>', scope: 'personal' });
  return name;
}

const MORE = 'بیشتر';

/**
 * Those of an open ticket; `:edited` is one of {@link ticketWithVersions}, `:promised` one with due times, and `template`
 * a name of {@link ownTemplate}.
 */
export const ticketDialogs = (path: string): Screen[] => [
  {
    name: 'ticket-assign',
    path,
    open: async (page) => {
      const button = page.getByRole('button', { name: 'واگذاری تیکت', exact: true }).and(page.locator(':visible'));
      if ((await button.count()) > 0) await button.first().click();
      else await byMenu(MORE, 'واگذاری تیکت')(page);
      await dialogOf(page).waitFor();
    },
  },
  { name: 'ticket-share', path, open: byMenu(MORE, 'اشتراک‌گذاری تیکت') },
  {
    name: 'ticket-subject',
    path,
    wideOnly: true,
    open: async (page) => {
      await press(/^ویرایش عنوان تیکت/)(page);
      await dialogOf(page).waitFor();
    },
  },
  {
    name: 'ticket-versions',
    path: '/tickets/:edited',
    open: async (page) => {
      await press('ویرایش‌شده')(page);
      await dialogOf(page).getByText('متن نخست').waitFor();
    },
  },
  {
    name: 'ticket-template-edit',
    path,
    open: async (page, rows) => {
      await page.keyboard.press('KeyT');
      await dialogOf(page).getByRole('option').first().waitFor();
      await page.keyboard.type(String(rows.template));
      await dialogOf(page)
        .getByRole('option', { name: String(rows.template) })
        .waitFor();
      await dialogOf(page).getByRole('button', { name: 'ویرایش', exact: true }).click();
      await page.getByRole('textbox', { name: 'عنوان متن' }).waitFor();
    },
  },
  {
    name: 'ticket-sla-explained',
    path: '/tickets/:promised',
    wideOnly: true,
    open: async (page) => {
      await press('چگونه محاسبه شد؟')(page);
      await dialogOf(page).waitFor();
    },
  },
];

const selectFirst = async (page: Page): Promise<void> => {
  await page.locator('#root .hd-ticket-row a').first().focus();
  await page.keyboard.press('KeyX');
  await page.getByRole('toolbar').waitFor();
};

/** An action on the selected tickets, by a button of the bar or by an entry of one of its menus. */
const bulk = (name: string, button: string, entry?: string): Screen => ({
  name: `tickets-bulk-${name}`,
  path: '/tickets?view=all',
  open: async (page) => {
    await selectFirst(page);
    await page.getByRole('toolbar').getByRole('button', { name: button, exact: true }).click();
    if (entry !== undefined) await press(entry, 'menuitem')(page);
    await dialogOf(page).waitFor();
  },
});

/** Those of the selected tickets. */
export const bulkDialogs: readonly Screen[] = [
  bulk('close', 'تغییر وضعیت', 'بستن تیکت‌ها'),
  bulk('transfer', 'ارجاع'),
  bulk('category', MORE, 'دسته‌بندی'),
  bulk('service', MORE, 'محصول یا خدمت'),
  bulk('tags', MORE, 'برچسب‌ها'),
  bulk('reply', MORE, 'پاسخ با متن آماده'),
  bulk('share', MORE, 'اشتراک‌گذاری'),
  bulk('macro', MORE, 'اجرای ماکرو'),
  bulk('merge', MORE, 'ادغام'),
];

/** Those of who administers the desk: what was deleted, and tags. */
export const adminDialogs: readonly Screen[] = [
  { name: 'tickets-deleted', path: '/tickets?view=all', open: byMenu('نماهای دیگر', 'تیکت‌های حذف‌شده') },
  { name: 'tag-edit', path: '/settings/tags', open: byMenu(/^عملیات برچسب/, 'ویرایش') },
  { name: 'tags-merge', path: '/settings/tags', open: byMenu(/^عملیات برچسب/, 'ادغام برچسب‌ها') },
];
