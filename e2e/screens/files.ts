import assert from 'node:assert/strict';
import { fileList } from '@hamyar/contracts/files';
import type { Page } from '@playwright/test';
import type { ModuleScreens } from '../harness/module-screens.ts';
import { NOTHING, press, type Rows } from '../harness/screens.ts';
import { apiCall } from '../harness/session.ts';

const folder = '/attachments?parent_id=:folder';

async function select(page: Page, { file }: Rows): Promise<void> {
  await page.locator(`[role=option][data-file="${file}"]`).click();
}

/** Selects the file and presses a key on it. */
const selectAnd =
  (keys: string, role: 'dialog' | 'alertdialog') =>
  async (page: Page, rows: Rows): Promise<void> => {
    await select(page, rows);
    await page.getByRole('listbox').focus();
    await page.keyboard.press(keys);
    await page.getByRole(role).waitFor();
  };

/** The file manager over the files of the demo company, as who manages them sees them. */
export const screens: ModuleScreens = {
  fullAdmin: {
    // a folder with several files, and the first one of them
    rows: async (page) => {
      const tops = (await apiCall(page, fileList, { only: 'folders' })).data;
      const pages = await Promise.all(tops.map(({ id }) => apiCall(page, fileList, { parent_id: id, only: 'files' })));
      const at = pages.findIndex(({ data }) => data.length > 1);
      const file = pages[at]?.data[0] ?? assert.fail('no file in the demo company');
      return { folder: tops[at]!.id, file: file.id };
    },
    screens: [
      { name: 'files-folder', path: folder, open: select },
      { name: 'files-list', path: `${folder}&layout=list`, open: select },
      { name: 'files-nothing', path: `/attachments?keyword=${NOTHING}` },
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
        open: async (page, rows) => {
          await select(page, rows);
          await press('انتقال به پوشهٔ…')(page);
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
};
