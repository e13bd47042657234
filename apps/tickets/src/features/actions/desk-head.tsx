import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { formatDate, formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Button, DropdownMenu, IconButton, Ltr, Name, type ButtonVariant } from '@hamyar/design-system/basics';
import {
  BackIcon,
  CheckIcon,
  EyeIcon,
  HistoryIcon,
  InfoIcon,
  LinkIcon,
  LockOpenIcon,
  MoreIcon,
  PlusIcon,
  TransferIcon,
  UserCheckIcon,
  UserIcon,
  WaitIcon,
} from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { ImportanceMark, StatusMark, TicketHead } from '@hamyar/design-system/ticket';
import { useSession } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { useTicketFollowMutation } from '../../api/ticket-staff.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { headActions, type HeadAction } from './ticket-actions.rules.ts';
import { useChange } from '../../shared/use-change.ts';

const HistoryDrawer = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './history.drawer.tsx').then((file) => ({ default: file.HistoryDrawer })),
);
const AssignDialog = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './assign.dialog.tsx').then((file) => ({ default: file.AssignDialog })),
);
const TransferDialog = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './transfer.dialog.tsx').then((file) => ({ default: file.TransferDialog })),
);
const CloseDialog = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './close.dialog.tsx').then((file) => ({ default: file.CloseDialog })),
);

/** Dialogs and drawers of the head; also opened by keys. */
export type HeadDialog = 'history' | 'assign' | 'transfer' | 'close';

interface DeskHeadProps {
  ticket: Ticket;
  dialog: HeadDialog | null;
  onDialog(dialog: HeadDialog | null): void;
  /** On narrow screens: the way back to the list. */
  onBack?(): void;
  /** Where the properties do not stand beside: opens them. */
  onProperties?(): void;
}

const A = faStaff.actions;
const LOOK: Record<HeadAction, { label: string; icon: ReactNode; variant?: ButtonVariant }> = {
  claim: { label: A.claim, icon: <UserCheckIcon />, variant: 'primary' },
  assign: { label: A.assign, icon: <UserIcon /> },
  release: { label: A.release, icon: <LockOpenIcon /> },
  transfer: { label: A.transferShort, icon: <TransferIcon /> },
  set_in_progress: { label: A.inProgress, icon: <WaitIcon /> },
  close: { label: A.close, icon: <CheckIcon />, variant: 'outline' },
  reopen: { label: A.reopen, icon: <LockOpenIcon />, variant: 'outline' },
  follow: { label: A.follow, icon: <PlusIcon /> },
  unfollow: { label: A.unfollow, icon: <EyeIcon /> },
  history: { label: A.history, icon: <HistoryIcon /> },
  copy_link: { label: A.copyLink, icon: <LinkIcon /> },
};

/** Number, subject and what may be done with an open ticket. */
export function DeskHead({ ticket, dialog, onDialog, onBack, onProperties }: DeskHeadProps) {
  const run = useHeadActions(ticket, onDialog);
  const [busy, setBusy] = useState<HeadAction | null>(null);
  const { buttons, menu } = headActions(ticket);
  const act = (action: HeadAction) => {
    setBusy(action);
    void run(action).finally(() => setBusy(null));
  };
  const narrow = onBack !== undefined;
  const inMenu = narrow ? [...buttons, ...menu] : menu;
  return (
    <>
      <TicketHead
        subject={ticket.subject}
        back={onBack ? <IconButton icon={<BackIcon />} label={fa.back} onClick={onBack} /> : undefined}
        meta={
          <>
            <Ltr>{toFa(ticket.number)}</Ltr>
            <Name>{ticket.department.name}</Name>
            <time title={formatFullDateTime(ticket.created_at)}>{formatDate(ticket.created_at)}</time>
          </>
        }
        below={
          narrow ? (
            <>
              <StatusMark status={ticket.status} />
              {ticket.importance === undefined ? null : <ImportanceMark importance={ticket.importance} showLabel />}
            </>
          ) : undefined
        }
        actions={
          <>
            {narrow
              ? null
              : buttons.map((action) => (
                  <Button
                    key={action}
                    variant={LOOK[action].variant}
                    icon={LOOK[action].icon}
                    loading={busy === action}
                    onClick={() => act(action)}
                  >
                    {LOOK[action].label}
                  </Button>
                ))}
            {onProperties ? (
              <IconButton
                icon={<InfoIcon />}
                label={A.properties}
                variant={narrow ? 'text' : 'default'}
                onClick={onProperties}
              />
            ) : null}
            <DropdownMenu
              label={A.more}
              items={inMenu.map((action) => ({
                key: action,
                label: LOOK[action].label,
                icon: LOOK[action].icon,
                onSelect: () => act(action),
              }))}
              trigger={(props) => (
                <IconButton icon={<MoreIcon />} label={A.more} variant={narrow ? 'text' : 'default'} {...props} />
              )}
            />
          </>
        }
      />
      <Suspense fallback={null}>
        {dialog === 'history' ? <HistoryDrawer ticketId={ticket.id} onClose={() => onDialog(null)} /> : null}
        {dialog === 'assign' ? <AssignDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
        {dialog === 'transfer' ? <TransferDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
        {dialog === 'close' ? <CloseDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
      </Suspense>
    </>
  );
}

/** Runs an action of the head: at once, or by opening its dialog. */
export function useHeadActions(
  ticket: Ticket,
  onDialog: (dialog: HeadDialog | null) => void,
): (action: HeadAction) => Promise<void> {
  const { id } = useSession();
  const { change } = useChange(ticket);
  const [follow] = useTicketFollowMutation();
  return async (action) => {
    switch (action) {
      case 'history':
      case 'assign':
      case 'transfer':
      case 'close':
        return onDialog(action);
      case 'claim':
        return void (await change({ fields: { recipient_id: id }, done: A.claimed }));
      case 'release':
        return void (await change({ fields: { recipient_id: null }, done: A.released }));
      case 'set_in_progress':
        return void (await change({ fields: { status: 1 }, expect: { status: 1 }, done: A.inProgressDone }));
      case 'reopen':
        return void (await change({ fields: { status: 1 }, done: A.reopened }));
      case 'follow':
      case 'unfollow':
        return void (await follow({ id: ticket.id, follow: action === 'follow' }));
      case 'copy_link':
        return void navigator.clipboard
          .writeText(`${location.origin}/tickets/${ticket.id}`)
          .then(() => toast.success(A.copied));
    }
  };
}
