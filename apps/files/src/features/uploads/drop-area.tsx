import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '@hamyar/design-system/basics';
import { CloudUploadIcon } from '@hamyar/design-system/icons';
import { hasDeviceFiles } from '../../shared/dragged-files.ts';
import { fa } from '../../messages/fa.ts';
import { limitText } from './upload-panel.tsx';

/** The area of a folder onto which files of the device are dropped; it says into which folder they come. */
export function DropArea({
  folder,
  onFiles,
  className,
  children,
}: {
  folder: string;
  /** Absent where the person may not upload. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  className?: string;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  // the pointer enters a child before it leaves the parent
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  const drop = {
    onDragEnter: (event: DragEvent) => {
      if (!hasDeviceFiles(event)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragOver: (event: DragEvent) => {
      if (!hasDeviceFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: () => {
      depth.current -= 1;
      if (depth.current <= 0) leave();
    },
    onDrop: (event: DragEvent) => {
      leave();
      if (event.defaultPrevented || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles?.([...event.dataTransfer.files]);
    },
  };
  return (
    <div className={classNames('files-drop-area', className)} {...(onFiles ? drop : {})}>
      {children}
      {over ? (
        <div className="files-drop-notice" role="status">
          <div>
            <CloudUploadIcon size={40} />
            <b>{fa.upload.dropTitle}</b>
            <p>
              {fa.upload.dropText(folder)} · {limitText()}
            </p>
          </div>
        </div>
      ) : null}
    </div>
  );
}
