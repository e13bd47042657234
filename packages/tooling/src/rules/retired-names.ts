import type { Rule } from 'eslint';
import { isKeyText, LIBRARY_NAMES, retiredWord } from './retired-words.ts';

type Node = Rule.Node;

/**
 * Refuses retired words in everything that is named here: files, bindings, types, members, and the keys of jobs and
 * stored states.
 */
export const retiredNames: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      retired:
        '"{{ word }}" in "{{ name }}" has had several meanings here; say {{ instead }} (docs/guides/vocabulary.md).',
    },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const check = (node: Node, name: string): void => {
      const found = retiredWord(name);
      if (found) context.report({ node, messageId: 'retired', data: { ...found, name } });
    };
    /** A binding that is declared here; the names of imported objects are not our choice. */
    const bindings = (pattern: Node | null): void => {
      if (pattern === null) return;
      if (pattern.type === 'Identifier') check(pattern, pattern.name);
      else if (pattern.type === 'AssignmentPattern') bindings(pattern.left as Node);
      else if (pattern.type === 'RestElement') bindings(pattern.argument as Node);
      else if (pattern.type === 'ArrayPattern')
        for (const element of pattern.elements) bindings(element as Node | null);
      else if (pattern.type === 'ObjectPattern')
        for (const property of pattern.properties)
          bindings((property.type === 'Property' ? property.value : property.argument) as Node);
    };
    const declared = (node: { id?: unknown }): void => {
      const id = node.id as Node | null | undefined;
      if (id?.type === 'Identifier') check(id, id.name);
    };
    const parameters = (node: { params: unknown }): void => {
      for (const parameter of node.params as Node[]) bindings(parameter);
    };
    /** A member of a class, a type or an object that is written here. */
    const member = (node: Node): void => {
      const { key, computed } = node as unknown as {
        key: { type: string; name?: string; value?: unknown };
        computed?: boolean;
      };
      const name = key.name ?? key.value;
      if (!computed && typeof name === 'string' && !LIBRARY_NAMES.has(name)) check(node, name);
    };
    return {
      Program: (node) => check(node as unknown as Node, file.split('/').at(-1) ?? ''),
      VariableDeclarator: (node) => bindings(node.id as Node),
      FunctionDeclaration(node) {
        declared(node);
        parameters(node);
      },
      FunctionExpression: parameters,
      ArrowFunctionExpression: parameters,
      ClassDeclaration: declared,
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
      PropertyDefinition: member,
      MethodDefinition: member,
      TSPropertySignature: member,
      TSMethodSignature: member,
      'ObjectExpression > Property': member,
      Literal(node) {
        const { value } = node;
        if (typeof value === 'string' && isKeyText(value)) check(node, value);
      },
    } as Rule.RuleListener;
  },
};
