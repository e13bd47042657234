// The conventions of CONTRIBUTING as rules of ESLint. Each is proven by a planted violation in lint-rules.test.ts.
import { relative } from 'node:path';
import type { Rule } from 'eslint';
import { citationViolation, sentenceViolation } from './citations.ts';
import { formInDialog } from './form-in-dialog.ts';
import { ownTags } from './own-tags.ts';
import { pageAddresses } from './page-addresses.ts';
import { noPageState } from './page-state.ts';
import { retiredNames } from './retired-names.ts';
import { steadyTests } from './steady-tests.ts';

type Node = Rule.Node;

/** Allowed role suffixes of a file name, after its first dot; the closed list of the architecture, section 4. */
const SUFFIXES = new Set([
  'screen',
  'dialog',
  'drawer',
  'form',
  'widget',
  'api',
  'slice',
  'rules',
  'conversions',
  'validation',
  'errors',
  'module',
  'routes',
  'service',
  'repository',
  'table',
  'policy',
  'presenter',
  'events',
  'job',
  'staff',
  'customer',
  'schema',
  'settings',
  'types',
  'matrix',
  'test',
  'int.test',
  'journey',
  'config',
  'd',
]);
const VAGUE = /(^|-)(utils?|helpers?|common|misc)(-|$)/;

const posix = (file: string): string => file.replaceAll('\\', '/');

const fileName: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      shape: '"{{ name }}" is not kebab-case.',
      suffix: '".{{ suffix }}" is not a role of the closed list: the suffix of a file name says what the file is.',
      vague: '"{{ name }}" says nothing: name the file after the one thing it does.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const base = posix(context.filename).split('/').at(-1) ?? '';
        const [stem = '', ...roles] = base.replace(/\.(tsx?|mjs|cjs|js)$/, '').split('.');
        const suffix = roles.join('.');
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) context.report({ node, messageId: 'shape', data: { name: base } });
        const role = suffix.replace(/\.?(int\.)?test$/, '');
        if (role !== '' && !SUFFIXES.has(role)) context.report({ node, messageId: 'suffix', data: { suffix } });
        if (VAGUE.test(stem)) context.report({ node, messageId: 'vague', data: { name: base } });
      },
    };
  },
};

const importExtension: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Node runs the sources as they are: write "{{ source }}" with its extension (.ts, .tsx).' },
  },
  create(context) {
    const check = (node: { source?: unknown }): void => {
      const source = node.source as Node | null | undefined;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      if (/^\.\.?\//.test(source.value) && !/\.(ts|tsx|json|css|mjs|cjs|js|svg|woff2)$/.test(source.value)) {
        context.report({ node: source, messageId: 'missing', data: { source: source.value } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const PERSIAN_WORD = /[\u0621-\u06cc]{2}/;
/** The name of the product is allowed everywhere. */
const PRODUCT = /^همیار$/;
/** Persian text inside an SQL statement is not a text for users. */
const STATEMENT = /^\s*(select|insert|update|create|with)\b/i;

const persianInMessages: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      scattered:
        'Persian text belongs to messages/fa.ts (browser) or a messages.ts (server), where one person can read all of it; what only the manifest or the page of a settings group says belongs there.',
    },
  },
  create(context) {
    const check = (node: Node, text: unknown): void => {
      if (typeof text === 'string' && PERSIAN_WORD.test(text) && !STATEMENT.test(text) && !PRODUCT.test(text))
        context.report({ node, messageId: 'scattered' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node: Node & { value: string }) => check(node, node.value),
    } as Rule.RuleListener;
  },
};

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

const noWindowGlobals: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { written: 'Modules share one page: state lives in the store, never on {{ name }}.' },
  },
  create(context) {
    return {
      AssignmentExpression(node) {
        const target = node.left;
        if (target.type !== 'MemberExpression') return;
        // `(window as Anything).x = …` is the same access through a cast
        let object = target.object as { type: string; name?: string; expression?: typeof object };
        while (object.expression) object = object.expression;
        if (object.type === 'Identifier' && object.name && GLOBAL_OBJECTS.has(object.name))
          context.report({ node, messageId: 'written', data: { name: object.name } });
      },
    };
  },
};

/**
 * Exports that can be called: functions, classes, and constants that contain a function. The names of plain values are
 * enough documentation.
 */
function isCallable(declaration: Node): boolean {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') return true;
  return (
    declaration.type === 'VariableDeclaration' &&
    declaration.declarations.some(
      ({ init }) => init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression',
    )
  );
}

const tsdocOnExports: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'An export of a package says in product words what it is: add a /** … */ line.' },
  },
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        if (!node.declaration || !isCallable(node.declaration as Node)) return;
        const comments = context.sourceCode.getCommentsBefore(node);
        if (!comments.some((comment) => comment.type === 'Block' && comment.value.startsWith('*')))
          context.report({ node, messageId: 'missing' });
      },
    };
  },
};

