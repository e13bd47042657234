/** ms after which the fonts change without them */
const MAX_WAIT_MS = 1_000;

/**
 * Resolves when the fonts of the application are loaded, at the latest after a second: the page changes to all of them
 * together, because each font that arrives makes the browser lay it out again. Never rejects.
 */
export async function fontsAreReady(page: Document = document): Promise<void> {
  const fonts = page.fonts as FontFaceSet | undefined;
  if (!fonts) return;
  const ours = [...fonts].filter(({ display }) => display === 'swap');
  await Promise.race([
    Promise.allSettled(ours.map((font) => font.load())),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}
