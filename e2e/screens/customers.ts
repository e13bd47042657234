import { customerLevelList, userList } from '@hamyar/contracts/customers';
import { organizationList } from '@hamyar/contracts/organizations';
import type { Page } from '@playwright/test';
import type { ModuleScreens } from '../harness/module-screens.ts';
import { first, press } from '../harness/screens.ts';
import { apiCall, SAME_ORIGIN } from '../harness/session.ts';

/** A file of two customers that is checked, one of them with a fault; nobody is created. */
async function checkedImport(page: Page): Promise<number> {
  const text = 'first_name,last_name,email\nنام,تازه,screen-import@example.ir\nنام,بد,نشانی\n';
  const answer = await page.request.post('/api/importUsers', {
    headers: SAME_ORIGIN,
    multipart: {
      ...{ type: 'same', branch_id: 1, organization_id: 0, customer_level_id: 0, password: 'Gel8-Nar!Sib' },
      file: { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    },
  });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** One customer and one organisation of the demo company, as who manages them sees them. */
export const screens: ModuleScreens = {
  fullAdmin: {
    rows: async (page) => ({
      customer: first((await apiCall(page, userList, { employee: 0, perPage: 10 })).data, 'customer').id,
      organization: first((await apiCall(page, organizationList, { perPage: 10 })).data, 'organisation').id,
      import: await checkedImport(page),
      level: first(
        (await apiCall(page, customerLevelList, { perPage: 10 })).data.filter(({ is_default }) => !is_default),
        'level',
      ).id,
    }),
    screens: [
      { name: 'customer', path: '/customers/:customer', also: ['keyboard'] },
      { name: 'customer-edit', path: '/customers/edit?id=:customer', also: ['keyboard'] },
      { name: 'customers-import', path: '/customers/imports/:import', also: ['keyboard'] },
      {
        name: 'customers-import-dialog',
        path: '/customers',
        open: async (page) => {
          await press('ورود گروهی')(page);
          await page.getByRole('dialog').getByText('قوانین فایل ورودی').waitFor();
        },
      },
      {
        name: 'customer-delete',
        path: '/customers/:customer',
        open: async (page) => {
          await press('حذف مشتری')(page);
          await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
        },
      },
      {
        name: 'customer-fields',
        path: '/customers/:customer',
        open: async (page) => {
          const card = page
            .locator('section, article, div')
            .filter({ hasText: /^اطلاعات تکمیلی/ })
            .last();
          await card.getByRole('button', { name: 'ویرایش', exact: true }).click();
          await page.getByRole('dialog').getByText('نحوهٔ آشنایی').waitFor();
        },
      },
      {
        name: 'customer-events',
        path: '/customers/:customer',
        open: async (page) => {
          await press('تاریخچهٔ رویدادها')(page);
          await page.locator('.hd-drawer').getByRole('button', { name: 'فیلتر رویدادها' }).waitFor();
        },
      },
      {
        name: 'customers-filters',
        path: '/customers',
        open: async (page) => {
          // on phones all filters are behind one button
          const folded = page.getByRole('button', { name: 'فیلترها', exact: true }).and(page.locator(':visible'));
          if ((await folded.count()) > 0) await folded.click();
          await press('فیلترهای بیشتر')(page);
          await page.getByRole('dialog').getByRole('combobox', { name: 'استان' }).waitFor();
        },
      },
      {
        name: 'customers-bulk',
        path: '/customers',
        // cards have no check boxes
        wideOnly: true,
        open: async (page) => {
          await page.getByRole('checkbox', { name: 'انتخاب همه' }).check();
          await press('سطح')(page);
          await page.getByRole('dialog').getByRole('combobox', { name: 'سطح مشتری' }).waitFor();
        },
      },
      { name: 'organization', path: '/organization/:organization', also: ['keyboard'] },
      {
        name: 'organization-events',
        path: '/organization/:organization',
        open: async (page) => {
          await press('تاریخچهٔ رویدادها')(page);
          await page.locator('.hd-drawer').getByRole('button', { name: 'فیلتر رویدادها' }).waitFor();
        },
      },
      { name: 'settings-customerLevel-id', path: '/settings/customerLevel/:level', also: ['keyboard'] },
      {
        name: 'settings-customerLevel-sort',
        path: '/settings/customerLevel',
        open: async (page) => {
          await press('مرتب‌سازی')(page);
          await page.getByRole('dialog').getByRole('listitem').first().waitFor();
        },
      },
      {
        name: 'settings-customerEvents-new',
        path: '/settings/customerEvents',
        open: async (page) => {
          await press('دستهٔ رویداد جدید')(page);
          await page.getByRole('dialog').getByRole('textbox', { name: 'نام دستهٔ رویداد' }).waitFor();
        },
      },
      {
        name: 'settings-customerLevel-delete',
        path: '/settings/customerLevel/:level',
        open: async (page) => {
          await press('حذف')(page);
          await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
        },
      },
    ],
  },
};
