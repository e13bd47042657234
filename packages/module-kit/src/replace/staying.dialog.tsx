import type { ReactNode } from 'react';
import type { ReferenceCounts } from '@hamyar/contracts';
import { Alert, Button } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { fill, joinFa } from '@hamyar/persian';
import { replaceText as text } from '../messages/fa-replace.ts';

interface StayingDialogProps {
  title: string;
  /** What the person can do instead. */
  instead?: ReactNode;
  /** The rows that no other one gets. */
  staying: ReferenceCounts['references'];
  onClose(): void;
}

/** Says why a row is not deleted: what names it stays with it. */
export function StayingDialog({ title, instead, staying, onClose }: StayingDialogProps) {
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <Alert tone="warning" title={fill(text.stays, { references: joinFa(staying.map((one) => one.text)) })}>
        {instead}
      </Alert>
    </Modal>
  );
}
