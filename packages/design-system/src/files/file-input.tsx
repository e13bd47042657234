import { toFa } from '@hamyar/persian';
import { useEffect, useMemo, useState } from 'react';
import { FileDrop, FileHint } from './file-drop.tsx';
import { addPicked, DEFAULT_FILE_LIMITS } from './picked-files.rules.ts';
import type { FileLimits, PickedFile } from './picked-files.rules.ts';
import { FileList, FileRow } from './file-row.tsx';
import { filesText, refusedFileText } from './messages.ts';

/** Props of {@link FileInput}. */
export interface FileInputProps extends Partial<FileLimits> {
  label: string;
  value: readonly PickedFile[];
  onChange: (files: PickedFile[]) => void;
  /** One picture with its preview; the newest replaces the previous one. */
  image?: boolean;
  disabled?: boolean;
}

/**
 * Chooses files by drop, click or paste, and shows for each whether it is accepted (spec 5.24, 5.26). It uploads
 * nothing.
 */
export function FileInput({ label, value, onChange, image = false, disabled, ...own }: FileInputProps) {
  const limits = { ...DEFAULT_FILE_LIMITS, ...own };
  const [refused, setRefused] = useState(0);
  const add = (files: readonly File[]) => {
    const result = addPicked(value, files, limits, image);
    setRefused(image ? 0 : result.refused);
    onChange(result.picked);
  };
  return (
    <div
      className="hd-file-input"
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) add([...event.clipboardData.files]);
      }}
    >
      <FileDrop
        types={limits.types}
        multiple={!image}
        disabled={disabled}
        onFiles={add}
        hint={<FileHint {...limits} />}
      />
      {refused > 0 ? (
        <p className="hd-file-error" role="alert">
          {filesText.tooMany(toFa(limits.maxFiles))}
        </p>
      ) : null}
      {value.length > 0 ? (
        <FileList label={label}>
          {value.map((picked) => (
            <PickedRow
              key={picked.id}
              picked={picked}
              maxBytes={limits.maxBytes}
              onRemove={() => onChange(value.filter((other) => other.id !== picked.id))}
            />
          ))}
        </FileList>
      ) : null}
    </div>
  );
}

function PickedRow({
  picked: { file, status },
  maxBytes,
  onRemove,
}: {
  picked: PickedFile;
  maxBytes: number;
  onRemove: () => void;
}) {
  const preview = useMemo(
    () => (status === 0 && file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined),
    [file, status],
  );
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const error = refusedFileText(status, file.size, maxBytes);
  return (
    <FileRow
      name={file.name}
      size={file.size}
      state={error ? 'error' : 'waiting'}
      error={error}
      preview={preview}
      onRemove={onRemove}
    />
  );
}
