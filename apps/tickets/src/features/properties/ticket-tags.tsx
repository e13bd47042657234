import { useState } from 'react';
import { TAGS_MAX, type Ticket } from '@hamyar/contracts';
import { Tag } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketTags } from './use-ticket-tags.ts';

const TagCombobox = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './tag-combobox.tsx'), 'TagCombobox');
const text = faStaff.tagging;

/** The tags of a ticket; whoever may change its fields adds and removes them in place (spec 4.11). */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const [adding, setAdding] = useState(false);
  const change = useTicketTags(ticket);
  const tags = ticket.tags ?? [];
  const editable = ticket.actions.includes('fields');
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
            mayCreate={ticket.may_create_tags === true}
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
