import { useState, type ReactNode } from 'react';
import type { FileSourceContext } from '@hamyar/contracts';
import type { ManagedFile } from '@hamyar/contracts/files';
import { Alert, Button, EmptyState, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { pickStatus } from '@hamyar/design-system/files';
import { Modal } from '@hamyar/design-system/overlay';
import { allowedFiles, type AllowedFiles } from '@hamyar/domain';
import { failureText } from '@hamyar/module-kit/failure';
import { ListSearch } from '@hamyar/module-kit/list';
import { useSettings } from '@hamyar/module-sdk';
import { fill, formatBytes, formatNumber, isolate } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { useAttachFileMutation } from '../api/file.api.ts';
import { Entries, type EntryActions } from '../features/entries/entries.tsx';
import { NO_SELECTION, type Selection } from '../features/entries/selection.rules.ts';
import { fa } from '../messages/fa.ts';
import { FolderTree } from '../shared/folder-tree.tsx';
import { useElementWidth } from '../shared/use-element-width.ts';
import { useFolderContents, useOpenFolder } from '../shared/use-folder.ts';
import '../files.css';

const text = fa.picker;
const WIDTH = 900;
/** px of the dialog from which the tree has room. */
const TREE_FROM = 620;

/** Why a file cannot be chosen here, in words; undefined when it can (spec 3.18). */
function refusalOf(file: ManagedFile, allowed: AllowedFiles): string | undefined {
  if (file.type === 'folder') return undefined;
  const status = pickStatus({ name: file.name, size: file.size ?? 0 }, allowed);
  if (status === 1) return fill(text.tooLarge, { max: formatBytes(allowed.maxBytes) });
  return status === 2 ? text.wrongType : undefined;
}

/** Where the person is in the picker, and what they have chosen, in its order, also in other folders. */
function usePicking() {
  const [folderId, setFolder] = useState<number | null>(null);
  const [keyword, setKeyword] = useState('');
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  const [picked, setPicked] = useState<readonly ManagedFile[]>([]);
  const asked = keyword === '' ? (folderId === null ? {} : { parent_id: folderId }) : { keyword };
  const contents = useFolderContents({ ...asked, sort_by: 'name', sort_dir: 'asc' });
  return {
    ...useOpenFolder(folderId),
    contents,
    keyword,
    search: setKeyword,
    openFolder: (id: number | null) => {
      setKeyword('');
      setFolder(id);
      setSelection((before) => ({ ...before, cursor: null, anchor: null }));
    },
    selection,
    picked,
    /** Those that the form has got already are not sent again. */
    forget: (file: ManagedFile) => {
      setPicked((before) => before.filter(({ id }) => id !== file.id));
      setSelection((before) => ({ ...before, ids: new Set([...before.ids].filter((id) => id !== file.id)) }));
    },
    /** Keeps those that were chosen before in their order; new ones come last. */
    choose: (next: Selection, mayChoose: (file: ManagedFile) => boolean) => {
      const kept = picked.filter(({ id }) => next.ids.has(id));
      const known = new Set(kept.map(({ id }) => id));
      const added = contents.rows.filter((row) => next.ids.has(row.id) && !known.has(row.id) && mayChoose(row));
      const all = [...kept, ...added];
      setPicked(all);
      setSelection({ ...next, ids: new Set(all.map(({ id }) => id)) });
    },
  };
}

/** Chooses files of the manager for a form of any module: each becomes an upload of the person (decisions 2.10). */
export function FileSourceDialog({ kind, room, onPicked, onClose }: FileSourceContext) {
  const allowed = allowedFiles(kind, useSettings());
  const picking = usePicking();
  const { picked } = picking;
  const [attach, { isLoading }] = useAttachFileMutation();
  const [error, setError] = useState<string>();
  const choose = (next: Selection) => {
    const fits = next.ids.size <= room;
    setError(fits ? undefined : text.tooMany(room));
    if (fits) picking.choose(next, (file) => file.type === null && refusalOf(file, allowed) === undefined);
  };
  const submit = async () => {
    for (const file of picked) {
      const result = await attach({ id: file.id, purpose: kind });
      const failure = failureOf(result);
      if (failure || !result.data)
        return setError(fill(text.failed, { name: isolate(file.name), why: failureText(failure) }));
      onPicked(result.data);
      picking.forget(file);
    }
    onClose();
  };
  const dialog = (
    <Modal
      open
      width={WIDTH}
      busy={isLoading}
      className="files-picker-dialog"
      title={text.title}
      subtitle={text.limit(formatNumber(room), formatBytes(allowed.maxBytes))}
      onClose={onClose}
      initialFocus='[role="searchbox"]'
      footer={
        <>
          <Button variant="primary" loading={isLoading} disabled={picked.length === 0} onClick={() => void submit()}>
            {text.submit(picked.length)}
          </Button>
          <Button disabled={isLoading} onClick={onClose}>
            {fa.upload.cancel}
          </Button>
        </>
      }
    >
      <Files picking={picking} allowed={allowed} error={error} onChoose={choose} />
    </Modal>
  );
  return (
    <>
      {/* the dialog lies over the page: something has to stand where the part was asked for */}
      <span hidden />
      {dialog}
    </>
  );
}

const nothing = () => undefined;

/** What keys and presses do here: they enter folders; everything else is done in the manager itself. */
const actionsOf = ({ folder, openFolder }: ReturnType<typeof usePicking>): EntryActions => {
  const enter = (file: ManagedFile) => {
    if (file.type === 'folder') openFolder(file.id);
  };
  return {
    ...{ open: enter, doubleClick: enter, tap: enter },
    ...{ rename: nothing, remove: nothing, copy: nothing, selectAll: nothing, end: nothing, dropInto: nothing },
    parent: () => {
      if (folder.id !== null) openFolder(folder.ancestors.at(-1)?.id ?? null);
    },
  };
};

/** The folders, the search and the files to choose from. */
function Files({
  picking,
  allowed,
  error,
  onChoose,
}: {
  picking: ReturnType<typeof usePicking>;
  allowed: AllowedFiles;
  error: string | undefined;
  onChoose(next: Selection): void;
}) {
  const { folder, contents, picked, selection } = picking;
  const [width, measure] = useElementWidth();
  const actions = actionsOf(picking);
  const order = new Map(picked.map(({ id }, at) => [id, formatNumber(at + 1)]));
  return (
    <div ref={measure} className="files-picker">
      {width !== null && width >= TREE_FROM ? (
        <aside>
          <FolderTree
            label={fa.tree.title}
            current={folder.id}
            path={folder.ancestors.map(({ id }) => id)}
            onOpen={picking.openFolder}
          />
        </aside>
      ) : null}
      <div className="files-picker-main">
        <div className="files-picker-tools">
          <ListSearch
            placeholder={fa.search}
            label={fa.searchLabel}
            value={picking.keyword}
            onSearch={picking.search}
          />
          {folder.id === null ? null : (
            <Button size="sm" onClick={actions.parent}>
              {text.up}
            </Button>
          )}
        </div>
        {error === undefined ? null : <Alert tone="error">{error}</Alert>}
        <Contents picking={picking}>
          <Entries
            pick
            key={`${folder.id ?? 0}/${picking.keyword}`}
            label={fa.entries(folder.name)}
            rows={contents.rows}
            total={contents.total}
            publicUrl={contents.publicUrl}
            layout="grid"
            selection={selection}
            onSelection={onChoose}
            actions={actions}
            mayDrag={() => false}
            onNeed={(index) => void contents.readTo(index)}
            busy={contents.busy}
            orderOf={(file) => order.get(file.id)}
            refusalOf={(file) => refusalOf(file, allowed)}
          />
        </Contents>
      </div>
    </div>
  );
}

function Contents({
  picking: { contents, gone },
  children,
}: {
  picking: ReturnType<typeof usePicking>;
  children: ReactNode;
}) {
  if (contents.error)
    return <ErrorState title={fa.readFailed} description={failureText(contents.error)} onRetry={contents.refetch} />;
  if (contents.loading) return <Skeleton lines={2} rows={4} />;
  return gone || contents.total === 0 ? <EmptyState kind="files" /> : children;
}
