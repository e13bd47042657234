import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Exports that one module uses and that may wait for their second; a new module takes them without touching this list. */
const WAITING = [
  'custom-fields/CustomValueField',
  'custom-fields/valueErrorText',
  'custom-fields/CustomFormFields',
  'custom-fields/changedValues',
  'custom-fields/customFieldSpecs',
  'custom-fields/fieldsToChange',
  'custom-fields/fieldsToFill',
  'custom-fields/valuesToSend',
  'detail/ResourceFields',
  'files/AttachedFiles',
  'files/AttachmentChips',
  'files/FileSources',
  'files/PictureButton',
  'files/attachmentUrl',
  'files/useFileDrop',
  'files/usePictureUpload',
  'files/useUploads',
  'form/checkFields',
  'form/errorsByField',
  'keys/ContributedDialog',
  'keys/SlotDialog',
  'keys/useShortcuts',
  'list/FilterChips',
  'list/ListItems',
  'list/ListTable',
  'list/ListTools',
  'list/NewRowsGroup',
  'list/choicesFilter',
  'list/flagFilter',
  'list/focusListSearch',
  'list/numbersFilter',
  'list/readListState',
  'list/useColumns',
  'list/useRowNavigation',
  'list/useSearchedRows',
  'list/useTypedText',
  'list/writeFilters',
  'list/writeSort',
  'live/SHOWN_MAX',
  'live/useNewRows',
  'order/SortButton',
  'order/useSortDialog',
];
const EXAMPLE = 'packages/tooling/template';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** The values in the braces of an import or export: without types, under the names outside. */
const valuesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** `<subpath>/<export>` → the modules, and the example of a new one, that import it. */
function users(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', `${EXAMPLE}/apps/*/src/**/*.{ts,tsx}`], { cwd: root });
  for (const file of files) {
    const module = file.replace(`${EXAMPLE}/`, '').split('/')[1]!;
    for (const [, names, subpath] of read(file).matchAll(/import \{([^}]*)\}\s+from '@hamyar\/module-kit\/([\w-]+)'/g))
      for (const name of valuesIn(names!)) {
        const part = `${subpath}/${name.split(' as ')[0]!.trim()}`;
        found.set(part, (found.get(part) ?? new Set()).add(module));
      }
  }
  return found;
}

/** The values that the kit exports, as `<subpath>/<export>`. */
function parts(): string[] {
  const { exports } = JSON.parse(read('packages/module-kit/package.json')) as { exports: Record<string, string> };
  return Object.entries(exports).flatMap(([subpath, file]) => {
    const text = read(join('packages/module-kit', file));
    // such a line would hide its names from this test
    expect(text).not.toContain('export *');
    return [...text.matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, names]) => valuesIn(names!))
      .map((name) => `${subpath.replace('./', '')}/${name.split(' as ').at(-1)!.trim()}`);
  });
}

describe('the parts of the kit', () => {
  const used = users();

  it('are each used by two modules, or by one and the example of a new one, but those that wait', () => {
    const all = parts();
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((part) => (used.get(part)?.size ?? 0) < 2 && !WAITING.includes(part))).toEqual([]);
    expect(WAITING.filter((part) => !all.includes(part))).toEqual([]);
  });

  it('have a user at least: what only the kit itself uses is not exported', () => {
    expect(parts().filter((part) => !used.has(part))).toEqual([]);
  });
});
