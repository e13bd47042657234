import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { TAG_NAME_MAX, TAGS_MAX, type TagSummary } from '@hamyar/contracts';
import { Line, useTextLimit } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { fill, formatNumber, isolate } from '@hamyar/persian';
import { useAllTagsQuery } from '../api/tag.api.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { firstChoice, tagChoices, type TagChoice } from './tag-choices.rules.ts';

const text = faStaff.tagging;

interface TagComboboxProps {
  assigned: readonly TagSummary[];
  mayCreate: boolean;
  onAdd(tag: TagSummary): void;
  onCreate(name: string): void;
  onRemoveLast(): void;
  onClose(): void;
}

/** The text field that finds and creates tags [4.11]: arrows choose, Enter adds, Escape closes. */
export function TagCombobox({ assigned, mayCreate, onAdd, onCreate, onRemoveLast, onClose }: TagComboboxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const all = useAllTagsQuery().currentData?.data;
  const { problem: long } = useTextLimit(typed, TAG_NAME_MAX);
  const choices = tagChoices({ all: all ?? [], assigned, typed, mayCreate: mayCreate && long === null });
  const full = assigned.length >= TAGS_MAX;
  const active = Math.min(moved ?? firstChoice(choices, typed), choices.length - 1);
  useEffect(() => input.current?.focus(), []);
  const choose = (choice: TagChoice | undefined) => {
    if (!choice || full) return;
    if (choice.kind === 'tag') onAdd({ id: choice.tag.id, name: choice.tag.name, color: choice.tag.color });
    else onCreate(choice.name);
    setTyped('');
    setMoved(null);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setMoved((active + step + choices.length) % Math.max(1, choices.length));
    else if (event.key === 'Enter') choose(choices[active]);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace' && typed === '') return onRemoveLast();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      className="tk-tags-box"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) onClose();
      }}
    >
      <input
        ref={input}
        role="combobox"
        dir="auto"
        aria-label={text.add}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        aria-invalid={long !== null || undefined}
        aria-describedby={long === null ? undefined : `${id}-hint`}
        placeholder={text.placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMoved(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="tk-tags-list">
        <ul role="listbox" id={`${id}-list`} aria-label={faStaff.tags}>
          {choices.map((choice, index) => (
            <li
              key={choice.kind === 'tag' ? choice.tag.id : 'create'}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setMoved(index)}
              onClick={() => choose(choice)}
            >
              <ChoiceRow choice={choice} />
            </li>
          ))}
        </ul>
        <Hint
          id={`${id}-hint`}
          {...{ full, mayCreate, typed, long }}
          none={all !== undefined && choices.length === 0}
        />
      </div>
    </div>
  );
}

function ChoiceRow({ choice }: { choice: TagChoice }) {
  if (choice.kind === 'create')
    return (
      <>
        <PlusIcon size={14} />
        <Line>{fill(text.create, { name: isolate(choice.name) })}</Line>
      </>
    );
  const { name, color, usage_count: n } = choice.tag;
  return (
    <>
      <i style={color ? { background: color } : undefined} />
      <Line>{name}</Line>
      <small>{fill(text.usage, { n: formatNumber(n) })}</small>
    </>
  );
}

interface HintProps {
  id: string;
  full: boolean;
  none: boolean;
  mayCreate: boolean;
  typed: string;
  /** What is wrong with a name that is too long; nothing is cut. */
  long: string | null;
}

function Hint({ id, full, none, mayCreate, typed, long }: HintProps) {
  if (long !== null)
    return (
      <p role="status" id={id}>
        {long}
      </p>
    );
  if (full) return <p role="status">{fill(text.full, { n: formatNumber(TAGS_MAX) })}</p>;
  if (!none) return null;
  return <p role="status">{mayCreate || typed === '' ? text.none : text.noPermission}</p>;
}
