import assert from 'node:assert/strict';
import { calendarEventList } from '@hamyar/contracts/calendar';
import { userList } from '@hamyar/contracts/customers';
import { fileList } from '@hamyar/contracts/files';
import {
  kbArticleList,
  kbCategoryList,
  knowledgebaseArticleList,
  knowledgebaseTemplateList,
} from '@hamyar/contracts/knowledge-base';
import { organizationList } from '@hamyar/contracts/organizations';
import { ticketList, type TicketListQuery, type TicketRow } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { apiCall } from './session.ts';

/** A screen to check: its address, and what is opened on it. */
export interface Screen {
  /** Name in kebab-case. */
  name: string;
  path: string;
  /** Opens the dialog, menu or drawer to be checked. */
  open?(page: Page): Promise<void>;
  /** Only in wide windows, because at 390 px another screen shows the same. */
  wideOnly?: boolean;
  /** Always opened as a new document, because the title does not tell it from the screen before it. */
  fresh?: boolean;
}

const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'link' = 'button') =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .and(page.locator(':visible'))
      .first()
      .click();
  };
/** Opens a dialog by its keyboard shortcut and waits for it, because its code loads at the first use. */
const key =
  (keys: string, opened = '[role=dialog]') =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(keys);
    await page.locator(opened).first().waitFor();
  };
const first = <Row>(rows: readonly Row[], what: string): Row =>
  rows[0] ?? assert.fail(`no ${what} in the demo company`);

async function openTicketOf(page: Page, query: TicketListQuery): Promise<TicketRow> {
  return first(
    (await apiCall(page, ticketList, { perPage: 10, ...query })).data,
    `ticket with ${JSON.stringify(query)}`,
  );
}

/** Every screen and dialog of the staff edition, as a full admin or an employee of a department sees them. */
export async function deskScreens(page: Page): Promise<Screen[]> {
  const { id } = await openTicketOf(page, { status: [0, 3] });
  const ticket = `/tickets/${id}`;
  return [
    { name: 'dashboard', path: '/' },
    { name: 'bell', path: '/', open: press(/اعلان/) },
    { name: 'profile-menu', path: '/', open: press(/منوی کاربری/) },
    {
      name: 'palette',
      path: '/',
      open: async (at) => {
        await key('Control+KeyK')(at);
        await at.getByRole('combobox').fill('ا');
      },
    },
    { name: 'tickets', path: '/tickets?view=all' },
    { name: 'tickets-more', path: '/tickets?view=all', open: press('نماهای دیگر') },
    { name: 'tickets-filter', path: '/tickets?view=all', open: key('KeyF') },
    { name: 'tickets-keys', path: '/tickets?view=all', open: key('Shift+Slash') },
    { name: 'tickets-nothing', path: '/tickets?view=all&s=%D9%87%DB%8C%DA%86%E2%80%8C%DA%86%DB%8C%D8%B2' },
    { name: 'tickets-table', path: '/tickets?layout=table&view=all', wideOnly: true },
    { name: 'tickets-columns', path: '/tickets?layout=table&view=all', wideOnly: true, open: press('انتخاب ستون‌ها') },
    { name: 'ticket', path: ticket },
    { name: 'ticket-reply', path: ticket, open: key('KeyR', '[contenteditable=true]') },
    { name: 'ticket-note', path: ticket, open: key('KeyN', '.hd-composer-note [contenteditable=true]') },
    { name: 'ticket-transfer', path: ticket, open: key('KeyA') },
    { name: 'ticket-close', path: ticket, open: key('KeyE') },
    { name: 'ticket-menu', path: ticket, open: press('بیشتر') },
    {
      name: 'ticket-history',
      path: ticket,
      open: async (at) => {
        await press('بیشتر')(at);
        await press('تاریخچهٔ تیکت', 'menuitem')(at);
        await at.getByRole('dialog').waitFor();
      },
    },
    { name: 'ticket-missing', path: '/tickets/999999999' },
    { name: 'ticket-new', path: '/tickets/new' },
    { name: 'ticket-from-customer', path: '/tickets/fromCustomer' },
    { name: 'page-missing', path: '/nowhere' },
    { name: 'profile', path: '/editProfile' },
  ];
}

