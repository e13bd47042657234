import { formatDate } from '@hamyar/dayjs-jalali';
import { Button, CopyButton } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { fill, isolate } from '@hamyar/persian';
import { faInvitations as text } from '../../messages/fa-invitations.ts';
import { invitationAddress } from '../../shared/invitation-address.ts';

interface InvitationLinkDialogProps {
  name: string;
  token: string;
  expiresAt: number;
  onClose(): void;
}

/** The link of an invitation, which is shown once and can be copied. */
export function InvitationLinkDialog({ name, token, expiresAt, onClose }: InvitationLinkDialogProps) {
  const address = invitationAddress(token);
  return (
    <Modal
      open
      title={fill(text.linkTitle, { name: isolate(name) })}
      subtitle={text.linkHint}
      keepOnOutsidePress
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="st-link">
        <input
          readOnly
          dir="ltr"
          className="hd-lat"
          aria-label={text.link}
          value={address}
          onClick={(event) => event.currentTarget.select()}
        />
        <CopyButton text={address} />
      </div>
      <p className="st-quiet">{fill(text.linkOnce, { date: formatDate(expiresAt) })}</p>
    </Modal>
  );
}
