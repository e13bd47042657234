import { formatBytes } from '@hamyar/persian';
import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Ltr } from '../basics/index.ts';
import { classNames } from '../basics/class-names.ts';
import { CloudUploadIcon } from '../icons/index.ts';
import type { FileLimits } from './picked-files.rules.ts';
import { filesText } from './messages.ts';

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  /** Id of the button, for its label. */
  id?: string;
  /** What the files are; screen readers say it before what the button does. */
  subject?: string;
  onFiles: (files: File[]) => void;
  /** Second line: allowed types and sizes. */
  hint?: ReactNode;
  /** Extensions without the dot, for the system's dialog. */
  types?: readonly string[] | null;
  multiple?: boolean;
  disabled?: boolean;
  label?: string;
  /** One line instead of two. */
  compact?: boolean;
  invalid?: boolean;
  /** Id of a message about what was chosen. */
  describedBy?: string;
}

/** What may be chosen, as the second line of a {@link FileDrop}. */
export function FileHint({ types, maxBytes }: Pick<FileLimits, 'types' | 'maxBytes'>) {
  const size = formatBytes(maxBytes);
  if (!types) return size;
  return (
    <>
      {filesText.allowedTypes}{' '}
      <Ltr latin className="hd-file-types">
        {types.join(', ')}
      </Ltr>{' '}
      – {filesText.maxSize} {size}
    </>
  );
}

/** An area to drop files on; a click or Enter opens the system's dialog. */
export function FileDrop({
  id,
  subject,
  onFiles,
  hint,
  types,
  multiple = true,
  disabled,
  label = multiple ? filesText.drop : filesText.dropOne,
  compact,
  invalid,
  describedBy,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <button
        type="button"
        id={id}
        aria-label={subject === undefined ? undefined : `${subject}: ${label}`}
        disabled={disabled}
        className={classNames(
          'hd-file-drop',
          over && 'hd-file-drop-over',
          invalid && 'hd-file-drop-invalid',
          compact && 'hd-file-drop-compact',
        )}
        aria-describedby={classNames(hint ? hintId : '', describedBy) || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <CloudUploadIcon size={compact ? 18 : 22} />
        <span>
          <b>{over ? filesText.dropActive : label}</b>
          {hint ? <small id={hintId}>{hint}</small> : null}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={types?.map((type) => `.${type}`).join(',')}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
