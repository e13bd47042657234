import { randomUUID } from 'node:crypto';
import {
  macroStore,
  multipleTicketAction,
  ticketExportStore,
  ticketFormChoice,
  ticketList,
  ticketStore,
  ticketTemplateList,
  type TicketListQuery,
} from '@hamyar/contracts/tickets';
import { serviceList, ticketCategoryList } from '@hamyar/contracts/catalog';
import { slaList } from '@hamyar/contracts/sla';
import type { Page } from '@playwright/test';
import type { ModuleScreens } from '../harness/module-screens.ts';
import {
  adminDialogs,
  bulkDialogs,
  ownTemplate,
  ticketDialogs,
  ticketWithVersions,
} from '../harness/ticket-dialogs.ts';
import { first, key, NOTHING, press, type Rows, type Screen } from '../harness/screens.ts';
import { apiCall } from '../harness/session.ts';

/** Finds the first ticket of this list. */
const ticketOf =
  (query: TicketListQuery) =>
  async (page: Page): Promise<Rows> => ({
    ticket: first((await apiCall(page, ticketList, { perPage: 10, ...query })).data, 'ticket').id,
  });

/** A macro, made for this run. */
const aMacro = async (page: Page): Promise<number> =>
  (
    await apiCall(page, macroStore, {
      name: 'بستن و یادداشت',
      scope: 'personal',
      steps: [
        { type: 'note', body_html: '<p>بررسی شد</p>' },
        { type: 'status', status: 4, close_reason: 'resolved' },
      ],
    })
  ).data.id;

const ticket = '/tickets/:ticket';
/** Department of the demo company that has a ticket form: its devices. */
const DEVICES = 5;

/** An own ticket with the custom fields of that department, which the employee has filled in. */
async function ticketWithForm(page: Page): Promise<number> {
  const { data: form } = await apiCall(page, ticketFormChoice, { department_id: DEVICES });
  const [model, serial] = form.fields;
  const answer = await apiCall(page, ticketStore, {
    kind: 'internal',
    department_id: DEVICES,
    subject: 'چاپگر انبار',
    body_html: '<p>کاغذ را نمی‌کشد</p>',
    client_key: randomUUID(),
    custom_values: { [model!.id]: 3, [serial!.id]: 'NR-204815' },
  });
  return answer.data.id;
}

/** The page of a link that nobody has sent; that of one is looked at by journey 92, which gets a mail. */
const unknownLink: Screen = { name: 'rating-unknown', path: '/rating/1-1-1-0', fresh: true };

/** A link to a request that nobody has sent; journey 97 looks at one that opens. */
const endedLink: Screen = { name: 'request-link-ended', path: `/request/${'a'.repeat(43)}`, fresh: true };

