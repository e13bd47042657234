/**
 * Serious and critical findings of axe inside an element, one line each; empty means none. Colours need a real browser
 * and are checked in the end-to-end tests.
 */
export async function axe(element: Element = document.body): Promise<string[]> {
  // half a megabyte that few suites use
  const { default: axeCore } = await import('axe-core');
  const { violations } = await axeCore.run(element, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join('; ')})`,
    );
}
