import { BOOT_ELEMENT_ID, type BootData } from '@hamyar/contracts';

/** What the server wrote into the page. Throws when the page did not come from the server. */
export function readBoot(): BootData {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element?.textContent) throw new Error(`the page has no #${BOOT_ELEMENT_ID}`);
  return JSON.parse(element.textContent) as BootData;
}
