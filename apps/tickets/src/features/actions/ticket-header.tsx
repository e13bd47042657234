import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TICKET_STATUS, type Ticket } from '@hamyar/contracts';
import { formatDate, formatFullDateTime } from '@hamyar/dayjs-jalali';
import {
  Button,
  DropdownMenu,
  focusTitleIfLost,
  IconButton,
  Ltr,
  Name,
  type ButtonVariant,
  copyText,
} from '@hamyar/design-system/basics';
import {
  BackIcon,
  CheckIcon,
  CopyIcon,
  EyeIcon,
  HistoryIcon,
  InfoIcon,
  LinkIcon,
  LockIcon,
  LockOpenIcon,
  MergeIcon,
  MoreIcon,
  PlusIcon,
  PrintIcon,
  ShareIcon,
  SpamIcon,
  SplitIcon,
  TransferIcon,
  TrashIcon,
  UserCheckIcon,
  UserIcon,
  WaitIcon,
} from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { TicketHeaderLayout, ticketTitle } from '@hamyar/design-system/conversation';
import { ImportanceBadge, StatusBadge } from '@hamyar/design-system/ticket';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useSession } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { useTicketFollowMutation } from '../../api/ticket-staff.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { headerActions, type HeaderAction } from './header-actions.rules.ts';
import { useTicketUpdate } from '../../shared/use-ticket-update.ts';
import { useTicketUnmerge } from '../../shared/use-ticket-unmerge.ts';
import { useTicketRemoval } from '../../shared/use-ticket-removal.ts';
import { sharesOf, useTicketShares } from '../../shared/use-ticket-shares.ts';

const HistoryDrawer = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './history.drawer.tsx'), 'HistoryDrawer');
const AssignDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './assign.dialog.tsx'), 'AssignDialog');
const TransferDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './transfer.dialog.tsx'),
  'TransferDialog',
);
const ShareDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './share.dialog.tsx'), 'ShareDialog');
const MergeDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './merge.dialog.tsx'), 'MergeDialog');
const LinkDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './link.dialog.tsx'), 'LinkDialog');
const PrintDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './print.dialog.tsx'), 'PrintDialog');
const CloseDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './close.dialog.tsx'), 'CloseDialog');

/** Dialogs and drawers of the header; shortcuts open them too. */
export type HeaderDialog = 'history' | 'assign' | 'transfer' | 'share' | 'close' | 'merge' | 'link' | 'print' | 'sla';

interface TicketHeaderProps {
  ticket: Ticket;
  dialog: HeaderDialog | null;
  onDialog(dialog: HeaderDialog | null): void;
  /** On narrow screens: goes back to the list. */
  onBack?(): void;
  /** Opens the properties on screens without a pane for them. */
  onProperties?(): void;
  /** The ticket was closed here. */
  onClosed(): void;
}

const text = faStaff.actions;
/** Actions that start work on a ticket, or continue it. */
const STARTED = { status: TICKET_STATUS.inProgress };
const ACTION_STYLES: Record<HeaderAction, { label: string; icon: ReactNode; variant?: ButtonVariant }> = {
  claim: { label: text.claim, icon: <UserCheckIcon />, variant: 'primary' },
  assign: { label: text.assign, icon: <UserIcon /> },
  release: { label: text.release, icon: <LockOpenIcon /> },
  transfer: { label: text.transferShort, icon: <TransferIcon /> },
  share: { label: text.share, icon: <ShareIcon /> },
  leave: { label: text.leave, icon: <LockOpenIcon /> },
  set_in_progress: { label: text.inProgress, icon: <WaitIcon /> },
  close: { label: text.close, icon: <CheckIcon />, variant: 'outline' },
  reopen: { label: text.reopen, icon: <LockOpenIcon />, variant: 'outline' },
  follow: { label: text.follow, icon: <PlusIcon /> },
  unfollow: { label: text.unfollow, icon: <EyeIcon /> },
  history: { label: text.history, icon: <HistoryIcon /> },
  merge: { label: text.merge, icon: <MergeIcon /> },
  link: { label: text.linkTicket, icon: <LinkIcon /> },
  unmerge: { label: text.unmerge, icon: <SplitIcon /> },
  copy_link: { label: text.copyLink, icon: <CopyIcon /> },
  print: { label: text.print, icon: <PrintIcon /> },
  lock: { label: text.lock, icon: <LockIcon /> },
  unlock: { label: text.unlock, icon: <LockOpenIcon /> },
  spam: { label: text.spam, icon: <SpamIcon /> },
  not_spam: { label: text.notSpam, icon: <LockOpenIcon /> },
  delete: { label: text.delete, icon: <TrashIcon /> },
};

