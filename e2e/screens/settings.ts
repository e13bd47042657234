import { formList, formStore, ticketFormList } from '@hamyar/contracts/forms';
import type { Page } from '@playwright/test';
import type { ModuleScreens } from '../harness/module-screens.ts';
import { first, press } from '../harness/screens.ts';
import { apiCall } from '../harness/session.ts';

/** Opens the dialog of a field. */
const dialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /عنوان فیلد/ })
    .waitFor();
};

/** A form of customers, which the demo company does not have. */
async function anyForm(page: Page): Promise<number> {
  const [form] = (await apiCall(page, formList, {})).data;
  return form?.id ?? (await apiCall(page, formStore, { context: 'customer', name: 'اطلاعات تکمیلی' })).data.id;
}

/** Dialogs of the settings pages, and the pages of one form. */
export const screens: ModuleScreens = {
  fullAdmin: {
    rows: async (page) => ({
      form: await anyForm(page),
      ticketForm: first((await apiCall(page, ticketFormList, {})).data, 'ticket form').id,
    }),
    screens: [
      { name: 'notice-mail', path: '/settings/notice', open: press('متن و زمان ایمیل «بسته شدن تیکت» برای مشتری') },
      { name: 'test-mail', path: '/settings/generalNoticeSettings', open: press('ارسال ایمیل آزمایشی') },
      { name: 'field-new', path: '/settings/customFields', open: dialog(/لیست کشویی/) },
      { name: 'field-edit', path: '/settings/customFields', open: dialog(/^ویرایش «/) },
      { name: 'fields-of-department', path: '/settings/customFields?context=department' },
      { name: 'form', path: '/settings/forms/:form' },
      { name: 'ticket-form', path: '/settings/ticketForms/:ticketForm', also: ['keyboard'] },
      {
        name: 'ticket-form-field',
        path: '/settings/ticketForms/:ticketForm',
        open: async (page) => {
          await page
            .getByRole('button', { name: /^تنظیم «/ })
            .nth(3)
            .click();
          await page.getByText('عرض در فرم').first().waitFor();
        },
      },
      {
        name: 'ticket-form-preview',
        path: '/settings/ticketForms/:ticketForm',
        open: async (page) => {
          await press('پیش‌نمایش')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
};
