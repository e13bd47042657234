import type { Locator, Page } from '@playwright/test';
import type { TestFile } from './files.ts';

const OPTIONS =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option, .ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-tree-title';

/** Chooses an option of a select by its label; the list of options is attached to the page, not to the form. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  const wanted = page.locator(OPTIONS).filter({ hasText: option }).first();
  await wanted.waitFor();
  // the list is far outside the window before it is positioned; a click there would scroll the page
  await page.waitForFunction(
    ([selector, text]) =>
      [...document.querySelectorAll(selector as string)].some((item) => {
        const { left, width } = item.getBoundingClientRect();
        return item.textContent.includes(text as string) && width > 0 && left >= 0 && left < innerWidth;
      }),
    [OPTIONS, option],
  );
  await wanted.click();
}

/** Waits until the rich-text editor with this name is loaded and ready, and returns it. */
export async function editorOf(page: Page, label: string): Promise<Locator> {
  const editor = page.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable=true]'));
  await editor.waitFor();
  return editor;
}

/** Pastes a picture, as from the clipboard of a screenshot tool. */
export async function pastePicture(editor: Locator, file: TestFile): Promise<void> {
  await editor.evaluate(
    (element, { name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type: mimeType }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { name: file.name, mimeType: file.mimeType, base64: file.buffer.toString('base64') },
  );
}

/** ms after which a press counts as one of its own: longer than those of a double press (design-system, `opening-press.ts`). */
const READING_MS = 600;

/** Presses a button of the open question, after the time that nobody reads it in less than. */
export async function answer(page: Page, button: string): Promise<void> {
  const choice = page.getByRole('alertdialog').getByRole('button', { name: button, exact: true });
  await choice.waitFor();
  await page.waitForTimeout(READING_MS);
  await choice.click();
}
