import { useId } from 'react';
import { ANNOUNCEMENT_IMPORTANCES, type AnnouncementImportance } from '@hamyar/contracts/announcements';
import { classNames } from '@hamyar/design-system/basics';
import type { FieldControl } from '@hamyar/module-kit/form';
import { faAnnouncements } from '../../messages/fa-announcements.ts';
import { ImportanceBars } from '../../shared/importance-bars.tsx';

/** The four importances as cards: radio buttons, so that arrow keys move between them (reference `announcements-edit`). */
export function ImportanceCards({ label, control }: { label: string; control: FieldControl<AnnouncementImportance> }) {
  const name = useId();
  return (
    <div className="st-ann-importances" role="radiogroup" aria-label={label} id={control.id}>
      {ANNOUNCEMENT_IMPORTANCES.map((importance) => (
        <label
          key={importance}
          className={classNames(
            'st-ann-importance',
            `st-ann-${importance}`,
            importance === control.value && 'st-ann-chosen',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={importance === control.value}
            onChange={() => control.onChange(importance)}
          />
          <ImportanceBars importance={importance} />
          <span>{faAnnouncements.importances[importance]}</span>
        </label>
      ))}
    </div>
  );
}
