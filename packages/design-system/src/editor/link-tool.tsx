import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button, IconButton, Popover } from '../basics/index.ts';
import { LinkIcon } from '../icons/index.ts';
import { editorText } from './messages.ts';
import { isLinkTarget } from './sanitize.ts';

/** Adds `https://` to an address typed without one. */
const complete = (typed: string) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/** Sets, changes or removes the link of the selected words. */
export function LinkTool({ editor, active, disabled }: { editor: Editor; active: boolean; disabled: boolean }) {
  return (
    <Popover
      label={editorText.link}
      width={320}
      placement="bottom-start"
      trigger={(props) => (
        <IconButton
          {...props}
          label={editorText.link}
          icon={<LinkIcon />}
          size="sm"
          active={active}
          disabled={disabled}
        />
      )}
    >
      {(close) => <LinkForm editor={editor} active={active} close={close} />}
    </Popover>
  );
}

function LinkForm({ editor, active, close }: { editor: Editor; active: boolean; close: () => void }) {
  const [url, setUrl] = useState<string>((editor.getAttributes('link').href as string | undefined) ?? '');
  const [refused, setRefused] = useState(false);
  const apply = () => {
    const href = complete(url.trim());
    if (!isLinkTarget(href)) {
      setRefused(true);
      return;
    }
    close();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !active)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  };
  return (
    <form
      className="hd-editor-link"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <label>
        <span>{editorText.linkUrl}</span>
        <input
          dir="ltr"
          autoFocus
          value={url}
          aria-invalid={refused}
          onChange={(event) => {
            setUrl(event.target.value);
            setRefused(false);
          }}
        />
      </label>
      {refused ? <p role="alert">{editorText.linkInvalid}</p> : null}
      <div>
        <Button type="submit" variant="primary" size="sm">
          {editorText.linkSet}
        </Button>
        {active ? (
          <Button
            variant="danger-text"
            size="sm"
            onClick={() => {
              close();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
            }}
          >
            {editorText.linkRemove}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
