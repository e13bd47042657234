import { useState, type DragEvent, type Ref } from 'react';

/** Props of {@link FilePicker}. */
export interface FilePickerProps {
  ref: Ref<HTMLInputElement>;
  /** Name for screen readers and tests. */
  label?: string;
  /** File name extensions, without the dot; null: any type. */
  types: readonly string[] | null;
  multiple?: boolean;
  onPick(files: readonly File[]): void;
}

/** The hidden input that opens the file dialog; a button clicks it. */
export const FilePicker = ({ ref, label, types, multiple, onPick }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    multiple={multiple}
    hidden
    aria-label={label}
    accept={types?.map((type) => `.${type}`).join(',')}
    onChange={(event) => {
      onPick([...(event.target.files ?? [])]);
      // the same file may be chosen again
      event.target.value = '';
    }}
  />
);

/** Takes files that are dragged onto an element, unless something inside has taken them. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, dropTarget };
}