/** Screens for people who manage other people. */
export async function peopleScreens(page: Page): Promise<Screen[]> {
  const customer = first((await apiCall(page, userList, { employee: 0, perPage: 10 })).data, 'customer');
  const organization = first((await apiCall(page, organizationList, { perPage: 10 })).data, 'organisation');
  return [
    { name: 'customers', path: '/customers' },
    { name: 'customer', path: `/customers/${customer.id}` },
    { name: 'customer-new', path: '/customers/new' },
    { name: 'customer-edit', path: `/customers/edit?id=${customer.id}` },
    {
      name: 'customer-delete',
      path: `/customers/${customer.id}`,
      open: async (at) => {
        await press('حذف مشتری')(at);
        await at.getByRole('alertdialog').or(at.getByRole('dialog')).first().waitFor();
      },
    },
    { name: 'organizations', path: '/organization' },
    { name: 'organization', path: `/organization/${organization.id}` },
    { name: 'organization-new', path: '/organization/new' },
  ];
}

/** Screens for the full admin only. */
export const settingsScreens = (): Screen[] => [
  { name: 'settings', path: '/settings' },
  { name: 'settings-system', path: '/settings/systemInformation', fresh: true },
  { name: 'settings-accounts', path: '/settings/userAccountSettings' },
  { name: 'settings-health', path: '/settings/moduleHealth' },
  { name: 'settings-notices', path: '/settings/generalNoticeSettings' },
];

/** Screens of the file manager, over the files of the demo company, as who manages them sees them. */
export async function fileScreens(page: Page): Promise<Screen[]> {
  const tops = (await apiCall(page, fileList, { only: 'folders' })).data;
  const pages = await Promise.all(tops.map(({ id }) => apiCall(page, fileList, { parent_id: id, only: 'files' })));
  const at = pages.findIndex(({ data }) => data.length > 1);
  const file = pages[at]?.data[0] ?? assert.fail('no file in the demo company');
  const folder = `/attachments?parent_id=${tops[at]!.id}`;
  const select = async (on: Page): Promise<void> => {
    await on.locator(`[role=option][data-file="${file.id}"]`).click();
  };
  /** Selects the file and presses a key on it. */
  const selectAnd =
    (keys: string, role: 'dialog' | 'alertdialog') =>
    async (on: Page): Promise<void> => {
      await select(on);
      await on.getByRole('listbox').focus();
      await on.keyboard.press(keys);
      await on.getByRole(role).waitFor();
    };
  return [
    { name: 'files', path: '/attachments' },
    { name: 'files-folder', path: folder, open: select },
    { name: 'files-list', path: `${folder}&layout=list`, open: select },
    { name: 'files-nothing', path: '/attachments?keyword=%D9%87%DB%8C%DA%86%E2%80%8C%DA%86%DB%8C%D8%B2' },
    { name: 'files-missing', path: '/attachments?parent_id=999999999' },
    { name: 'files-sort', path: folder, open: press(/^ترتیب فایل‌ها/) },
    { name: 'files-new-folder', path: folder, open: press('پوشهٔ جدید') },
    { name: 'files-uploads', path: folder, open: press('بارگذاری فایل') },
    { name: 'files-preview', path: folder, open: selectAnd('Enter', 'dialog') },
    { name: 'files-rename', path: folder, open: selectAnd('F2', 'dialog') },
    { name: 'files-delete', path: folder, open: selectAnd('Delete', 'alertdialog') },
    {
      name: 'files-move',
      path: folder,
      open: async (on) => {
        await select(on);
        await press('انتقال به پوشهٔ…')(on);
        await on.getByRole('dialog').waitFor();
      },
    },
  ];
}

/** Pages of the knowledge base for its readers, over the articles of the demo company that this one may read. */
export async function readerScreens(page: Page): Promise<Screen[]> {
  const article = first((await apiCall(page, kbArticleList, { perPage: 10, sort_by: 'views' })).data, 'article');
  const category = first((await apiCall(page, kbCategoryList, {})).data, 'category of articles');
  return [
    { name: 'kb', path: '/kb' },
    {
      name: 'kb-results',
      path: '/kb',
      open: async (at) => {
        await at.getByRole('searchbox').first().fill('چاپگر رسید');
        await at.keyboard.press('Enter');
        await at.getByRole('dialog').waitFor();
      },
    },
    { name: 'kb-category', path: `/kb/categories/${category.id}`, fresh: true },
    { name: 'kb-categories', path: '/kb/categories', fresh: true },
    { name: 'kb-articles', path: '/kb/articles', fresh: true },
    { name: 'kb-found', path: '/kb/articles?s=%DA%86%D8%A7%D9%BE%DA%AF%D8%B1', fresh: true },
    { name: 'kb-nothing', path: '/kb/articles?s=%D9%87%DB%8C%DA%86%E2%80%8C%DA%86%DB%8C%D8%B2', fresh: true },
    { name: 'kb-article', path: `/kb/articles/${article.id}`, fresh: true },
    { name: 'kb-article-name', path: `/kb/articles/${article.id}/${article.slug}`, fresh: true },
    { name: 'kb-closed', path: '/kb/accessDenied', fresh: true },
  ];
}

