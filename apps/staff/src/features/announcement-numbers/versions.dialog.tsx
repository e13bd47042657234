import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Name, Tag } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { Modal } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill, isolate } from '@hamyar/persian';
import { useAnnouncementVersionsQuery } from '../../api/announcement.api.ts';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';

const text = faAnnouncementEditor.numbers;

/** What people have read of an announcement, the last version first. */
export function VersionsDialog({ id, onClose }: { id: number; onClose(): void }) {
  const reading = useAnnouncementVersionsQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Modal open title={text.versions} width="articles" onClose={onClose}>
      <ResourceView reading={reading}>
        {(versions) => (
          <ol className="st-ann-versions">
            {versions.map(({ number, title, body, editor, created_at: at, reset }) => (
              <li key={number}>
                <p className="st-ann-facts">
                  <b>{fill(text.version, { n: number })}</b>
                  {reset && number > 1 ? <Tag tone="warning">{text.reset}</Tag> : null}
                  <small>{fill(text.by, { name: isolate(editor?.name ?? ''), when: formatDateTime(at) })}</small>
                </p>
                <h3>
                  <Name>{title}</Name>
                </h3>
                <RichText html={body} />
              </li>
            ))}
          </ol>
        )}
      </ResourceView>
    </Modal>
  );
}
