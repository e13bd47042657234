import type { Rule } from 'eslint';

type Node = Rule.Node;

/**
 * A tag of a module begins with its name and a slash: no other module can have it, and the answers of one module can be
 * forgotten by its name.
 */
export const ownTags: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign: 'The tag "{{ tag }}" has to begin with "{{ module }}/", the name of the module that adds it.',
    },
  },
  create(context) {
    const [, module] = /\/apps\/([a-z][a-z0-9-]*)\/src\//.exec(context.filename.replaceAll('\\', '/')) ?? [];
    if (module === undefined) return {};
    return {
      'Property[key.name="addTagTypes"]'(node: Node) {
        const { value } = node as unknown as { value: { elements?: ({ value?: unknown } | null)[] } };
        for (const element of value.elements ?? []) {
          const tag = element?.value;
          if (typeof tag !== 'string' || !tag.startsWith(`${module}/`))
            context.report({ node, messageId: 'foreign', data: { tag: String(tag), module } });
        }
      },
    };
  },
};