/** Screens of who writes articles, over those of the demo company. */
export async function writerScreens(page: Page): Promise<Screen[]> {
  const { id } = first((await apiCall(page, knowledgebaseArticleList, { perPage: 10 })).data, 'article');
  const [template] = (await apiCall(page, knowledgebaseTemplateList, { perPage: 10 })).data;
  const article = `/knowledgeBase/articles/${id}`;
  const templates = '/settings/knowledgebaseTemplate';
  return [
    { name: 'article-categories', path: '/knowledgeBase/articleCategories' },
    { name: 'article-category-new', path: '/knowledgeBase/articleCategories', open: press('دسته‌بندی جدید') },
    { name: 'articles', path: '/knowledgeBase/articles' },
    { name: 'article-new', path: '/knowledgeBase/articles', open: press('مقالهٔ جدید') },
    { name: 'article-misses', path: '/knowledgeBase/articles', open: press('جستجوهای بی‌نتیجه') },
    { name: 'article', path: article },
    { name: 'article-templates-dialog', path: article, open: press('قالب‌های آماده') },
    { name: 'article-related', path: article, open: press('افزودن مقالهٔ مرتبط') },
    { name: 'article-preview', path: `${article}?view=visitor` },
    { name: 'article-versions', path: `${article}?view=versions` },
    { name: 'settings-knowledge-base', path: '/settings/knowledgeBaseSettings' },
    { name: 'article-templates', path: templates },
    { name: 'article-template-new', path: `${templates}/new` },
    { name: 'article-template', path: `${templates}/${template?.id ?? 999_999_999}` },
  ];
}

/** The calendar with its dialogs, over the events of the demo company. */
export async function calendarScreens(page: Page): Promise<Screen[]> {
  const now = Math.floor(Date.now() / 1000);
  const week = { start_date: now - 7 * 86_400, end_date: now + 7 * 86_400 };
  const event = first((await apiCall(page, calendarEventList, week)).data, 'event');
  const calendar = async (on: Page): Promise<void> => {
    await press('تقویم')(on);
    await on.getByRole('dialog', { name: 'تقویم' }).waitFor();
  };
  const dialog =
    (...presses: ReturnType<typeof press>[]) =>
    async (on: Page): Promise<void> => {
      await calendar(on);
      for (const one of presses) await one(on);
      await on.getByRole('dialog').nth(1).waitFor();
    };
  const menu = press('گزینه‌های تقویم');
  const path = '/tickets';
  return [
    { name: 'calendar', path, open: calendar, fresh: true },
    {
      name: 'calendar-week',
      path,
      open: async (on) => {
        await calendar(on);
        await on.getByRole('radio', { name: 'هفته' }).check({ force: true });
      },
      fresh: true,
    },
    { name: 'calendar-form', path, open: dialog(press('افزودن رویداد')), fresh: true },
    { name: 'calendar-off-days', path, open: dialog(menu, press('روزهای تعطیل', 'menuitem')), fresh: true },
    { name: 'calendar-feed', path, open: dialog(menu, press(/^اشتراک/, 'menuitem')), fresh: true },
    { name: 'calendar-event', path: `/calendar/${event.id}`, fresh: true },
  ];
}

/** Opens the newest entry of a log: a row, on phones a card. */
const openLogEntry = async (page: Page): Promise<void> => {
  await page.locator('.rp-log a[href*="entry="]').and(page.locator(':visible')).first().click();
  await page.getByRole('dialog').waitFor();
};

/** Reports, logs and the arrangement of the dashboard, with their menus and drawers, as the full admin sees them. */
export const reportScreens = (): Screen[] => [
  { name: 'report', path: '/report' },
  { name: 'report-compared', path: '/report?range=month&compare=1', fresh: true },
  { name: 'report-nothing', path: '/report?from=2011-03-21&to=2011-04-20', fresh: true },
  { name: 'report-filter', path: '/report', open: press('فیلترها'), fresh: true },
  { name: 'report-menu', path: '/report', open: press('گزینه‌های «تیکت‌ها به تفکیک اهمیت»'), fresh: true },
  {
    name: 'report-table',
    path: '/report',
    open: async (at) => {
      await press('گزینه‌های «تیکت‌ها به تفکیک اهمیت»')(at);
      await press('نمایش جدولی', 'menuitem')(at);
    },
    fresh: true,
  },
  { name: 'log', path: '/log' },
  { name: 'log-entry', path: '/log', open: openLogEntry, fresh: true },
  { name: 'log-audit', path: '/log?log=audit', fresh: true },
  { name: 'log-audit-entry', path: '/log?log=audit', open: openLogEntry, fresh: true },
  { name: 'log-audit-checked', path: '/log?log=audit', open: press('بررسی درستی زنجیره'), fresh: true },
  { name: 'dashboard-arrange', path: '/', open: press('چیدمان داشبورد'), fresh: true },
];

