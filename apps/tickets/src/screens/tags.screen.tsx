import { useState } from 'react';
import type { Tag } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { TagDialog } from '../features/tags/tag.dialog.tsx';
import { TagList } from '../features/tags/tag-list.tsx';
import { faCatalog } from '../messages/fa-catalog.ts';
import '../settings.css';

/** Settings page with the tags [2.16, 6.27]. */
export function TagsScreen() {
  const [opened, setOpened] = useState<{ tag?: Tag } | null>(null);
  return (
    <>
      <TagList
        actions={
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpened({})}>
            {faCatalog.tag.new}
          </Button>
        }
        onEdit={(tag) => setOpened({ tag })}
      />
      {opened ? <TagDialog {...opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
