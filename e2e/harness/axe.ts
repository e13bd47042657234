import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: string[] }[];
}

/** Serious and critical findings of axe on the current page, one readable line each; empty means none. */
export async function axe(page: Page, within = 'body'): Promise<string[]> {
  // as text in the page itself, so that the content security policy does not block it
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const findings = await page.evaluate(async (selector) => {
    const runner = (
      globalThis as unknown as { axe: { run(where: string, options: object): Promise<{ violations: Finding[] }> } }
    ).axe;
    const { violations } = await runner.run(selector, { resultTypes: ['violations'] });
    return violations;
  }, within);
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join('; ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''})`,
    );
}
