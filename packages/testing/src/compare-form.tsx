import type { ReactElement } from 'react';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { bodyFields, endpoints, type BodyField } from '@hamyar/contracts/doubles';
import { toFa } from '@hamyar/persian';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { refuseFields, type EndpointName, type FakeHandlers } from './fake-endpoints.ts';
import { renderInTestShell, type RenderedInShell } from './render.tsx';
import type { TestShellOptions } from './test-shell.tsx';

/** A form and the call that it sends. */
export interface FormComparison {
  /** File of the form, from the root of the repository: a test compares these with the forms in the code. */
  file: string;
  /** The call that its values are sent by. */
  call: EndpointName;
  /** The form, or the screen in which `prepare` opens it. */
  element: () => ReactElement;
  shell: TestShellOptions;
  /** Answers of the calls with which the form is drawn. */
  answers?: FakeHandlers;
  /** The values of the call that this form is about, where several forms and buttons send parts of it. */
  own?: readonly string[];
  /** What the call takes and the form has no field for, and what sets it: `{ version: 'of the stored article' }`. */
  elsewhere?: Readonly<Record<string, string>>;
  /** Path in the body → name of its field, where they differ. */
  names?: Readonly<Record<string, string>>;
  /** Opens the form, waits for its fields, and fills in what is needed to send it. */
  prepare?: (opened: RenderedInShell) => Promise<void>;
}

/** A form is found by the class that the forms of module-kit have; a dialog lies over the form of its page. */
const shownForm = (): HTMLFormElement | undefined =>
  [...document.querySelectorAll<HTMLFormElement>('form.hd-form')].at(-1);

const messageOf = (path: string) => `رد شد: ${path}`;

/**
 * A text box of a field that counts: no password, no list to choose from, and no rich text, whose limit is that of its
 * HTML.
 */
function textBoxOf(field: Element): HTMLInputElement | HTMLTextAreaElement | null {
  const box = field.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=password], [type=checkbox], [type=radio], [type=file], [type=hidden], [role=combobox])',
  );
  return box?.closest('.hd-editor-area') ? null : box;
}

/**
 * Tests a form against the contract of the call that it sends: it has a field for every value that the call takes, shows
 * every refusal at its field, and takes texts exactly as long as the call does.
 *
 * @example
 * compareForm({
 *   file: 'apps/files/src/features/rename/rename.dialog.tsx',
 *   call: 'fileUpdate',
 *   element: () => <RenameDialog file={file} onClose={() => undefined} />,
 *   shell: { user: buildUser('employee') },
 *   elsewhere: { version: 'of the file' },
 * });
 */
export function compareForm(form: FormComparison): void {
  const { file, call, elsewhere = {}, names = {} } = form;
  const { body, query } = endpoints.find(({ name }) => name === call)!;
  // a deletion has its values in the query
  const contract = bodyFields((body ?? query)!).filter(({ path }) => form.own?.includes(path) ?? true);
  const own = contract.filter(({ path }) => !(path in elsewhere));
  const elementOf = ({ path }: BodyField): Element | null => {
    const id = shownForm()?.id;
    // an answer that refuses `a.b` is shown at `a` where only that is a field
    const candidates = [names[path] ?? path, path.split('.')[0]!];
    return candidates.map((name) => document.getElementById(`${id}-${name}`)).find(Boolean) ?? null;
  };
  const open = async (): Promise<FakeApi> => {
    const api = fakeApi(form.answers);
    const opened = renderInTestShell(form.element(), form.shell);
    await form.prepare?.(opened);
    await waitFor(() => expect(shownForm()).toBeDefined());
    // a part of it may be loaded when it is first shown, and lists that it needs are being read
    await waitFor(() => expect(own.filter((field) => !elementOf(field)).map(({ path }) => path)).toEqual([]));
    return api;
  };

  describe(`${file} against the contract of ${call}`, () => {
    it('[8.7] has a field for everything that the call takes, and says what sets the rest', async () => {
      await open();
      const paths = contract.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining([...(form.own ?? [])]));
      expect(Object.keys(elsewhere).filter((path) => !paths.includes(path))).toEqual([]);
      const shown = contract.filter((field) => field.path in elsewhere && elementOf(field) !== null);
      expect(shown.map(({ path }) => path)).toEqual([]);
    });

    it('[8.7] shows every refusal of the call at its field', async () => {
      const api = await open();
      // of several values in one field the first refusal is shown
      const refused = own.filter((field, at) => own.findIndex((one) => elementOf(one) === elementOf(field)) === at);
      api.answer({ [call]: refuseFields(Object.fromEntries(refused.map(({ path }) => [path, messageOf(path)]))) });
      await act(async () => void fireEvent.submit(shownForm()!));
      await waitFor(() => {
        const problems = [...document.querySelectorAll('.hd-field-error')].map((problem) => problem.textContent);
        expect({ sent: api.calls(call).length, problems }).toEqual(expect.objectContaining({ sent: 1 }));
      });
      await waitFor(() => {
        const shown = refused.filter((field) => elementOf(field)?.textContent?.includes(messageOf(field.path)));
        expect(shown.map(({ path }) => path)).toEqual(refused.map(({ path }) => path));
      });
    });

    it('[8.7] takes texts exactly as long as the call does', async () => {
      await open();
      const wrong = [];
      for (const field of own) {
        const box = textBoxOf(elementOf(field)!);
        if (box === null || field.maxLength === undefined || box.disabled) continue;
        const { value } = box;
        await act(async () => void fireEvent.change(box, { target: { value: '1'.repeat(field.maxLength!) } }));
        const count = elementOf(field)!.querySelector('.hd-text-count')?.textContent ?? 'no limit';
        // without the marks that keep the direction
        const shown = count.replace(/[\u2066-\u2069]/g, '');
        const max = toFa(field.maxLength);
        if (shown !== `${max} از ${max}`) wrong.push(`${field.path}: ${max}, but ${shown}`);
        await act(async () => void fireEvent.change(box, { target: { value } }));
      }
      expect(wrong).toEqual([]);
    });
  });
}
