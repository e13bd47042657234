import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Divider, DropdownMenu, IconButton } from '../basics/index.ts';
import {
  BoldIcon,
  BulletListIcon,
  CodeBlockIcon,
  ImageIcon,
  ItalicIcon,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  TableIcon,
  UndoIcon,
} from '../icons/index.ts';
import { LinkTool } from './link-tool.tsx';
import { editorText } from './messages.ts';

interface ToolbarProps {
  editor: Editor;
  disabled: boolean;
  onPickImage?: (files: File[]) => void;
  extra?: ReactNode;
}

/** The tools of a text; one Tab stop, arrow keys move between them. */
export function Toolbar({ editor, disabled, onPickImage, extra }: ToolbarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullet: now.isActive('bulletList'),
      numbered: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      code: now.isActive('codeBlock'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const tool = (
    label: string,
    icon: ReactNode,
    active: boolean,
    act: () => void,
    shortcut?: readonly string[],
    unavailable = false,
  ) => (
    <IconButton
      label={label}
      icon={icon}
      size="sm"
      shortcut={shortcut}
      active={active}
      aria-pressed={active}
      disabled={disabled || unavailable}
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    />
  );
  return (
    <div className="hd-editor-tools" role="toolbar" aria-label={editorText.toolbar} onKeyDown={moveFocus}>
      {tool(editorText.bold, <BoldIcon />, on.bold, () => run().toggleBold().run(), ['Ctrl', 'B'])}
      {tool(editorText.italic, <ItalicIcon />, on.italic, () => run().toggleItalic().run(), ['Ctrl', 'I'])}
      <Divider vertical />
      {tool(editorText.bullet, <BulletListIcon />, on.bullet, () => run().toggleBulletList().run())}
      {tool(editorText.numbered, <NumberedListIcon />, on.numbered, () => run().toggleOrderedList().run())}
      {tool(editorText.quote, <QuoteIcon />, on.quote, () => run().toggleBlockquote().run())}
      <Divider vertical />
      <LinkTool editor={editor} active={on.link} disabled={disabled} />
      {onPickImage ? tool(editorText.image, <ImageIcon />, false, () => picker.current?.click()) : null}
      {tool(editorText.codeBlock, <CodeBlockIcon />, on.code, () => run().toggleCodeBlock().run())}
      <TableTool editor={editor} inside={on.table} disabled={disabled} />
      <span className="hd-editor-history">
        {tool(editorText.undo, <UndoIcon />, false, () => run().undo().run(), ['Ctrl', 'Z'], !on.undo)}
        {tool(editorText.redo, <RedoIcon />, false, () => run().redo().run(), ['Ctrl', 'Y'], !on.redo)}
      </span>
      {extra ? <span className="hd-editor-extra">{extra}</span> : null}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          onPickImage?.([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** Inserts a table, and changes it when the cursor is inside one. */
function TableTool({ editor, inside, disabled }: { editor: Editor; inside: boolean; disabled: boolean }) {
  if (!inside) {
    return (
      <IconButton
        label={editorText.tableInsert}
        icon={<TableIcon />}
        size="sm"
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
    );
  }
  const act = (command: 'addRowAfter' | 'addColumnAfter' | 'deleteRow' | 'deleteColumn' | 'deleteTable') => () => {
    editor.chain().focus()[command]().run();
  };
  return (
    <DropdownMenu
      label={editorText.table}
      trigger={(props) => (
        <IconButton {...props} label={editorText.table} icon={<TableIcon />} size="sm" active disabled={disabled} />
      )}
      items={[
        { key: 'row', label: editorText.rowAfter, onSelect: act('addRowAfter') },
        { key: 'column', label: editorText.columnAfter, onSelect: act('addColumnAfter') },
        { key: 'line', divider: true },
        { key: 'delete-row', label: editorText.deleteRow, onSelect: act('deleteRow') },
        { key: 'delete-column', label: editorText.deleteColumn, onSelect: act('deleteColumn') },
        { key: 'delete', label: editorText.deleteTable, danger: true, onSelect: act('deleteTable') },
      ]}
    />
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowLeft' ? 1 : event.key === 'ArrowRight' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
