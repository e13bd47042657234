import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { TextRange } from './types.ts';

/** Draws what somebody still has to change in the text of a paragraph; in code nothing is drawn. */
export const FlaggedText = (find: (text: string) => readonly TextRange[]) =>
  Extension.create({
    name: 'flaggedText',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations({ doc, schema }) {
            const drawn: Decoration[] = [];
            doc.descendants((node, at) => {
              if (!node.isTextblock) return true;
              if (node.type.spec.code) return false;
              // each leaf is one letter, so that positions in the text are positions in the paragraph
              for (const { start, end } of find(node.textBetween(0, node.content.size, undefined, '\ufffc'))) {
                const [from, to] = [at + 1 + start, at + 1 + end];
                if (!schema.marks.code || !doc.rangeHasMark(from, to, schema.marks.code))
                  drawn.push(Decoration.inline(from, to, { class: 'hd-editor-flagged' }));
              }
              return false;
            });
            return DecorationSet.create(doc, drawn);
          },
        },
      }),
    ],
  });
