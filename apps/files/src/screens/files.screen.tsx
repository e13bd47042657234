import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@hamyar/design-system/basics';
import { FolderIcon } from '@hamyar/design-system/icons';
import { Page } from '@hamyar/design-system/layout';
import { Drawer } from '@hamyar/design-system/overlay';
import { usePageParams } from '@hamyar/module-sdk';
import { Details } from '../features/details/details.tsx';
import { Entries } from '../features/entries/entries.tsx';
import { DropArea } from '../features/uploads/drop-area.tsx';
import { UploadPanel } from '../features/uploads/upload-panel.tsx';
import { findUnfinishedUploads, uploadEngine } from '../features/uploads/use-uploads.ts';
import { fa } from '../messages/fa.ts';
import { titles } from '../messages/fa-manifest.ts';
import { FolderTree } from '../shared/folder-tree.tsx';
import { useElementWidth } from '../shared/use-element-width.ts';
import { FilesContents } from './files-contents.tsx';
import { FilesDialogs } from './files-dialogs.tsx';
import { FilesHead } from './files-head.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useEntryActions, useManager, type Manager } from './use-manager.ts';
import '../files.css';

/** px of the content from which the tree and the details have room (spec 2.71). */
const TREE_FROM = 870;
const DETAILS_FROM = 1150;
/** px of the panels where they lie over the rows. */
const DRAWER_WIDTH = 404;

/** The file manager (spec 2.70 to 2.73). */
export function FilesScreen() {
  const [width, measure] = useElementWidth();
  return (
    <Page fill className="files">
      <div ref={measure} className="files-frame">
        {width === null ? null : <FileManager width={width} />}
      </div>
    </Page>
  );
}

function FileManager({ width }: { width: number }) {
  const manager = useManager();
  const { folder, contents, rights, panel, setPanel, dialogs } = manager;
  usePageParams<'attachments'>({ folder: folder.id === null ? titles.module : folder.name });
  const [detailsOpen, setDetailsOpen] = useState(true);
  const roomy = width >= DETAILS_FROM;
  const uploads = panel === 'uploads';
  // what a reload has interrupted is shown immediately: it waits for the person
  useEffect(() => {
    if (!rights.manage) return;
    void findUnfinishedUploads(fa.upload.folderOf).then((found) => {
      if (found) setPanel('uploads');
    });
  }, [rights.manage, setPanel]);
  const closePanel = () => setPanel(null);
  const upload = (files: readonly File[]) => {
    setPanel('uploads');
    uploadEngine().add(files, folder);
  };
  return (
    <>
      {width >= TREE_FROM ? (
        <aside className="files-side" aria-label={fa.tree.title}>
          <TreeHead manager={manager} />
          <Tree manager={manager} />
        </aside>
      ) : null}
      <DropArea
        className="files-main"
        folder={folder.name}
        onFiles={rights.manage && !manager.gone ? upload : undefined}
      >
        <Main
          manager={manager}
          withTree={width >= TREE_FROM}
          withDetails={roomy && detailsOpen && !uploads}
          onDetails={() => {
            setPanel(roomy ? null : 'details');
            setDetailsOpen(true);
          }}
        />
      </DropArea>
      {roomy && uploads ? (
        <aside className="files-panel files-panel-uploads">
          <UploadPanel folder={folder} onClose={closePanel} />
        </aside>
      ) : null}
      {roomy && !uploads && detailsOpen ? (
        <aside className="files-panel" aria-label={fa.details.title}>
          <DetailsOf manager={manager} onClose={() => setDetailsOpen(false)} />
        </aside>
      ) : null}
      {roomy ? null : <Drawers manager={manager} onClose={closePanel} />}
      <FilesDialogs
        dialogs={dialogs}
        folder={folder}
        rows={contents.rows}
        publicUrl={contents.publicUrl}
        onCreated={manager.selectWhenRead}
      />
    </>
  );
}

const DetailsOf = ({ manager, onClose }: { manager: Manager; onClose?: () => void }) => (
  <Details
    files={manager.selected}
    folder={manager.folderFile}
    publicUrl={manager.contents.publicUrl}
    rights={manager.rights}
    actions={manager.actions}
    onClose={onClose}
  />
);

