import type { ReactNode } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import {
  Button,
  ButtonLink,
  IconButton,
  Line,
  lineText,
  Ltr,
  Name,
  VisuallyHidden,
} from '@hamyar/design-system/basics';
import { CloseIcon, DownloadIcon, InfoIcon, LinkIcon, TrashIcon } from '@hamyar/design-system/icons';
import { fill, formatBytes } from '@hamyar/persian';
import { useManagedFileQuery } from '../../api/file.api.ts';
import { fa } from '../../messages/fa.ts';
import { fullAddress } from '../../shared/file-address.ts';
import type { FileRights } from '../../shared/file-rights.ts';
import { FileVisual } from '../../shared/file-visual.tsx';
import { AddressField } from './address-field.tsx';
import { UsesLine } from './uses-line.tsx';
import { VisibilityMenu } from './visibility-menu.tsx';

const text = fa.details;

/** What can be done with the selected rows. */
export interface DetailsActions {
  open(file: ManagedFile): void;
  copy(files: readonly ManagedFile[]): void;
  rename(file: ManagedFile): void;
  move(files: readonly ManagedFile[]): void;
  remove(files: readonly ManagedFile[]): void;
}

/** Props of {@link Details}. */
export interface DetailsProps {
  /** The selected rows; none shows the open folder. */
  files: readonly ManagedFile[];
  /** The open folder; undefined at the top of the tree. */
  folder: ManagedFile | undefined;
  publicUrl: string;
  rights: FileRights;
  actions: DetailsActions;
  /** The pane has no way to be closed inside of a drawer, which has one itself. */
  onClose?: () => void;
}

/** The details of what is selected: picture, figures, address, who uses it, and what can be done (spec 2.71, 3.17). */
export function Details({ files, folder, onClose, ...rest }: DetailsProps) {
  const [file] = files.length === 0 ? [folder] : files;
  const title = files.length > 1 ? text.manyTitle : file?.type === 'folder' ? text.folderTitle : text.title;
  return (
    <div className="files-details">
      {onClose ? (
        <header className="files-details-head">
          <h2>{title}</h2>
          <IconButton icon={<CloseIcon />} label={text.close} onClick={onClose} />
        </header>
      ) : null}
      {files.length > 1 ? (
        <Several files={files} {...rest} />
      ) : file ? (
        <One key={file.id} file={file} {...rest} />
      ) : (
        <p className="files-quiet">{text.nothing}</p>
      )}
      <p className="files-hint">
        <InfoIcon size={15} />
        {fa.doubleClick}
      </p>
    </div>
  );
}

type Shown = Omit<DetailsProps, 'files' | 'folder' | 'onClose'>;

function One({ file, publicUrl, rights, actions }: Shown & { file: ManagedFile }) {
  const address = fullAddress(publicUrl, file);
  const folder = file.type === 'folder';
  const mayChange = rights.mayChange(file);
  return (
    <>
      <button type="button" className="files-details-visual" onClick={() => actions.open(file)}>
        <FileVisual file={file} publicUrl={publicUrl} />
        <VisuallyHidden>{folder ? fa.open : fa.preview.action}</VisuallyHidden>
      </button>
      <h3 className="files-details-name">
        <bdi>{lineText(file.name)}</bdi>
      </h3>
      <Facts file={file} />
      <VisibilityMenu file={file} mayChange={mayChange} />
      {folder ? null : <UsesLine id={file.id} />}
      {address === null ? null : <AddressField address={address} />}
      <div className="files-details-actions">
        {folder ? (
          <Button variant="primary" onClick={() => actions.open(file)}>
            {fa.open}
          </Button>
        ) : (
          <Button variant="primary" icon={<LinkIcon />} onClick={() => actions.copy([file])}>
            {fa.copy.action}
          </Button>
        )}
        {address === null ? null : (
          <ButtonLink
            href={address}
            download={file.name}
            target="_blank"
            aria-label={fa.download}
            title={fa.download}
            className="hd-button-icon"
            icon={<DownloadIcon />}
          />
        )}
        {mayChange ? (
          <IconButton
            variant="danger-text"
            icon={<TrashIcon />}
            label={fa.delete.action}
            onClick={() => actions.remove([file])}
          />
        ) : null}
      </div>
      {mayChange ? (
        <div className="files-details-actions">
          <Button onClick={() => actions.rename(file)}>{fa.rename.action}</Button>
          <Button onClick={() => actions.move([file])}>{fa.move.action}</Button>
        </div>
      ) : null}
    </>
  );
}

function Several({ files, rights, actions }: Shown & { files: readonly ManagedFile[] }) {
  const size = files.reduce((sum, file) => sum + (file.size ?? 0), 0);
  const mayChange = files.every((file) => rights.mayChange(file));
  return (
    <>
      <dl className="files-facts">
        <Fact label={text.contents}>{fa.count(files.length)}</Fact>
        <Fact label={text.size}>{formatBytes(size)}</Fact>
      </dl>
      <div className="files-details-actions">
        <Button variant="primary" icon={<LinkIcon />} onClick={() => actions.copy(files)}>
          {fa.copy.action}
        </Button>
        {mayChange ? (
          <IconButton
            variant="danger-text"
            icon={<TrashIcon />}
            label={fa.delete.action}
            onClick={() => actions.remove(files)}
          />
        ) : null}
      </div>
      {mayChange ? (
        <div className="files-details-actions">
          <Button onClick={() => actions.move(files)}>{fa.move.action}</Button>
        </div>
      ) : null}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The figures of a file or folder; the way to it and what is in it are read when they are shown. */
function Facts({ file }: { file: ManagedFile }) {
  const { currentData } = useManagedFileQuery(file.id);
  const { meta_data: meta } = file;
  const contents = currentData?.contents;
  return (
    <dl className="files-facts">
      {meta?.extension ? (
        <Fact label={text.extension}>
          <Ltr latin>{meta.extension.toUpperCase()}</Ltr>
        </Fact>
      ) : null}
      {contents ? <Fact label={text.contents}>{text.contentsValue(contents.folders, contents.files)}</Fact> : null}
      {file.size !== null || contents ? (
        <Fact label={text.size}>{formatBytes(file.size ?? contents?.size ?? 0)}</Fact>
      ) : null}
      {meta?.dimentions ? (
        <Fact label={text.dimensions}>
          <span dir="ltr">{fill('{w} × {h}', { w: meta.dimentions.width, h: meta.dimentions.height })}</span>{' '}
          {text.pixels}
        </Fact>
      ) : null}
      <Fact label={text.createdAt}>{formatDateTime(file.created_at)}</Fact>
      {file.updated_at === file.created_at ? null : (
        <Fact label={text.updatedAt}>{formatDateTime(file.updated_at)}</Fact>
      )}
      <Fact label={text.owner}>
        <Name>{file.owner.name}</Name>
      </Fact>
      <Fact label={text.folderPath}>
        <Line className="files-name">
          {[fa.root, ...(currentData?.ancestors.map(({ name }) => name) ?? [])].join(' / ')}
        </Line>
      </Fact>
    </dl>
  );
}
