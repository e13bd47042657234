import { Node } from '@tiptap/core';

/**
 * A person who is named in a text: one letter to the caret, stored as a `span` with the person's id. Editors without
 * this node keep the words alone.
 */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element) => element.dataset.mention,
      renderHTML: ({ id }) => ({ 'data-mention': id as string }),
    },
    text: { default: '', parseHTML: (element) => element.textContent, renderHTML: () => ({}) },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, node.attrs.text as string],
  renderText: ({ node }) => node.attrs.text as string,
  // the direction of a paragraph is also that of a name in it
  extendNodeSchema: ({ name }) =>
    name === 'mention' ? { leafText: (node: { attrs: Record<string, string> }) => node.attrs.text ?? '' } : {},
});

/** The text of a person who is named, as the editor stores it. */
export function mentionHtml(id: string, name: string): string {
  const span = document.createElement('span');
  span.dataset.mention = id;
  span.textContent = `@${name}`;
  return `${span.outerHTML} `;
}
