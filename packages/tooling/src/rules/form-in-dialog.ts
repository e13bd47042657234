import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rule } from 'eslint';

/** A node of markup; ESLint's own types know none. */
interface Markup {
  type: string;
  name?: string | Markup;
  parent?: Markup;
}

/** The parts of a form that stands on a page: in a dialog `FormDialog` and `useDialogForm` take their place. */
const PAGE_FORM = /import \{[^}]*\b(?:Form|FormActions|useResourceForm)\b[^}]*\}\s+from '@hamyar\/module-kit\/form'/;
const PARTS = /from '(\.{1,2}\/[^']+\.tsx)'/g;

/** Whether a file of this module, or a part that it is made of, draws the form of a page. */
function drawsPageForm(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (PAGE_FORM.test(text)) return true;
  return [...text.matchAll(PARTS)].some(([, part]) => drawsPageForm(join(dirname(file), part!), seen));
}

function isInModal(node: Markup): boolean {
  for (let above = node.parent; above; above = above.parent) {
    const opening = (above as { openingElement?: { name: Markup } }).openingElement;
    if (opening?.name.name === 'Modal') return true;
  }
  return false;
}

/**
 * A form in a dialog is a `FormDialog`: one way to submit, to cancel, to keep a draft and to say why nothing was saved. A
 * `Modal` with the form of a page inside has to do all of that again, also where the form is in a file of its own.
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
    const pageForm = PAGE_FORM.test(context.sourceCode.text);
    const files = new Map<string, string>();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (typeof source.value !== 'string' || !source.value.startsWith('.')) return;
        for (const { local } of specifiers) files.set(local.name, join(dirname(context.filename), source.value));
      },
      JSXOpeningElement(node: Markup) {
        const name = typeof node.name === 'object' ? node.name.name : undefined;
        if (typeof name !== 'string') return;
        // a part of the same file may be drawn in its Modal through any number of others
        const ownForm = name === 'Modal' && pageForm;
        const file = files.get(name);
        // the element itself is the first one above its opening
        if (ownForm || (file && isInModal(node.parent!) && drawsPageForm(file)))
          context.report({ node: node as unknown as Rule.Node, messageId: 'handMade' });
      },
    } as Rule.RuleListener;
  },
};
