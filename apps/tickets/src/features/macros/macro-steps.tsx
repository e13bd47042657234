import { MACRO_REPEATED_STEPS, MACRO_STEPS, MACRO_STEPS_MAX, type MacroStep } from '@hamyar/contracts';
import { Button, DropdownMenu, IconButton } from '@hamyar/design-system/basics';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '@hamyar/design-system/icons';
import { fill, isolate, toFa } from '@hamyar/persian';
import { faMacros as text } from '../../messages/fa-staff-macros.ts';
import { moveStep, newStep } from './macro.conversions.ts';
import { StepControl } from './step-control.tsx';

interface MacroStepsProps {
  id: string;
  value: readonly MacroStep[];
  onChange(steps: readonly MacroStep[]): void;
}

/** The steps of a macro in their order: added, changed, moved and removed. */
export function MacroSteps({ id, value, onChange }: MacroStepsProps) {
  const used = new Set(value.map(({ type }) => type));
  const offered = MACRO_STEPS.filter((type) => MACRO_REPEATED_STEPS.includes(type) || !used.has(type));
  const change = (at: number, step: MacroStep) => onChange(value.map((one, i) => (i === at ? step : one)));
  const named = (words: string, { type }: MacroStep) => fill(words, { name: isolate(text.step[type]) });
  return (
    <div id={id} tabIndex={-1} className="tk-steps">
      <ol>
        {value.map((step, at) => (
          // steps have no ids, and are moved by one position only
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${step.type}-${at}`}>
            <header>
              <b>
                {toFa(at + 1)}. {text.step[step.type]}
              </b>
              <IconButton
                size="sm"
                icon={<ChevronUpIcon />}
                label={named(text.up, step)}
                disabled={at === 0}
                onClick={() => onChange(moveStep(value, at, -1))}
              />
              <IconButton
                size="sm"
                icon={<ChevronDownIcon />}
                label={named(text.down, step)}
                disabled={at === value.length - 1}
                onClick={() => onChange(moveStep(value, at, 1))}
              />
              <IconButton
                size="sm"
                icon={<TrashIcon />}
                label={named(text.remove, step)}
                onClick={() => onChange(value.filter((_, i) => i !== at))}
              />
            </header>
            <StepControl step={step} onChange={(next) => change(at, next)} />
          </li>
        ))}
      </ol>
      <DropdownMenu
        label={text.addStep}
        items={offered.map((type) => ({
          key: type,
          label: text.step[type],
          onSelect: () => onChange([...value, newStep(type)]),
        }))}
        trigger={(props) => (
          <Button icon={<PlusIcon />} disabled={value.length >= MACRO_STEPS_MAX} {...props}>
            {text.addStep}
          </Button>
        )}
      />
    </div>
  );
}