/** Every screen of the customer edition. */
export async function customerScreens(page: Page): Promise<Screen[]> {
  const open = await openTicketOf(page, { sort_by: 'created_at' });
  return [
    { name: 'my-home', path: '/' },
    { name: 'my-tickets', path: '/tickets' },
    { name: 'my-tickets-nothing', path: '/tickets?s=%D9%87%DB%8C%DA%86%E2%80%8C%DA%86%DB%8C%D8%B2' },
    { name: 'my-ticket', path: `/tickets/${open.id}` },
    { name: 'my-ticket-new', path: '/tickets/new' },
    {
      name: 'my-ticket-suggestions',
      path: '/tickets/new',
      open: async (at) => {
        await at.getByRole('textbox', { name: 'عنوان تیکت' }).fill('چاپگر رسید چاپ نمی‌کند');
        await at.getByRole('region', { name: 'شاید پاسخ شما اینجا باشد' }).waitFor();
      },
    },
    { name: 'my-bell', path: '/tickets', open: press(/اعلان/) },
    { name: 'my-menu', path: '/tickets', open: press(/منوی کاربری/) },
    { name: 'my-profile', path: '/editProfile' },
    { name: 'my-page-missing', path: '/nowhere' },
  ];
}

/** Screens of a visitor. */
export const visitorScreens = (): Screen[] => [
  { name: 'login', path: '/login' },
  {
    name: 'login-password',
    path: '/login',
    open: async (page) => {
      await page.getByRole('textbox').first().fill('customer');
      await press('ادامه')(page);
      await page.locator('input[type=password]').waitFor();
    },
  },
  { name: 'sign-up', path: '/signup' },
];

/** A page whose answers are late on a busy machine comes without an initial page; then it is opened again. */
export async function openInitialPage(page: Page, path: string): Promise<void> {
  const initial = page.locator('#hamyar-ssr');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#root, #hamyar-ssr').first().waitFor({ state: 'attached' });
    if ((await initial.count()) > 0) return;
  }
  assert.fail('no initial page in 20 attempts');
}

/** Goes to a screen and waits until it is stable: nothing is loading, no skeleton is left. */
export async function openScreen(page: Page, { path, open }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await waitUntilSettled(page);
  if (open) {
    await open(page);
    await waitUntilSettled(page);
  }
}

/**
 * Like {@link openScreen} for a page that shows the screen `left`. It stays in the same document when nothing was
 * opened on that screen, which takes a third of the time of a page load.
 */
export async function moveToScreen(page: Page, left: Screen | undefined, screen: Screen): Promise<void> {
  const isHere = left?.path === screen.path;
  // another query shows the same screen, so nothing tells when it has changed
  if (!left || left.open || screen.fresh || (!isHere && pathOf(left) === pathOf(screen)))
    return openScreen(page, screen);
  if (!isHere) {
    // as Back and Forward do it; a title that stays would belong to the old screen
    const title = await page.evaluateHandle(() => {
      const heading = document.querySelector('h1');
      return { heading, text: heading?.textContent };
    });
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, screen.path);
    await page.waitForFunction(({ heading, text }) => {
      const now = document.querySelector('h1');
      return now !== null && (now !== heading || now.textContent !== text);
    }, title);
    await waitUntilSettled(page);
  }
  if (screen.open) {
    await screen.open(page);
    await waitUntilSettled(page);
  }
}

const pathOf = ({ path }: Screen): string => path.split('?')[0]!;

/** Waits until nothing on the page shows that it is loading. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1, [role=dialog]') !== null &&
      document.querySelector('[aria-busy=true], .hd-skeleton, .hd-spinner, .sh-waiting') === null &&
      // a dialog over the whole page is drawn elsewhere than in the place of its part
      (document.querySelector('.hd-screen-dialog') !== null ||
        [...document.querySelectorAll('.hd-mount')].every((slot) => slot.querySelector('.hd-part > *') !== null)),
  );
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
      .then(() => document.fonts.ready)
      .then(() => undefined),
  );
}
