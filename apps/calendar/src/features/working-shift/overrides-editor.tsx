import { OFF_DAY_TITLE_MAX, WORKING_SHIFT_MAX } from '@hamyar/contracts/calendar';
import { Button, Field, IconButton } from '@hamyar/design-system/basics';
import { JalaliRange } from '@hamyar/design-system/dates';
import { FormGrid, TextField } from '@hamyar/design-system/fields';
import { PlusIcon, TrashIcon } from '@hamyar/design-system/icons';
import { fill } from '@hamyar/persian';
import { useId } from 'react';
import { faSettings } from '../../messages/fa-settings.ts';
import { type Days, type OverrideValues, usualDay } from './shift.conversions.ts';
import { WeekEditor } from './week-editor.tsx';

const text = faSettings.shift;

interface OverridesEditorProps {
  id?: string;
  value: OverrideValues[];
  onChange(overrides: OverrideValues[]): void;
  /** Hours that a new one begins with. */
  days: Days;
  'aria-describedby'?: string;
}

/** Hours for some dates instead of those of the week, such as Ramadan (decisions 2.7). */
export function OverridesEditor({ id, value, onChange, days, ...aria }: OverridesEditorProps) {
  const add = () =>
    onChange([
      ...value,
      { title: '', from_date: null, to_date: null, days: days.map((day) => (day.length > 0 ? usualDay([day]) : [])) },
    ]);
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={text.override} className="ws-overrides" {...aria}>
      {value.map((override, index) => (
        <Override
          key={index}
          value={override}
          onChange={(next) => onChange(value.map((old, at) => (at === index ? next : old)))}
          onRemove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      {value.length < WORKING_SHIFT_MAX.overrides ? (
        <Button variant="text" size="sm" icon={<PlusIcon />} onClick={add}>
          {text.addOverride}
        </Button>
      ) : null}
    </div>
  );
}

interface OverrideProps {
  value: OverrideValues;
  onChange(value: OverrideValues): void;
  onRemove(): void;
}

function Override({ value, onChange, onRemove }: OverrideProps) {
  const id = useId();
  return (
    <section className="ws-override" aria-label={value.title || text.override}>
      <div className="ws-override-head">
        <FormGrid>
          <Field controlId={`${id}-title`} label={text.overrideTitle} required>
            <TextField
              id={`${id}-title`}
              required
              maxLength={OFF_DAY_TITLE_MAX}
              value={value.title}
              onChange={(title) => onChange({ ...value, title })}
            />
          </Field>
          <Field controlId={`${id}-dates`} label={text.overrideDates} required>
            <JalaliRange
              id={`${id}-dates`}
              label={text.overrideDates}
              required
              value={[value.from_date, value.to_date]}
              onChange={([from_date, to_date]) => onChange({ ...value, from_date, to_date })}
            />
          </Field>
        </FormGrid>
        <IconButton
          icon={<TrashIcon />}
          label={fill(text.removeOverride, { title: value.title || text.override })}
          onClick={onRemove}
        />
      </div>
      <WeekEditor value={value.days} onChange={(days) => onChange({ ...value, days })} />
    </section>
  );
}
