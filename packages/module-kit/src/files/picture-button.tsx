import { useRef, type ReactNode } from 'react';
import { Button } from '@hamyar/design-system/basics';
import { FilePicker } from './file-picker.tsx';
import { FileSources } from './file-sources.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

/** Props of {@link PictureButton}. */
export interface PictureButtonProps {
  id?: string;
  /** What the picture is, for screen readers. */
  label: string;
  /** From `usePictureUpload`. */
  picture: PictureUpload;
  children: ReactNode;
  'aria-describedby'?: string;
}

/** Chooses a picture on the device, or among the files that another module offers. */
export function PictureButton({ label, picture, children, ...control }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...control} size="sm" loading={picture.busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <FileSources uploads={{ ...picture, room: 1 }} />
      <FilePicker ref={input} label={label} types={picture.types} onPick={picture.send} />
    </>
  );
}
