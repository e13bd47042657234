import type { MouseEventHandler, ReactNode } from 'react';
import { Divider, IconButton } from '../basics/index.ts';
import {
  BoldIcon,
  BulletListIcon,
  CodeBlockIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  TableIcon,
  UndoIcon,
} from '../icons/index.ts';
import { editorText } from './messages.ts';

interface InactiveToolsProps {
  pictures: boolean;
  extra?: ReactNode;
  onMouseDown: MouseEventHandler;
}

const tool = (label: string, icon: ReactNode) => <IconButton label={label} icon={icon} size="sm" disabled />;

/**
 * The tools before the editor is loaded: the same ones in the same room, so that nothing moves under the pointer when
 * they begin to work.
 */
export const InactiveTools = ({ pictures, extra, onMouseDown }: InactiveToolsProps) => (
  <div
    className="hd-editor-tools hd-editor-inactive"
    role="toolbar"
    aria-label={editorText.toolbar}
    aria-disabled="true"
    onMouseDown={onMouseDown}
  >
    {tool(editorText.bold, <BoldIcon />)}
    {tool(editorText.italic, <ItalicIcon />)}
    <Divider vertical />
    {tool(editorText.bullet, <BulletListIcon />)}
    {tool(editorText.numbered, <NumberedListIcon />)}
    {tool(editorText.quote, <QuoteIcon />)}
    <Divider vertical />
    {tool(editorText.link, <LinkIcon />)}
    {pictures ? tool(editorText.image, <ImageIcon />) : null}
    {tool(editorText.codeBlock, <CodeBlockIcon />)}
    {tool(editorText.tableInsert, <TableIcon />)}
    <span className="hd-editor-history">
      {tool(editorText.undo, <UndoIcon />)}
      {tool(editorText.redo, <RedoIcon />)}
    </span>
    {extra ? <span className="hd-editor-extra">{extra}</span> : null}
  </div>
);
