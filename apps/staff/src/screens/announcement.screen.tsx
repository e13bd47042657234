import type { ReactNode } from 'react';
import type { Announcement, AnnouncementAudience } from '@hamyar/contracts/announcements';
import { Button, Card } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { CloseIcon } from '@hamyar/design-system/icons';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { AttachmentChips } from '@hamyar/module-kit/files';
import { DeleteButton } from '@hamyar/module-kit/form';
import { savedHref } from '@hamyar/module-kit/list';
import { failureText } from '@hamyar/module-kit/failure';
import { useIdParam, useNavigate } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import '../css/announcements.css';
import '../css/staff.css';
import {
  useAnnouncementQuery,
  useDeleteAnnouncementMutation,
  useEndAnnouncementMutation,
} from '../api/announcement.api.ts';
import { AnnouncementForm } from '../features/announcement-form/announcement.form.tsx';
import { NumbersCard } from '../features/announcement-numbers/numbers-card.tsx';
import { faAnnouncementEditor as text } from '../messages/fa-announcement-editor.ts';
import { announcementTitles as titles } from '../messages/fa-announcement-titles.ts';
import { AnnouncementState } from '../shared/announcement-state.tsx';
import { pathsOf } from '../shared/announcement-paths.ts';
import { ImportanceLabel } from '../shared/importance-bars.tsx';

/** One announcement for customers (spec 2.6). */
export const CustomerAnnouncementScreen = () => <OneAnnouncement audience="customers" />;

/** One announcement for employees (spec 2.7). */
export const EmployeeAnnouncementScreen = () => <OneAnnouncement audience="employees" />;

/** The page of an announcement: its form, its numbers once people read it, and what was read after its end. */
function OneAnnouncement({ audience }: { audience: AnnouncementAudience }) {
  const id = useIdParam();
  const navigate = useNavigate();
  const { list } = pathsOf(audience);
  const reading = useAnnouncementQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const leave = (saved?: number) => navigate(savedHref(list, saved), { replace: true });
  return (
    // of another announcement it is another page, whose title gets the focus
    <Page key={id}>
      <PageHeader
        title={titles.edit}
        backHref={list}
        subtitle={reading.data ? <AnnouncementState state={reading.data.state} /> : null}
        actions={reading.data?.state === 'live' ? <EndButton announcement={reading.data} /> : null}
      />
      <ResourceView reading={reading}>
        {(stored) => (
          <>
            {stored.version_number > 0 ? <NumbersCard announcement={stored} /> : null}
            {stored.state === 'ended' ? (
              <EndedAnnouncement announcement={stored}>
                <DeleteAnnouncement announcement={stored} onDeleted={leave} />
              </EndedAnnouncement>
            ) : (
              <AnnouncementForm
                key={stored.id}
                label={titles.edit}
                audience={stored.audience}
                stored={stored}
                onDone={leave}
                actions={<DeleteAnnouncement announcement={stored} onDeleted={leave} />}
              />
            )}
          </>
        )}
      </ResourceView>
    </Page>
  );
}

function EndButton({ announcement }: { announcement: Announcement }) {
  const [end, { isLoading }] = useEndAnnouncementMutation();
  const ask = async () => {
    const title = fill(text.endTitle, { title: isolate(announcement.title) });
    if (!(await confirm({ title, message: text.endText, yes: text.end }))) return;
    const { error } = await end({ id: announcement.id, version: announcement.version });
    if (error) toast.error(failureText(error));
    else toast.success(text.ended);
  };
  return (
    <Button icon={<CloseIcon />} loading={isLoading} onClick={() => void ask()}>
      {text.end}
    </Button>
  );
}

function DeleteAnnouncement({ announcement, onDeleted }: { announcement: Announcement; onDeleted(): void }) {
  const [remove] = useDeleteAnnouncementMutation();
  return (
    <DeleteButton
      question={{ title: fill(text.deleteTitle, { title: isolate(announcement.title) }) }}
      remove={() => remove(announcement.id).unwrap()}
      deleted={text.deleted}
      onDeleted={onDeleted}
    >
      {text.delete}
    </DeleteButton>
  );
}

/** What people have read of one that has ended; it is not changed any more. */
function EndedAnnouncement({ announcement, children }: { announcement: Announcement; children: ReactNode }) {
  const { title, body, importance, attachments } = announcement;
  return (
    <Card title={title}>
      <div className="st-ann-content">
        <ImportanceLabel importance={importance} />
        <RichText html={body} images={attachments} />
        <div className="st-ann-files">
          <AttachmentChips attachments={attachments} />
        </div>
        <div className="hd-form-foot">{children}</div>
      </div>
    </Card>
  );
}
