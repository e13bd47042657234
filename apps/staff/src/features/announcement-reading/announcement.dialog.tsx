import { useEffect } from 'react';
import type { UserAnnouncement } from '@hamyar/contracts/announcements';
import { Button, Name } from '@hamyar/design-system/basics';
import { CheckIcon } from '@hamyar/design-system/icons';
import { Modal, toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { useAcknowledgeAnnouncementMutation, useSetAnnouncementSeenMutation } from '../../api/user-announcement.api.ts';
import { faAnnouncements as text } from '../../messages/fa-announcements.ts';
import { AnnouncementContent } from './announcement-content.tsx';
import '../../css/announcements.css';

interface AnnouncementDialogProps {
  announcement: UserAnnouncement;
  /** A line below the title. */
  hint?: string;
  onClose(): void;
}

/** One announcement, whole; opening it is seeing it, and one that asks for it is acknowledged here (decisions 2.13). */
export function AnnouncementDialog({ announcement, hint, onClose }: AnnouncementDialogProps) {
  const { id, version_number, seen_at, require_ack, acked_at } = announcement;
  const [setSeen] = useSetAnnouncementSeenMutation();
  const [acknowledge, { isLoading }] = useAcknowledgeAnnouncementMutation();
  const isNew = seen_at === null;
  useEffect(() => {
    // what could not be stored stays unseen, and is said again the next time
    if (isNew) void setSeen({ id, version_number });
  }, [id, version_number, isNew, setSeen]);
  const asks = require_ack && acked_at === null;
  const agree = async () => {
    const { error } = await acknowledge({ id, version_number });
    if (error) toast.error(failureText(error));
    else onClose();
  };
  return (
    <Modal
      open
      title={<Name>{announcement.title}</Name>}
      subtitle={hint}
      width="organization"
      className="st-ann-dialog"
      keepOnOutsidePress={asks}
      onClose={onClose}
      initialFocus=".st-ann-main"
      footer={
        asks ? (
          <Button
            variant="primary"
            className="st-ann-main"
            icon={<CheckIcon />}
            loading={isLoading}
            onClick={() => void agree()}
          >
            {text.ack}
          </Button>
        ) : (
          <Button className="st-ann-main" onClick={onClose}>
            {text.dismiss}
          </Button>
        )
      }
    >
      <AnnouncementContent announcement={announcement} />
    </Modal>
  );
}
