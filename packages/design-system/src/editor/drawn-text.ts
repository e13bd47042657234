import { textRuns } from '@hamyar/persian';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { TextRange } from './types.ts';

type Find = (text: string) => readonly TextRange[];

/** Draws parts of the text of a paragraph in another way, and writes nothing into it; in code nothing is drawn. */
const drawnText = (name: string, className: string, find: Find) =>
  Extension.create({
    name,
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
                  drawn.push(Decoration.inline(from, to, { class: className }));
              }
              return false;
            });
            return DecorationSet.create(doc, drawn);
          },
        },
      }),
    ],
  });

/** Draws what somebody still has to change. */
export const FlaggedText = (find: Find) => drawnText('flaggedText', 'hd-editor-flagged', find);

/** The Latin runs of a text, by the rule of every text that is shown. */
function latinRuns(text: string): TextRange[] {
  let end = 0;
  return textRuns(text).flatMap((run) => {
    const start = end;
    end += run.text.length;
    if (run.kind !== 'latin') return [];
    // a variable is drawn in one piece; its last braces may belong to the text behind it
    const braces = /\{\{[^{}]*$/.test(run.text) ? (/^\}\}/.exec(text.slice(end))?.[0].length ?? 0) : 0;
    return [{ start, end: end + braces }];
  });
}

/** Digits next to Latin letters are Latin while they are written, as they are in the message that is sent. */
export const LatinRuns = drawnText('latinRuns', 'hd-lat', latinRuns);
