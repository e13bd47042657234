import { join } from 'node:path';
import { root } from '../workspace.ts';

interface SearchedPage {
  title: string;
  keywords?: readonly string[];
}
interface SettingsModule {
  manifest?: { settingsPages?: readonly SearchedPage[]; settingsLinks?: readonly SearchedPage[] };
}

/** The end-to-end tests' own reading of manifests; a path that is built, because no package imports it. */
async function settingsPages(): Promise<SearchedPage[]> {
  const { readModules } = (await import(join(root, 'e2e/harness/module-screens.ts'))) as {
    readModules(): Promise<SettingsModule[]>;
  };
  return (await readModules()).flatMap(({ manifest }) => [
    ...(manifest?.settingsPages ?? []),
    ...(manifest?.settingsLinks ?? []),
  ]);
}

const isPersian = (word: string): boolean => /\p{Script=Arabic}/u.test(word);
const isEnglish = (word: string): boolean => /[a-z]/i.test(word);

it('[2.45] every item of the settings has keywords in Persian and in English', async () => {
  const pages = await settingsPages();
  expect(pages.length).toBeGreaterThan(20);
  expect(
    pages
      .filter(({ keywords = [] }) => !keywords.some(isPersian) || !keywords.some(isEnglish))
      .map(({ title, keywords }) => ({ title, keywords })),
  ).toEqual([]);
});
