import { buildUser, fireEvent, screen, compareForm } from '@hamyar/testing';
import { buildFile } from '../../test/doubles.ts';
import { NewFolderDialog } from '../features/new-folder/new-folder.dialog.tsx';
import { RenameDialog } from '../features/rename/rename.dialog.tsx';

const FORMS = 'apps/files/src/features';
const shell = { user: buildUser('full_admin') };
const fillName = async () => {
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'قراردادها' } });
};
const close = () => undefined;

compareForm({
  file: `${FORMS}/new-folder/new-folder.dialog.tsx`,
  call: 'fileStore',
  element: () => <NewFolderDialog parent={{ id: null, name: 'فایل‌ها' }} onCreated={close} onClose={close} />,
  shell,
  prepare: fillName,
  elsewhere: {
    parent_id: 'the open folder',
    visibility: 'that of the parent, which is the default',
    on_conflict: 'of uploads; a folder with such a name is refused',
  },
});

compareForm({
  file: `${FORMS}/rename/rename.dialog.tsx`,
  call: 'fileUpdate',
  element: () => <RenameDialog file={buildFile(7, 'گزارش.pdf')} onClose={close} />,
  shell,
  prepare: fillName,
  elsewhere: {
    version: 'of the file that was read',
    parent_id: 'moving has a dialog of its own',
    visibility: 'a switch of the details',
  },
});