/** The tickets as an employee who answers them sees them, and as a customer. */
export const screens: ModuleScreens = {
  departmentAdmin: {
    rows: async (page) => {
      const unknown = Array.from({ length: 60 }, (_, at) => 900_000_000 + at);
      const { data } = await apiCall(page, multipleTicketAction, { ticket_ids: unknown, action: 'read' });
      return {
        ...(await ticketOf({ status: [0, 3] })(page)),
        batch: data.batch_id!,
        macro: await aMacro(page),
        filled: await ticketWithForm(page),
        edited: await ticketWithVersions(page, DEVICES),
        promised: (await ticketOf({ sla_state: ['ok', 'due_soon', 'resolution_breached'] })(page)).ticket!,
        template: await ownTemplate(page),
      };
    },
    screens: [
      { name: 'tickets', path: '/tickets?view=all', also: ['keyboard', 'layout-shift'] },
      { name: 'tickets-more', path: '/tickets?view=all', open: press('نماهای دیگر') },
      {
        name: 'tickets-save-view',
        path: '/tickets?view=mine&importance=3',
        open: async (page) => {
          await press('نماهای دیگر')(page);
          await press('ذخیره در نمای جدید…', 'menuitem')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'tickets-filter', path: '/tickets?view=all', open: key('KeyF') },
      {
        name: 'tickets-filter-open',
        path: '/tickets?view=all',
        open: async (page) => {
          await key('KeyF')(page);
          for (const group of ['کارشناسان', 'مشتری', 'موضوع و دسته‌بندی', 'زمان'])
            await page
              .getByRole('dialog')
              .locator('summary')
              .filter({ hasText: new RegExp(`^\\s*${group}`) })
              .click();
        },
      },
      { name: 'tickets-keys', path: '/tickets?view=all', open: key('Shift+Slash') },
      { name: 'tickets-nothing', path: `/tickets?view=all&s=${NOTHING}` },
      { name: 'tickets-table', path: '/tickets?layout=table&view=all', wideOnly: true, also: ['keyboard'] },
      {
        name: 'tickets-columns',
        path: '/tickets?layout=table&view=all',
        wideOnly: true,
        open: press('انتخاب ستون‌ها'),
      },
      {
        name: 'tickets-selected',
        path: '/tickets?view=all',
        open: async (page) => {
          await page.locator('#root .hd-ticket-row a').first().focus();
          await page.keyboard.press('KeyX');
          await page.getByRole('toolbar').waitFor();
        },
      },
      {
        name: 'tickets-table-selected',
        path: '/tickets?layout=table&view=all',
        wideOnly: true,
        open: async (page) => {
          await page.getByRole('checkbox', { name: 'انتخاب همه' }).click();
          await page.getByRole('toolbar').getByRole('button', { name: 'واگذاری' }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'tickets-bulk', path: '/tickets/bulk/:batch' },
      { name: 'own-macro', path: '/tickets/macros/:macro' },
      { name: 'own-macros-sort', path: '/tickets/macros', open: press('مرتب‌سازی') },
      { name: 'ticket', path: ticket, also: ['keyboard', 'layout-shift'] },
      { name: 'ticket-reply', path: ticket, open: key('KeyR', '[contenteditable=true]'), also: ['keyboard'] },
      { name: 'ticket-note', path: ticket, open: key('KeyN', '.hd-composer-note [contenteditable=true]') },
      {
        name: 'ticket-templates',
        path: ticket,
        open: async (page) => {
          await key('KeyT')(page);
          await page.getByRole('option').first().waitFor();
        },
      },
      {
        name: 'ticket-template-new',
        path: ticket,
        open: async (page) => {
          await key('KeyT')(page);
          await press('متن آمادهٔ جدید')(page);
          await page.getByRole('textbox', { name: 'عنوان متن' }).waitFor();
        },
      },
      { name: 'ticket-transfer', path: ticket, open: key('KeyA') },
      { name: 'ticket-close', path: ticket, open: key('KeyE') },
      { name: 'ticket-menu', path: ticket, open: press('بیشتر') },
      { name: 'ticket-category', path: ticket, wideOnly: true, open: press(/^دسته‌بندی/) },
      { name: 'ticket-tags', path: ticket, wideOnly: true, open: press('افزودن برچسب') },
      {
        name: 'ticket-history',
        path: ticket,
        open: async (page) => {
          await press('بیشتر')(page);
          await press('تاریخچهٔ تیکت', 'menuitem')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'ticket-macros',
        path: ticket,
        open: async (page) => {
          await key('KeyM')(page);
          await page.getByRole('dialog').getByRole('searchbox').waitFor();
        },
      },
      {
        name: 'ticket-merge',
        path: ticket,
        open: async (page) => {
          await press('بیشتر')(page);
          await press('ادغام تیکت‌ها', 'menuitem')(page);
          await page
            .getByRole('dialog')
            .getByRole('group')
            .or(page.getByText('تیکت دیگری از این مشتری نیست'))
            .waitFor();
        },
      },
      {
        name: 'ticket-link',
        path: ticket,
        open: async (page) => {
          await press('بیشتر')(page);
          await press('پیوند دادن تیکت', 'menuitem')(page);
          await page.getByRole('dialog').getByRole('searchbox').waitFor();
        },
      },
      {
        name: 'ticket-split',
        path: ticket,
        open: async (page) => {
          await page.getByRole('button', { name: 'تفکیک به تیکت جدید' }).first().click();
          await page.getByRole('dialog').getByRole('textbox', { name: 'عنوان تیکت' }).waitFor();
        },
      },
      {
        name: 'ticket-edit',
        path: ticket,
        open: async (page) => {
          await page.getByRole('button', { name: 'ویرایش پیام' }).first().click();
          await page.getByRole('dialog').locator('[contenteditable=true]').waitFor();
        },
      },
      {
        name: 'ticket-print',
        path: ticket,
        open: async (page) => {
          await press('بیشتر')(page);
          await press('چاپ تیکت', 'menuitem')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'ticket-custom-fields',
        path: '/tickets/:filled',
        wideOnly: true,
        open: async (page) => {
          await press('ویرایش')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
      ...ticketDialogs(ticket),
      ...bulkDialogs,
      { name: 'ticket-missing', path: '/tickets/999999999' },
      { name: 'ticket-new', path: '/tickets/new', also: ['keyboard'] },
      { name: 'ticket-from-customer', path: '/tickets/fromCustomer' },
      { name: 'ticket-with-form', path: `/tickets/fromCustomer?department_id=${DEVICES}` },
    ],
  },
  fullAdmin: {
    rows: async (page) => ({
      macro: await aMacro(page),
      file: (await apiCall(page, ticketExportStore, { columns: ['number'], later: true })).data.batch_id!,
      template: first((await apiCall(page, ticketTemplateList, { perPage: 10 })).data, 'ready-made text').id,
      category: first((await apiCall(page, ticketCategoryList, { perPage: 10 })).data, 'category of tickets').id,
      service: first((await apiCall(page, serviceList, { perPage: 10 })).data, 'service').id,
      sla: first((await apiCall(page, slaList, { perPage: 10 })).data, 'policy of service levels').id,
    }),
    screens: [
      { name: 'ticket-template', path: '/settings/ticketTemplates/:template' },
      { name: 'category', path: '/settings/ticketCategory/:category' },
      { name: 'category-delete', path: '/settings/ticketCategory/:category', open: press('حذف') },
      { name: 'categories-sort', path: '/settings/ticketCategory', open: press('مرتب‌سازی') },
      { name: 'service', path: '/settings/services/:service' },
      {
        name: 'macro',
        path: '/settings/macros/new',
        open: async (page) => {
          for (const type of ['تغییر وضعیت', 'ارجاع تیکت', 'برچسب‌ها', 'یادداشت داخلی', 'افزودن کار']) {
            await press('افزودن گام')(page);
            await press(type, 'menuitem')(page);
          }
        },
      },
      { name: 'tickets-export', path: '/tickets?view=all', open: press('خروجی گرفتن') },
      { name: 'tickets-export-file', path: '/tickets/export/:file' },
      { name: 'macro-stored', path: '/settings/macros/:macro' },
      { name: 'tag-new', path: '/settings/tags', open: press('برچسب جدید') },
      { name: 'sla', path: '/settings/sla/:sla' },
      { name: 'sla-step', path: '/settings/sla/:sla', open: press('ویرایش گام ۱') },
      ...adminDialogs,
      { name: 'sla-try', path: '/settings/sla', open: press('آزمودن') },
    ],
  },
  visitor: { screens: [unknownLink, endedLink] },
  customer: {
    rows: ticketOf({ sort_by: 'created_at' }),
    screens: [
      { name: 'my-tickets', path: '/tickets', also: ['keyboard', 'layout-shift'] },
      { name: 'my-tickets-nothing', path: `/tickets?s=${NOTHING}` },
      { name: 'my-ticket', path: ticket, also: ['keyboard', 'layout-shift'] },
      { name: 'my-ticket-new', path: '/tickets/new', also: ['keyboard'] },
      unknownLink,
      endedLink,
      { name: 'my-ticket-with-form', path: `/tickets/new?department_id=${DEVICES}`, also: ['keyboard'] },
    ],
  },
};
