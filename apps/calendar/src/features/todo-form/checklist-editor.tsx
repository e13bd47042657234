import { useRef } from 'react';
import { TODO_MAX, type Todo } from '@hamyar/contracts/todos';
import { Button, Checkbox, IconButton } from '@hamyar/design-system/basics';
import { TextField } from '@hamyar/design-system/fields';
import { CloseIcon, PlusIcon } from '@hamyar/design-system/icons';
import { fill } from '@hamyar/persian';
import { faTodos } from '../../messages/fa-todos.ts';

const text = faTodos.form;

interface ChecklistEditorProps {
  id?: string;
  value: Todo['checklist'];
  onChange(steps: Todo['checklist']): void;
  'aria-describedby'?: string;
}

/** The steps of a todo: written, ticked and removed (decisions 2.13). Enter in one adds the next. */
export function ChecklistEditor({ id, value, onChange, ...aria }: ChecklistEditorProps) {
  const group = useRef<HTMLDivElement>(null);
  const change = (index: number, step: Partial<Todo['checklist'][number]>) =>
    onChange(value.map((old, at) => (at === index ? { ...old, ...step } : old)));
  const add = () => {
    if (value.length >= TODO_MAX.checklist) return;
    onChange([...value, { text: '', done: false }]);
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLInputElement>('li:last-child input[type=text]')?.focus(),
    );
  };
  return (
    <div ref={group} id={id} role="group" tabIndex={-1} aria-label={text.checklist} className="td-steps" {...aria}>
      {value.length === 0 ? null : (
        <ul>
          {value.map((step, index) => (
            <li key={index}>
              <Checkbox
                checked={step.done}
                aria-label={fill(text.stepDone, { n: index + 1 })}
                onChange={(done) => change(index, { done })}
              />
              <TextField
                aria-label={fill(text.step, { n: index + 1 })}
                maxLength={TODO_MAX.checklistText}
                value={step.text}
                onChange={(next) => change(index, { text: next })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.ctrlKey) return;
                  event.preventDefault();
                  add();
                }}
              />
              <IconButton
                icon={<CloseIcon />}
                label={fill(text.removeStep, { n: index + 1 })}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < TODO_MAX.checklist ? (
        <Button variant="text" size="sm" icon={<PlusIcon />} onClick={add}>
          {text.addStep}
        </Button>
      ) : null}
    </div>
  );
}
