import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { hasRawForm } from './form-in-dialog.ts';

/** Forms without module-kit, which compareForm cannot compare, and why: their own tests know their fields. */
const HAND_MADE = [
  // one text, with the limit of its call
  'apps/knowledge-base/src/features/article-feedback/article-feedback.tsx',
  // the login page is small: it has neither module-kit nor the store
  'apps/shell/src/login/forgot-step.tsx',
  'apps/shell/src/login/identifier-step.tsx',
  'apps/shell/src/login/invitation-step.tsx',
  'apps/shell/src/login/otp-step.tsx',
  'apps/shell/src/login/password-step.tsx',
  'apps/shell/src/login/register-step.tsx',
];

const sources = globSync('apps/*/src/**/*.{ts,tsx}', { cwd: root });
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files that make the state of a form. Forms of settings are complete by their type, see `useSettingsGroup`. */
const forms = sources.filter(
  (file) => !isTest(file) && /\buse(?:Resource|Dialog|CustomValues)Form(?:<[^(]*>)?\(/.test(read(file)),
);

/** Files that a test compares with their contract; `FORMS` or the like begins the path. */
const compared = sources.filter(isTest).flatMap((file) => {
  const text = read(file);
  const folders = new Map([...text.matchAll(/const ([A-Z]+) = '([^']+)';/g)].map(([, name, path]) => [name, path]));
  return [...text.matchAll(/\bfile: [`']([^`']+)[`']/g)].map(([, path]) =>
    path!.replace(/\$\{([A-Z]+)\}/, (_, name: string) => folders.get(name) ?? name),
  );
});

describe('the forms of all modules', () => {
  it('[8.7] are compared with the contracts of their calls by compareForm', () => {
    expect(forms.length).toBeGreaterThan(15);
    expect(forms.filter((file) => !compared.includes(file))).toEqual([]);
  });

  it('are made of the parts of module-kit, but those that say why not', () => {
    const handMade = sources.filter((file) => file.endsWith('.tsx') && !isTest(file) && hasRawForm(read(file)));
    expect(handMade.sort()).toEqual(HAND_MADE);
  });

  it('are those that the code has', () => {
    expect(compared.filter((file) => !forms.includes(file))).toEqual([]);
  });
});
