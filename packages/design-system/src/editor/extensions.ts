import { Extension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';

const ZWNJ = '\u200c';

/**
 * Each block has its own direction; code is always left to right. TipTap's own `textDirection` would set it on lists
 * too, and an English first item would move the bullets to the wrong side.
 */
const BidiBlocks = Extension.create({
  name: 'bidiBlocks',
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

/** The editor's extensions; one list, so that it writes only what the allow-list permits. */
export function editorExtensions({ placeholder, onSubmit }: { placeholder: () => string; onSubmit: () => boolean }) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        protocols: ['http', 'https', 'mailto', 'tel'],
        HTMLAttributes: { target: null, rel: null },
      },
      horizontalRule: false,
    }),
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
