import { useState } from 'react';
import { TAGS_MAX, type TagSummary } from '@hamyar/contracts';
import { Tag } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { faStaff } from '../messages/fa-staff.ts';

const TagCombobox = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './tag-combobox.tsx'), 'TagCombobox');
const text = faStaff.tagging;

interface TagBoxProps {
  tags: readonly TagSummary[];
  /** Whether the person may add and remove tags. */
  editable: boolean;
  /** Whether the person may add tags that do not exist yet. */
  mayCreate: boolean;
  change: {
    add(tag: TagSummary): Promise<void>;
    /** Creates the tag, then adds it (spec 4.11). */
    addNew(name: string): Promise<void>;
    remove(tag: TagSummary): Promise<void>;
  };
}

/** The tags of an object; whoever may change it adds and removes them in place (spec 4.11). */
export function TagBox({ tags, editable, mayCreate, change }: TagBoxProps) {
  const [adding, setAdding] = useState(false);
  if (!editable && tags.length === 0) return null;
  return (
    <section className="tk-tags" aria-label={faStaff.tags}>
      <header>
        <span>{faStaff.tags}</span>
        {tags.length > 0 ? <small>{fill(text.count, { n: toFa(tags.length), max: toFa(TAGS_MAX) })}</small> : null}
      </header>
      <div className="tk-prop-tags">
        {tags.map((tag) => (
          <Tag
            key={tag.id}
            {...(tag.color && { color: tag.color })}
            {...(editable && {
              onRemove: () => void change.remove(tag),
              removeLabel: fill(text.remove, { name: isolate(tag.name) }),
            })}
          >
            {tag.name}
          </Tag>
        ))}
        {editable && !adding ? (
          <button type="button" className="tk-tags-add" onClick={() => setAdding(true)}>
            <PlusIcon size={13} />
            {text.add}
          </button>
        ) : null}
      </div>
      <OnDemand onClose={() => setAdding(false)}>
        {adding ? (
          <TagCombobox
            assigned={tags}
            mayCreate={mayCreate}
            onAdd={(tag) => void change.add(tag)}
            onCreate={(name) => void change.addNew(name)}
            onRemoveLast={() => tags.length > 0 && void change.remove(tags.at(-1)!)}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </OnDemand>
    </section>
  );
}
