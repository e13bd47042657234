import { Button, Line } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { shared } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { FileUses } from '../../shared/file-uses.tsx';
import type { Undeleted } from './delete-files.ts';

const text = fa.delete;
/** Rows of which the users are read; of more a person deletes none by reading. */
const USES_SHOWN = 10;

/** What was not deleted and why: a file with the rows that use it, a folder with what is in it. */
export function UndeletedDialog({ undeleted, onClose }: { undeleted: readonly Undeleted[]; onClose(): void }) {
  return (
    <Modal
      open
      title={text.failedTitle(undeleted.length)}
      subtitle={text.failedText}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {shared.close}
        </Button>
      }
    >
      <ul className="files-undeleted">
        {undeleted.map(({ file, message }, at) => (
          <li key={file.id}>
            <Line>{file.name}</Line>
            <p>{message}</p>
            {file.type !== 'folder' && at < USES_SHOWN ? <FileUses id={file.id} /> : null}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