const noTimedAssertions: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      timed: 'A test that compares with a clock fails on a slow machine: count statements, bytes or requests instead.',
    },
  },
  create(context) {
    return {
      'CallExpression[callee.property.name=/^toBe(Less|Greater)Than(OrEqual)?$/]'(node: Node) {
        const text = context.sourceCode.getText(node);
        if (/\bperformance\.now\(\)|\bDate\.now\(\) - /.test(text)) context.report({ node, messageId: 'timed' });
      },
    };
  },
};

const SENTENCE_OF = /^(it|test|journey|describe)$/;

/** `it('…')` and `it.each(table)('…')`. */
function isSentence(node: Node): boolean {
  const call = node.parent as Node | undefined;
  if (call?.type !== 'CallExpression' || call.arguments[0] !== node) return false;
  let callee = call.callee as {
    type: string;
    name?: string;
    object?: typeof callee;
    callee?: typeof callee;
    tag?: typeof callee;
  };
  for (
    let inner = callee.callee ?? callee.object ?? callee.tag;
    inner;
    inner = callee.callee ?? callee.object ?? callee.tag
  )
    callee = inner;
  return callee.type === 'Identifier' && SENTENCE_OF.test(callee.name ?? '');
}

const citation: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrong: 'docs/guides/references.md: {{ why }}.' } },
  create(context) {
    const file = posix(relative(context.cwd, context.filename));
    const check = (node: Node, text: unknown): void => {
      if (typeof text !== 'string') return;
      const why = isSentence(node) ? sentenceViolation(text, file) : citationViolation(text, file);
      if (why) context.report({ node, messageId: 'wrong', data: { why } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('…')),
    } as Rule.RuleListener;
  },
};

const MOUNTING = /^(get|post|put|patch|delete|head|options|all)$/;

const routesInRoutesFiles: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      elsewhere: 'A path is answered only in a *.routes.ts of its module, so that its code is found by its address.',
    },
  },
  create(context) {
    return {
      'CallExpression[callee.type="MemberExpression"]'(node: Node) {
        const { object, property } = (node as unknown as { callee: { object: Node; property: Node } }).callee;
        if (property.type !== 'Identifier' || object.type !== 'Identifier') return;
        const mounts = property.name === 'route' || (object.name === 'app' && MOUNTING.test(property.name));
        if (mounts) context.report({ node, messageId: 'elsewhere' });
      },
    };
  },
};

/** The rules of this repository, used in the configuration as `hamyar/<name>`. */
export const hamyarPlugin = {
  rules: {
    'file-name': fileName,
    'import-extension': importExtension,
    'persian-in-messages': persianInMessages,
    'no-window-globals': noWindowGlobals,
    'tsdoc-on-exports': tsdocOnExports,
    'no-timed-assertions': noTimedAssertions,
    citation,
    'form-in-dialog': formInDialog,
    'own-tags': ownTags,
    'page-addresses': pageAddresses,
    'no-page-state': noPageState,
    'steady-tests': steadyTests,
    'routes-in-routes-files': routesInRoutesFiles,
    'retired-words': retiredNames,
  },
};