/** Number, subject and actions of an open ticket. */
export function TicketHeader({ ticket, dialog, onDialog, onBack, onProperties, onClosed }: TicketHeaderProps) {
  const run = useHeaderActions(ticket, onDialog);
  const [busy, setBusy] = useState<HeaderAction | null>(null);
  const { id: ownId } = useSession();
  const { buttons, menu } = headerActions(ticket, ownId);
  const acted = useRef(false);
  const act = (action: HeaderAction) => {
    acted.current = true;
    setBusy(action);
    void run(action).finally(() => setBusy(null));
  };
  // the button of what was done is gone as soon as the ticket has changed
  const shown = buttons.join();
  useEffect(() => {
    if (acted.current && busy === null) focusTitleIfLost(ticketTitle);
  }, [shown, busy]);
  const narrow = onBack !== undefined;
  const inMenu = narrow ? [...buttons, ...menu] : menu;
  return (
    <>
      <TicketHeaderLayout
        subject={ticket.subject}
        back={onBack ? <IconButton icon={<BackIcon />} label={fa.back} onClick={onBack} /> : undefined}
        meta={
          <>
            <Ltr>{toFa(ticket.number)}</Ltr>
            {narrow ? null : <StatusBadge status={ticket.status} />}
            {onProperties ? (
              <time title={formatFullDateTime(ticket.created_at)}>{formatDate(ticket.created_at)}</time>
            ) : null}
            <Name>{ticket.department.name}</Name>
          </>
        }
        below={
          narrow ? (
            <>
              <StatusBadge status={ticket.status} />
              {ticket.importance === undefined ? null : <ImportanceBadge importance={ticket.importance} showLabel />}
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
                    variant={ACTION_STYLES[action].variant}
                    icon={ACTION_STYLES[action].icon}
                    loading={busy === action}
                    onClick={() => act(action)}
                  >
                    {ACTION_STYLES[action].label}
                  </Button>
                ))}
            {onProperties ? (
              <IconButton
                icon={<InfoIcon />}
                label={text.properties}
                variant={narrow ? 'text' : 'default'}
                onClick={onProperties}
              />
            ) : null}
            <DropdownMenu
              label={text.more}
              items={inMenu.map((action) => ({
                key: action,
                label: ACTION_STYLES[action].label,
                icon: ACTION_STYLES[action].icon,
                onSelect: () => act(action),
              }))}
              trigger={(props) => (
                <IconButton icon={<MoreIcon />} label={text.more} variant={narrow ? 'text' : 'default'} {...props} />
              )}
            />
          </>
        }
      />
      <OnDemand onClose={() => onDialog(null)}>
        {dialog === 'history' ? <HistoryDrawer ticketId={ticket.id} onClose={() => onDialog(null)} /> : null}
        {dialog === 'assign' ? <AssignDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
        {dialog === 'transfer' ? <TransferDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
        {dialog === 'share' ? <ShareDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
        {dialog === 'merge' ? <MergeDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
        {dialog === 'link' ? <LinkDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
        {dialog === 'print' ? <PrintDialog ticket={ticket} onClose={() => onDialog(null)} /> : null}
        {dialog === 'close' ? <CloseDialog ticket={ticket} onClose={() => onDialog(null)} onClosed={onClosed} /> : null}
      </OnDemand>
    </>
  );
}

/** Runs an action of the header: immediately, or by opening its dialog. */
export function useHeaderActions(
  ticket: Ticket,
  onDialog: (dialog: HeaderDialog | null) => void,
): (action: HeaderAction) => Promise<void> {
  const { id } = useSession();
  const { change } = useTicketUpdate(ticket);
  const share = useTicketShares(ticket);
  const remove = useTicketRemoval(ticket);
  const unmerge = useTicketUnmerge(ticket);
  const [follow] = useTicketFollowMutation();
  return async (action) => {
    switch (action) {
      case 'history':
      case 'assign':
      case 'transfer':
      case 'share':
      case 'close':
      case 'merge':
      case 'link':
      case 'print':
        return onDialog(action);
      case 'claim':
        return void (await change({
          fields: { recipient_id: id },
          done: text.claimed,
          overtaken: ({ assignee }) =>
            assignee && assignee.id !== id ? fill(text.claimedBy, { user: isolate(assignee.name) }) : undefined,
        }));
      case 'release':
        return void (await change({
          fields: { recipient_id: null },
          done: text.released,
          undo: (after) => (after.actions.includes('claim') ? { recipient_id: id } : undefined),
        }));
      case 'set_in_progress':
        return void (await change({ fields: STARTED, optimistic: STARTED, done: text.inProgressDone }));
      case 'reopen':
        return void (await change({ fields: STARTED, done: text.reopened }));
      case 'leave': {
        const result = await share(sharesOf(ticket).filter(({ user_id }) => user_id !== id));
        if (result.error) toast.error(result.error.message);
        else toast.success(text.left);
        return;
      }
      case 'follow':
      case 'unfollow':
        return void (await follow({ id: ticket.id, follow: action === 'follow' }));
      case 'lock':
        return void (await change({
          fields: { locked: true },
          done: text.lockDone,
          undo: (after) => (after.actions.includes('unlock') ? { locked: false } : undefined),
        }));
      case 'unlock':
        return void (await change({ fields: { locked: false }, done: text.unlockDone }));
      case 'spam':
        return void (await change({
          fields: { spam: true },
          done: text.spamDone,
          undo: (after) => (after.actions.includes('not_spam') ? { spam: false } : undefined),
        }));
      case 'not_spam':
        return void (await change({ fields: { spam: false }, done: text.notSpamDone }));
      case 'unmerge':
        return unmerge();
      case 'delete':
        return remove();
      case 'copy_link':
        if (await copyText(`${location.origin}/tickets/${ticket.id}`)) toast.success(text.copied);
        else toast.error(text.copyFailed);
        return;
    }
  };
}
