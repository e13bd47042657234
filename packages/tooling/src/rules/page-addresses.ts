import type { Rule } from 'eslint';

/** The beginning of an address of a page with a parameter; calls and files have addresses of their own. */
const WRITTEN = /^\/(?!api\/|f\/|m\/)[\w/-]*\/$/;

/** The address of a row is made from the declared path of its page, so a page that is renamed leaves no dead link. */
export const pageAddresses: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      written:
        "Write the address by the path of its page, which the compiler knows: pagePath('{{ start }}:id', { id }).",
    },
  },
  create(context) {
    return {
      TemplateLiteral(node) {
        const start = node.quasis[0]?.value.raw ?? '';
        if (node.expressions.length > 0 && WRITTEN.test(start))
          context.report({ node, messageId: 'written', data: { start } });
      },
    };
  },
};
