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

/** What this file uses of axe in the page. */
interface Axe {
  run(where: string, options: object): Promise<{ violations: Finding[] }>;
  /** The impact of a rule overrides the impact of its checks; the public list of rules does not contain it. */
  _audit: { rules: { id: string; impact: string | null; tags: string[] }[] };
}
interface AxePage {
  axe: Axe;
  /** Structure in which all rules were run last. */
  checkedStructure?: string;
}

/**
 * Serious and critical findings of axe on the current page, one readable line each; empty means none. When it is called
 * again and only colours have changed since, as after a change of the theme, only the rules about colours are run.
 */
export async function axe(page: Page, within = 'body'): Promise<string[]> {
  // as text in the page itself, so that the content security policy does not block it
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const findings = await page.evaluate(async (selector) => {
    const here = globalThis as unknown as AxePage;
    // everything that the other rules read: the visible elements with their attributes and text
    const structure = [...document.querySelectorAll(`html, ${selector}, ${selector} *`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => [
        element.localName,
        ...[...element.attributes].map(({ name, value }) =>
          /^(class|style|data-theme)$/.test(name) ? '' : `${name}=${value}`,
        ),
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')),
      ])
      .join('\n');
    const colorsOnly = here.checkedStructure === `${selector}\n${structure}`;
    // findings of minor and moderate rules are not reported, so these rules are not run
    const skipped = here.axe._audit.rules.filter(
      ({ impact, tags }) => impact === 'minor' || impact === 'moderate' || (colorsOnly && !tags.includes('cat.color')),
    );
    const { violations } = await here.axe.run(selector, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(skipped.map(({ id }) => [id, { enabled: false }])),
    });
    here.checkedStructure = `${selector}\n${structure}`;
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
