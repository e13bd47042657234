import type { Rule } from 'eslint';

type Node = Rule.Node;

/** The packages of which a page has one copy, because the shell shares them (`webpack/singletons.ts`). */
export const SHARED_PACKAGES: readonly string[] = ['store', 'router', 'module-sdk', 'dayjs-jalali', 'design-system'];
/** Packages that are in no page. */
const TOOLS = ['testing', 'tooling'];

/** What registers a name, a listener or a service for the whole page, wherever it is called. */
const REGISTERS = new Set([
  'injectEndpoints',
  'enhanceEndpoints',
  'providePlatform',
  'provideStore',
  'configureRequests',
]);
/** What does so when the file is loaded. Inside a component or a function it belongs to who calls it. */
const REGISTERS_ON_LOAD = new Set(['addEventListener', 'setInterval', 'setTimeout', 'define', 'subscribe']);
const HOLDERS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'EventTarget', 'BroadcastChannel', 'AbortController']);

/** Whether the code runs once, when its file is loaded. */
function runsOnLoad(node: Node): boolean {
  for (let above: Node | null = node.parent; above; above = above.parent) if (/Function/.test(above.type)) return false;
  return true;
}

/** `[]`, `{}` and `new Map()`: a value that begins empty is there to be filled. */
function beginsEmpty(value: Node | null | undefined): boolean {
  if (value?.type === 'ArrayExpression') return value.elements.length === 0;
  if (value?.type === 'ObjectExpression') return value.properties.length === 0;
  return (
    value?.type === 'NewExpression' &&
    value.arguments.length === 0 &&
    value.callee.type === 'Identifier' &&
    HOLDERS.has(value.callee.name)
  );
}

/**
 * Code that is built into each module is in a page as often as there are modules. What it remembers, each copy remembers
 * for itself; what it registers, the first copy takes from the others.
 */
export const noPageState: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      state:
        'Each module has its own copy of this package: state belongs to @hamyar/store or module-sdk, which are shared.',
      registered:
        'Each module has its own copy of this package, and {{ name }} is for the whole page: do it in @hamyar/store or module-sdk, which are shared.',
    },
  },
  create(context) {
    const [, name = ''] = /\/packages\/([a-z-]+)\/src\//.exec(context.filename.replaceAll('\\', '/')) ?? [];
    if (name === '' || SHARED_PACKAGES.includes(name) || TOOLS.includes(name)) return {};
    return {
      VariableDeclaration(node) {
        if (!runsOnLoad(node)) return;
        const kept = node.declarations.some(({ init }) => beginsEmpty(init as Node | null));
        if (node.kind !== 'const' || kept) context.report({ node, messageId: 'state' });
      },
      CallExpression(node) {
        const { callee } = node;
        const property = callee.type === 'MemberExpression' ? callee.property : callee;
        const called = property.type === 'Identifier' ? property.name : '';
        if (REGISTERS.has(called) || (REGISTERS_ON_LOAD.has(called) && runsOnLoad(node)))
          context.report({ node, messageId: 'registered', data: { name: called } });
      },
    };
  },
};