function TreeHead({ manager: { rights, dialogs } }: { manager: Manager }) {
  return (
    <header className="files-side-head">
      <h2>{fa.tree.title}</h2>
      {rights.manage ? (
        <IconButton
          icon={<FolderIcon />}
          label={fa.newFolder.action}
          onClick={() => dialogs.show({ kind: 'newFolder' })}
        />
      ) : null}
    </header>
  );
}

function Tree({ manager, onOpened }: { manager: Manager; onOpened?: () => void }) {
  const { folder, openFolder, dropInto } = manager;
  return (
    <FolderTree
      label={fa.tree.title}
      current={folder.id}
      path={folder.ancestors.map(({ id }) => id)}
      onDrop={dropInto}
      onOpen={(id) => {
        openFolder(id);
        onOpened?.();
      }}
    />
  );
}

/** The panels where they have no room next to the rows. */
function Drawers({ manager, onClose }: { manager: Manager; onClose(): void }) {
  const { panel, folder, selected } = manager;
  return (
    <>
      <Drawer open={panel === 'tree'} title={fa.tree.title} placement="right" width={300} onClose={onClose}>
        <Tree manager={manager} onOpened={onClose} />
      </Drawer>
      <Drawer
        open={panel === 'details' && selected.length > 0}
        title={fa.details.title}
        width={DRAWER_WIDTH}
        onClose={onClose}
      >
        <DetailsOf manager={manager} />
      </Drawer>
      <Drawer open={panel === 'uploads'} title={fa.upload.panel} width={DRAWER_WIDTH} onClose={onClose}>
        <UploadPanel folder={folder} />
      </Drawer>
    </>
  );
}

interface MainProps {
  manager: Manager;
  withTree: boolean;
  withDetails: boolean;
  onDetails(): void;
}

function Main({ manager, withTree, withDetails, onDetails }: MainProps) {
  const { list, layout, folder, contents, rights, dialogs, selected, selection, panel, setPanel } = manager;
  const box = useRef<HTMLDivElement>(null);
  const actions = useEntryActions(manager, onDetails);
  const { keyword } = list.filters;
  const found = {
    answered: contents.busy || contents.loading ? null : (keyword ?? ''),
    only: null,
    focus: () => box.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus(),
  };
  const showBar = selected.length > 1 || (selected.length === 1 && !withDetails);
  return (
    <>
      <FilesHead
        folder={folder}
        list={list}
        total={contents.loading || contents.error || manager.gone ? undefined : contents.total}
        found={found}
        layout={layout}
        onLayout={manager.setLayout}
        onOpen={manager.openFolder}
        onDrop={manager.dropInto}
        treeButton={
          withTree ? null : <IconButton icon={<FolderIcon />} label={fa.tree.show} onClick={() => setPanel('tree')} />
        }
        onNewFolder={rights.manage && !manager.gone ? () => dialogs.show({ kind: 'newFolder' }) : undefined}
        onUpload={rights.manage && !manager.gone ? () => setPanel(panel === 'uploads' ? null : 'uploads') : undefined}
        uploadsOpen={panel === 'uploads'}
      />
      <div ref={box} className="files-contents">
        <FilesContents
          contents={contents}
          gone={manager.gone}
          searched={keyword !== undefined}
          mayUpload={rights.manage}
          onRoot={() => manager.openFolder(null)}
        >
          <Entries
            // another folder begins at its top
            key={manager.key}
            label={fa.entries(folder.name)}
            rows={contents.rows}
            total={contents.total}
            publicUrl={contents.publicUrl}
            layout={layout}
            selection={selection}
            onSelection={manager.select}
            actions={actions}
            mayDrag={rights.mayChange}
            onNeed={(index) => void contents.readTo(index)}
            busy={contents.busy}
          />
        </FilesContents>
      </div>
      {showBar ? (
        <SelectionBar
          files={selected}
          rights={rights}
          actions={manager.actions}
          onDetails={withDetails ? undefined : onDetails}
          onClear={() => manager.select({ ...selection, ids: new Set() })}
        />
      ) : null}
    </>
  );
}
