import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { CustomField, CustomFieldType } from '@hamyar/contracts/forms';
import {
  Button,
  classNames,
  CountBadge,
  EmptyState,
  Line,
  SearchInput,
  Segmented,
  VisuallyHidden,
} from '@hamyar/design-system/basics';
import { HandleIcon, PlusIcon } from '@hamyar/design-system/icons';
import { searchKeyCompact } from '@hamyar/persian';
import { CustomFieldLabel } from '@hamyar/module-kit/custom-fields';
import { faFields } from '../../messages/fa-fields.ts';
import { FieldTypeIcon, fieldTypeName } from '../../shared/field-type.tsx';
import type { FormBuilder } from './use-form-builder.ts';

const text = faFields.builder;

type Group = keyof typeof text.groups;
const TEXTS: readonly CustomFieldType[] = ['text', 'textArea', 'url', 'password', 'uuid', 'number'];
const CHOICES: readonly CustomFieldType[] = ['dropdown', 'checkbox'];
const isIn = (group: Group, type: CustomFieldType): boolean =>
  group === 'all' || (group === 'date' ? type === 'date' : (group === 'text' ? TEXTS : CHOICES).includes(type));
const GROUPS = (Object.keys(text.groups) as Group[]).map((value) => ({ value, label: text.groups[value] }));

/** The keys that move between the fields of the pool, by how many. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface FieldPoolProps {
  builder: FormBuilder;
  /** Defines a field that does not exist yet. */
  onNew(): void;
}

/** The defined fields that are not in the form: a press or a drag puts one into it [2.59]. */
export function FieldPool({ builder, onNew }: FieldPoolProps) {
  const [words, setWords] = useState('');
  const [group, setGroup] = useState<Group>('all');
  const { pool } = builder;
  const key = searchKeyCompact(words);
  const shown = pool.filter(({ label, type }) => isIn(group, type) && searchKeyCompact(label).includes(key));
  return (
    <aside className="fb-pool" aria-label={text.pool}>
      <header>
        <h2>{text.pool}</h2>
        <CountBadge value={pool.length} max={200} />
        <Button size="sm" variant="text" icon={<PlusIcon />} onClick={onNew}>
          {faFields.field.new}
        </Button>
      </header>
      <div className="fb-pool-tools">
        <SearchInput
          label={text.poolSearch}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // Enter would save the form around it
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Segmented block size="sm" label={text.groupsLabel} options={GROUPS} value={group} onChange={setGroup} />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          compact
          kind={pool.length > 0 ? 'search' : 'list'}
          title={pool.length > 0 ? undefined : builder.fields.length > 0 ? text.poolEmpty : text.poolNone}
        />
      ) : (
        <PoolList builder={builder} shown={shown} />
      )}
    </aside>
  );
}

function PoolList({ builder, shown }: { builder: FormBuilder; shown: readonly CustomField[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<number | null>(null);
  const tabStop = shown.some(({ id }) => id === stop) ? stop : shown[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
  };
  /** A field that leaves the pool gives the focus to the one that stands in its position. */
  const add = (event: MouseEvent, index: number, id: number) => {
    if (builder.endsDrag(event)) return;
    const focused = list.current?.contains(document.activeElement);
    builder.add(id);
    const next = shown[index + 1] ?? shown[index - 1];
    if (focused && next) list.current?.querySelector<HTMLElement>(`[data-field="${next.id}"]`)?.focus();
  };
  return (
    <ul ref={list} className="fb-pool-list" onKeyDown={onKeyDown}>
      {shown.map((field, index) => (
        <li key={field.id}>
          <button
            type="button"
            data-field={field.id}
            tabIndex={field.id === tabStop ? 0 : -1}
            className={classNames('fb-pool-item', builder.drag?.id === field.id && 'fb-old')}
            onFocus={() => setStop(field.id)}
            onClick={(event) => add(event, index, field.id)}
            {...builder.handle('pool', field.id)}
          >
            <HandleIcon size={15} />
            <VisuallyHidden>{text.add}</VisuallyHidden>
            <FieldTypeIcon type={field.type} />
            <span className="fb-name">
              <Line>
                <CustomFieldLabel label={field.label} />
              </Line>
              <small>{fieldTypeName(field.type)}</small>
            </span>
            <PlusIcon size={15} />
          </button>
        </li>
      ))}
    </ul>
  );
}
