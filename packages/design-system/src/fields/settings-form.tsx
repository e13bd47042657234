import { useEffect, type ReactNode } from 'react';
import { Button } from '../basics/button.tsx';
import { classNames } from '../basics/class-names.ts';
import { focusTitleIfLost } from '../basics/lost-focus.ts';
import { fieldsText } from './messages.ts';

/** A card of settings with its heading; rows are {@link SettingsRow}. */
export function SettingsGroup({ title, icon, children }: { title: ReactNode; icon?: ReactNode; children: ReactNode }) {
  return (
    <section className="hd-settings-group">
      <h2>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Props of {@link SettingsRow}. */
export interface SettingsRowProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The value is changed and not saved: shows a 3 px bar at the start of the row. */
  changed?: boolean;
  /** Id of the control that the label belongs to. */
  htmlFor?: string;
  /** Id of the row, to scroll to it. */
  id?: string;
  /** Shows the mark for required fields. */
  required?: boolean;
  /** Message that says why the value is refused, and its id. */
  error?: string;
  errorId?: string;
  children: ReactNode;
}

/** One setting: text at the start (300 px), control next to it; in one column on phones. */
export function SettingsRow({
  label,
  hint,
  changed,
  htmlFor,
  id,
  required,
  error,
  errorId,
  children,
}: SettingsRowProps) {
  return (
    <div id={id} className={classNames('hd-settings-row', changed && 'hd-settings-row-changed')}>
      <div>
        <label htmlFor={htmlFor} className={classNames(required && 'hd-required')}>
          {label}
        </label>
        {hint ? <small>{hint}</small> : null}
      </div>
      <div>
        {children}
        {error === undefined ? null : (
          <p id={errorId} className="hd-field-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** Props of {@link SaveBar}. */
export interface SaveBarProps {
  /** Number of unsaved changes; at zero the bar is hidden. */
  count: number;
  onSave: () => void;
  onReset: () => void;
  saving?: boolean;
}

/** Stays at the bottom of a settings page while there are unsaved changes: save, cancel, and their number. */
export function SaveBar(props: SaveBarProps) {
  return props.count === 0 ? null : <OpenSaveBar {...props} />;
}

function OpenSaveBar({ count, onSave, onReset, saving }: SaveBarProps) {
  // the pressed button goes with the bar
  useEffect(() => focusTitleIfLost, []);
  return (
    <div className="hd-save-bar" role="region" aria-label={fieldsText.saveChanges}>
      <div>
        <Button variant="primary" loading={saving} onClick={onSave}>
          {fieldsText.saveChanges}
        </Button>
        <Button disabled={saving} onClick={onReset}>
          {fieldsText.cancel}
        </Button>
        <span className="hd-grow" />
        <span className="hd-save-bar-count" role="status">
          <i aria-hidden="true" />
          {fieldsText.unsaved(count)}
        </span>
      </div>
    </div>
  );
}
