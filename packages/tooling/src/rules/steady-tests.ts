import type { Rule } from 'eslint';

type Node = Rule.Node;

const TEST_OR_HOOK = /^(it|test|beforeAll|beforeEach|afterAll|afterEach)$/;

/** Name of the called function, also for `it.each(table)(…)` and the like. */
function calledName(node: Node): string | undefined {
  let inner = (node as { callee?: Node }).callee;
  while (inner && inner.type !== 'Identifier') {
    const { object, callee, tag } = inner as { object?: Node; callee?: Node; tag?: Node };
    inner = object ?? callee ?? tag;
  }
  return inner?.type === 'Identifier' ? inner.name : undefined;
}

/**
 * Tests must be the same in every run and independent of the speed of the machine: random input comes from the seed of
 * the run, and time limits are set only in jest.config.ts and packages/testing.
 */
export const steadyTests: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      random:
        'A test draws from the seed of the run only: through fc.assert, or from RANDOM_SEED of @hamyar/testing/random-seed.',
      limit:
        'Time limits of tests are set once, in jest.config.ts and packages/testing, far above what anything takes.',
    },
  },
  create(context) {
    return {
      'MemberExpression[object.name="Math"][property.name="random"]': (node: Node) =>
        context.report({ node, messageId: 'random' }),
      'CallExpression[callee.object.name="fc"][callee.property.name=/^(sample|statistics|configureGlobal|resetConfigureGlobal)$/]':
        (node: Node) => context.report({ node, messageId: 'random' }),
      'CallExpression[callee.object.name="fc"][callee.property.name=/^(assert|check)$/] > ObjectExpression > Property[key.name=/^(seed|path|randomType)$/]':
        (node: Node) => context.report({ node, messageId: 'random' }),
      'CallExpression > ObjectExpression > Property[key.name="timeout"]': (node: Node) =>
        context.report({ node, messageId: 'limit' }),
      'CallExpression[arguments.length>=2]'(node: Node) {
        const last = (node as { arguments?: Node[] }).arguments?.at(-1);
        if (last?.type === 'Literal' && typeof last.value === 'number' && TEST_OR_HOOK.test(calledName(node) ?? ''))
          context.report({ node, messageId: 'limit' });
      },
      'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]': (node: Node) =>
        context.report({ node, messageId: 'limit' }),
    } as Rule.RuleListener;
  },
};
