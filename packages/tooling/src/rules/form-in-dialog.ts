import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rule } from 'eslint';

/** A node of markup; ESLint's own types know none. */
interface Markup {
  type: string;
  name?: string | Markup;
  parent?: Markup;
}

/** What lies over the page. */
const DIALOGS = new Set(['Modal', 'Drawer', 'FullScreenDialog']);

/** The parts of a form that stands on a page: in a dialog `FormDialog` and `useDialogForm` take their place. */
const PAGE_FORM = /import \{[^}]*\b(?:Form|FormActions|useResourceForm)\b[^}]*\}\s+from '@hamyar\/module-kit\/form'/;
/** A `<form>` of its own; what only searches or filters saves nothing, and says so by its role. */
const RAW_FORM = /(?<!`)<form\b(?:(?!<\/form>)[^])*/g;
const SEARCH = /role="search"/;
/** Parts that are imported with the file, and those that are loaded when they are shown. */
const PARTS = /(?:from |import\((?:\/\*.*?\*\/)?\s*)'(\.{1,2}\/[^']+\.tsx)'/g;

/** Whether a file draws a `<form>` that sends something, and not by the parts of module-kit. */
export const hasRawForm = (text: string): boolean => [...text.matchAll(RAW_FORM)].some(([form]) => !SEARCH.test(form));

const hasForm = (text: string): boolean => PAGE_FORM.test(text) || hasRawForm(text);

/** Whether a file of this module, or a part that it is made of, draws the form of a page. */
function drawsPageForm(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (hasForm(text)) return true;
  return [...text.matchAll(PARTS)].some(([, part]) => drawsPageForm(join(dirname(file), part!), seen));
}

function isInDialog(node: Markup): boolean {
  for (let above = node.parent; above; above = above.parent) {
    const opening = (above as { openingElement?: { name: Markup } }).openingElement;
    if (DIALOGS.has(opening?.name.name as string)) return true;
  }
  return false;
}

/**
 * A form in a dialog is a `FormDialog`: one way to submit, to cancel, to keep a draft and to say why nothing was saved. A
 * `Modal`, `Drawer` or `FullScreenDialog` with the form of a page or a `<form>` inside has to do all of that again, also
 * where the form is in a file of its own or is loaded by `lazyPart`. A form that only searches or filters has the role
 * `search`.
 */
export const formInDialog: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      handMade: 'A form in a dialog is a FormDialog with useDialogForm, both of @hamyar/module-kit/dialog.',
    },
  },
  create(context) {
    const { text } = context.sourceCode;
    const ownForm = hasForm(text);
    const files = new Map<string, string>();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (typeof source.value !== 'string' || !source.value.startsWith('.')) return;
        for (const { local } of specifiers) files.set(local.name, join(dirname(context.filename), source.value));
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
        if (init.callee.type !== 'Identifier' || init.callee.name !== 'lazyPart' || !init.arguments[0]) return;
        const [, part] = new RegExp(PARTS.source).exec(context.sourceCode.getText(init.arguments[0])) ?? [];
        if (part) files.set(id.name, join(dirname(context.filename), part));
      },
      JSXOpeningElement(node: Markup) {
        const name = typeof node.name === 'object' ? node.name.name : undefined;
        if (typeof name !== 'string') return;
        const file = files.get(name);
        // a part of the same file may be drawn in its dialog through any number of others;
        // the element itself is the first one above its opening
        if ((DIALOGS.has(name) && ownForm) || (file && isInDialog(node.parent!) && drawsPageForm(file)))
          context.report({ node: node as unknown as Rule.Node, messageId: 'handMade' });
      },
    } as Rule.RuleListener;
  },
};
