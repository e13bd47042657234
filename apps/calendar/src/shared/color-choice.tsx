import { EVENT_COLORS, type CalendarEvent } from '@hamyar/contracts/calendar';
import { CheckIcon } from '@hamyar/design-system/icons';
import { colorNames } from '../messages/fa.ts';

interface ColorChoiceProps {
  /** Name of the group for screen readers. */
  label: string;
  name: string;
  value: CalendarEvent['color'];
  onChange(color: CalendarEvent['color']): void;
}

/** The ten colours of events and notes as radio buttons (spec 5.37). */
export function ColorChoice({ label, name, value, onChange }: ColorChoiceProps) {
  return (
    <div role="radiogroup" aria-label={label} className="cl-colors">
      {EVENT_COLORS.map((color, index) => (
        <label key={color} style={{ background: color }}>
          <input
            type="radio"
            name={name}
            checked={color === value}
            aria-label={colorNames[index]}
            onChange={() => onChange(color)}
          />
          <CheckIcon size={16} />
        </label>
      ))}
    </div>
  );
}
