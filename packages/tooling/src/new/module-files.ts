/** Arguments of `npm run new module`. */
export interface NewModule {
  /** kebab-case, the folder's name. */
  name: string;
  /** Persian title for menu, page and error card. */
  title: string;
}

const pascal = (name: string): string =>
  name.replaceAll(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

function packageJson({ name }: NewModule): string {
  const ours = ['contracts', 'dayjs-jalali', 'design-system', 'domain', 'module-sdk', 'persian', 'router', 'store'];
  return `${JSON.stringify(
    {
      name: `@hamyar/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(ours.map((part) => [`@hamyar/${part}`, 'workspace:*'])),
        react: 'catalog:',
        'react-dom': 'catalog:',
      },
      devDependencies: { '@hamyar/testing': 'workspace:*', '@types/react': 'catalog:', '@types/react-dom': 'catalog:' },
    },
    null,
    2,
  )}\n`;
}

const TSCONFIG =
  '{ "extends": "../../tsconfig.base.json", "compilerOptions": { "lib": ["ES2023", "DOM", "DOM.Iterable"], "types": ["node", "jest"] }, "include": ["src", "test"] }\n';

const manifest = ({ name }: NewModule): string => `import type { ModuleDeclaration } from '@hamyar/module-sdk';
import { titles } from './messages/fa.ts';

export const manifest = {
  name: '${name}',
  title: titles.module,
  owner: '${name}',
  platform: '^1.0.0',
  audience: ['staff'],
  gate: { role: 'employee' },
  routes: [{ path: '/${camel(name)}', name: '${camel(name)}', title: titles.module, screen: '${pascal(name)}Screen' }],
  menuGroups: [{ name: '${name}', title: titles.module, order: 85 }],
  menu: [{ group: '${name}', route: '${camel(name)}', title: titles.module, order: 90, keywords: ['${name}'] }],
} as const satisfies ModuleDeclaration;
`;

const entry = ({ name }: NewModule): string => `import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ${pascal(name)}Screen: () => import('./screens/${name}.screen.tsx'),
  },
});
`;

const messages = ({
  title,
}: NewModule): string => `/** Texts that the manifest puts into the menu, the breadcrumb and the search. */
export const titles = {
  module: ${JSON.stringify(title)},
} as const;

/** Every other sentence of this module. */
export const fa = {
  greeting: (name: string) => \`\${name}، اینجا هنوز خالی است\`,
} as const;
`;

const screen = ({ name }: NewModule): string => `import { EmptyState } from '@hamyar/design-system/basics';
import { useSession } from '@hamyar/module-sdk';
import { fa, titles } from '../messages/fa.ts';

/** First screen of the module; composes features and owns no logic. */
export function ${pascal(name)}Screen() {
  const { first_name } = useSession();
  return (
    <main aria-label={titles.module}>
      <EmptyState title={fa.greeting(first_name)} />
    </main>
  );
}
`;

const screenTest = ({
  name,
}: NewModule): string => `import { axe, buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { titles } from '../messages/fa.ts';
import { ${pascal(name)}Screen } from './${name}.screen.tsx';

it('greets the person it is opened for', async () => {
  renderInTestShell(<${pascal(name)}Screen />, { user: buildUser('employee', { first_name: 'لیلا' }), path: '/${camel(name)}' });
  expect(screen.getByRole('main', { name: titles.module }).textContent).toContain('لیلا');
  expect(await axe()).toEqual([]);
});
`;

const readme = ({ name, title }: NewModule): string => `# ${name} · ${title}

Screens: \`/${camel(name)}\`. Slots filled: none. Slots offered: none. Calls: none. Owner: see CODEOWNERS.

\`npm run dev -- ${name}\` shows it while it is written, \`npm run build -- ${name}\` builds it alone, \`npm run unit -- apps/${name}\` tests it. The manifest (\`src/manifest.ts\`) says what it
contributes; every code reference in it needs its import in \`src/module.staff.ts\`, which the compiler checks.
`;

/** Path → text of the files of a module that passes every check. */
export function moduleFiles(module: NewModule): Record<string, string> {
  const at = `apps/${module.name}`;
  return {
    [`${at}/package.json`]: packageJson(module),
    [`${at}/tsconfig.json`]: TSCONFIG,
    [`${at}/README.md`]: readme(module),
    [`${at}/src/manifest.ts`]: manifest(module),
    [`${at}/src/module.staff.ts`]: entry(module),
    [`${at}/src/messages/fa.ts`]: messages(module),
    [`${at}/src/screens/${module.name}.screen.tsx`]: screen(module),
    [`${at}/src/screens/${module.name}.screen.test.tsx`]: screenTest(module),
  };
}
