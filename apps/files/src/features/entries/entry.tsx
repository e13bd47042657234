import type { DragEvent, MouseEvent } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { listTime } from '@hamyar/dayjs-jalali';
import { classNames, Line, lineText, Name } from '@hamyar/design-system/basics';
import { CheckIcon, GlobeIcon, LockIcon } from '@hamyar/design-system/icons';
import { useNow } from '@hamyar/module-kit/live';
import { formatBytes } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { FileVisual } from '../../shared/file-visual.tsx';
import { useDropTarget } from '../../shared/use-drop-target.ts';

interface EntryProps {
  id: string;
  file: ManagedFile;
  publicUrl: string;
  /** From 1, among all rows of the folder. */
  position: number;
  total: number;
  selected: boolean;
  /** The keyboard is here. */
  active: boolean;
  draggable: boolean;
  onDragStart(event: DragEvent): void;
  onClick(event: MouseEvent): void;
  onDoubleClick(): void;
  /** The number of a chosen file. */
  order?: string | undefined;
  /** Why it cannot be chosen. */
  refusal?: string | undefined;
  onDropInto?: ((ids: readonly number[]) => void) | undefined;
}

/** Says at a row that not exactly the employees see it. */
function VisibilitySign({ visibility }: Pick<ManagedFile, 'visibility'>) {
  if (visibility === 'staff') return null;
  const Sign = visibility === 'private' ? LockIcon : GlobeIcon;
  return <Sign size={13} className="files-sign" title={fa.visibility[visibility]} />;
}

/** The circle that selects without a key, for touch and mouse; the keyboard has Space. */
const Check = ({ selected, order }: { selected: boolean; order?: string | undefined }) => (
  <span data-check="" className={classNames('files-check', selected && 'files-check-on')} aria-hidden="true">
    {order ?? <CheckIcon size={13} />}
  </span>
);

function useEntry({ id, position, total, selected, active, draggable, ...rest }: EntryProps) {
  const { over, dropProps } = useDropTarget(rest.onDropInto);
  return {
    id,
    role: 'option',
    'aria-selected': selected,
    'aria-disabled': rest.refusal !== undefined || undefined,
    'aria-posinset': position,
    'aria-setsize': total,
    'data-file': rest.file.id,
    draggable,
    onDragStart: rest.onDragStart,
    onClick: rest.onClick,
    onDoubleClick: rest.onDoubleClick,
    ...dropProps,
    state: classNames(
      'files-entry',
      selected && 'files-entry-selected',
      active && 'files-entry-active',
      over && 'files-drop-over',
    ),
  } as const;
}

/** A file or folder as a card with its picture. */
export function EntryCard(props: EntryProps) {
  const { file, publicUrl, selected } = props;
  const { state, ...option } = useEntry(props);
  return (
    <div {...option} className={classNames(state, 'files-card')} title={file.name}>
      <span className="files-card-visual">
        <FileVisual file={file} publicUrl={publicUrl} />
        {props.refusal === undefined ? <Check selected={selected} order={props.order} /> : null}
      </span>
      <bdi className="files-card-name">{lineText(file.name)}</bdi>
      <small className="files-card-note">
        <VisibilitySign visibility={file.visibility} />
        {props.refusal ?? (file.size === null ? fa.folder : formatBytes(file.size))}
      </small>
    </div>
  );
}

/** A file or folder as a row of the list. */
export function EntryRow(props: EntryProps) {
  const { file, publicUrl, selected } = props;
  const { state, ...option } = useEntry(props);
  const now = useNow();
  return (
    <div {...option} className={classNames(state, 'files-row')} title={file.name}>
      <Check selected={selected} />
      <span className="files-row-visual">
        <FileVisual file={file} publicUrl={publicUrl} />
      </span>
      <span className="files-row-name">
        <Line>{file.name}</Line>
        <VisibilitySign visibility={file.visibility} />
      </span>
      <span className="files-row-size">{file.size === null ? fa.folder : formatBytes(file.size)}</span>
      <span className="files-row-date">{listTime(file.updated_at, now)}</span>
      <span className="files-row-owner">
        <Name>{file.owner.name}</Name>
      </span>
    </div>
  );
}
