import { userList } from '@hamyar/contracts/customers';
import { organizationList } from '@hamyar/contracts/organizations';
import type { ModuleScreens } from '../harness/module-screens.ts';
import { first, press } from '../harness/screens.ts';
import { apiCall } from '../harness/session.ts';

/** One customer and one organisation of the demo company, as who manages them sees them. */
export const screens: ModuleScreens = {
  fullAdmin: {
    rows: async (page) => ({
      customer: first((await apiCall(page, userList, { employee: 0, perPage: 10 })).data, 'customer').id,
      organization: first((await apiCall(page, organizationList, { perPage: 10 })).data, 'organisation').id,
    }),
    screens: [
      { name: 'customer', path: '/customers/:customer', also: ['keyboard'] },
      { name: 'customer-edit', path: '/customers/edit?id=:customer', also: ['keyboard'] },
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
      { name: 'organization', path: '/organization/:organization', also: ['keyboard'] },
    ],
  },
};
