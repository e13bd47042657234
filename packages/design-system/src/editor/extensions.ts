import { Extension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { firstStrongDirection, type Direction } from '@hamyar/persian';
import { FlaggedText, LatinRuns } from './drawn-text.ts';
import { Mention } from './mention.ts';
import type { TextRange } from './types.ts';

const ZWNJ = '\u200c';

/** The direction of the whole text: of its first strong letter. Lists and quotes have it, as when the text is shown. */
const textDirection = (doc: Node): Direction => firstStrongDirection(doc.textContent) ?? 'rtl';

/**
 * Draws every block with the direction that the server will store for it. The browser's own `auto` differs: it makes a
 * block without letters left to right.
 */
const drawnDirections = new Plugin({
  props: {
    attributes: ({ doc }): Record<string, string> => ({ dir: textDirection(doc) }),
    decorations({ doc }) {
      const whole = textDirection(doc);
      const drawn: Decoration[] = [];
      doc.descendants((node, at) => {
        if (!node.isTextblock) return true;
        if (node.attrs.dir === 'auto')
          drawn.push(Decoration.node(at, at + node.nodeSize, { dir: firstStrongDirection(node.textContent) ?? whole }));
        return false;
      });
      return DecorationSet.create(doc, drawn);
    },
  },
});

/**
 * Each block has its own direction; code is always left to right. TipTap's own `textDirection` would set it on lists
 * too, and an English first item would move the bullets to the wrong side.
 */
const BidiBlocks = Extension.create({
  name: 'bidiBlocks',
  addProseMirrorPlugins: () => [drawnDirections],
  addGlobalAttributes() {
    const explicit = (element: HTMLElement) =>
      ['ltr', 'rtl'].includes(element.getAttribute('dir') ?? '') ? element.getAttribute('dir') : 'auto';
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          dir: { default: 'auto', parseHTML: explicit, renderHTML: ({ dir }) => ({ dir: dir as string }) },
        },
      },
      {
        types: ['codeBlock'],
        attributes: { dir: { default: 'ltr', parseHTML: () => 'ltr', renderHTML: () => ({ dir: 'ltr' }) } },
      },
    ];
  },
});

/** Shift+Space writes a half-space. */
const ZwnjShortcut = Extension.create({
  name: 'halfSpace',
  addKeyboardShortcuts() {
    return {
      'Shift-Space': () => {
        const { from } = this.editor.state.selection;
        const before = this.editor.state.doc.textBetween(Math.max(0, from - 1), from);
        return before === ZWNJ || this.editor.commands.insertContent(ZWNJ);
      },
    };
  },
});

/** TipTap writes widths into `style`, which the content security policy refuses and the server removes. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes: { style: _, ...attributes } }) => ['table', attributes, ['tbody', 0]],
});

const HostedImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
});

interface ExtensionOptions {
  placeholder: () => string;
  onSubmit: () => boolean;
  flagged: (text: string) => readonly TextRange[];
  /** People may be named. */
  mentions: boolean;
}

/** The editor's extensions; one list, so that it writes only what the allow-list permits. */
export function editorExtensions({ placeholder, onSubmit, flagged, mentions }: ExtensionOptions) {
  return [
    FlaggedText(flagged),
    LatinRuns,
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: true,
        // web, mail and telephone addresses are accepted without `protocols`, which every editor would register anew
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
      },
      horizontalRule: false,
    }),
    ...(mentions ? [Mention] : []),
    BidiBlocks,
    ZwnjShortcut,
    PlainTable.configure({ resizable: false }),
    TableRow,
    TableHeader,
    TableCell,
    HostedImage.configure({ inline: false, allowBase64: false }),
    Placeholder.configure({ placeholder }),
    Extension.create({ name: 'submit', priority: 1000, addKeyboardShortcuts: () => ({ 'Mod-Enter': onSubmit }) }),
  ];
}
