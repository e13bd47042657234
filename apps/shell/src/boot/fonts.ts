import { SSR_ELEMENT_ID } from '@hamyar/contracts';

/** ms after which the application is drawn without them */
const MAX_WAIT_MS = 1_000;

/**
 * Resolves when the fonts of the application are loaded, at the latest after a second. Only a page with an initial page
 * waits: it shows something meanwhile, and an application that is drawn with the font of the device is laid out again
 * for each font that arrives. Never rejects.
 */
export async function fontsAreReady(page: Document = document): Promise<void> {
  const fonts = page.fonts as FontFaceSet | undefined;
  if (!fonts || !page.getElementById(SSR_ELEMENT_ID)) return;
  const ours = [...fonts].filter(({ display }) => display === 'swap');
  await Promise.race([
    Promise.allSettled(ours.map((font) => font.load())),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}
