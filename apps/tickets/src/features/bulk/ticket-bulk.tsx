import { useState, type ReactNode } from 'react';
import {
  TEMPLATES_ARE_LICENSED,
  TICKET_IMPORTANCE,
  TICKET_IMPORTANCES,
  TICKET_STATUS,
  type TicketRow,
} from '@hamyar/contracts';
import { DropdownMenu, type MenuItem } from '@hamyar/design-system/basics';
import {
  BoltIcon,
  EyeIcon,
  EyeOffIcon,
  FolderIcon,
  LayersIcon,
  MergeIcon,
  MoreIcon,
  RefreshIcon,
  ReplyIcon,
  ShareIcon,
  SpamIcon,
  TagIcon,
  TransferIcon,
  UserIcon,
} from '@hamyar/design-system/icons';
import { BulkBar } from '@hamyar/design-system/table';
import { ImportanceBadge } from '@hamyar/design-system/ticket';
import { useGate } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkDialog, type BulkDialogName } from './bulk-dialogs.tsx';
import { BulkResultDialog } from './bulk-result.dialog.tsx';
import { useBulkAction } from './use-bulk-action.ts';

interface TicketBulkProps {
  /** The selected tickets. */
  rows: readonly TicketRow[];
  onClear(): void;
  /** What has to be known or can be done about the selection itself. */
  extent?: ReactNode;
  /** In the narrow list of the split view. */
  compact?: boolean;
}

/**
 * The actions on the selected tickets. The rights differ from ticket to ticket, so all actions are offered, and the
 * server says of each ticket whether it was done (decisions 2.3 "Bulk").
 */
export function TicketBulk({ rows, onClear, extent, compact = false }: TicketBulkProps) {
  // a dialog keeps the tickets for which it was opened, also when some leave the list meanwhile
  const [dialog, setDialog] = useState<{ name: BulkDialogName; rows: readonly TicketRow[] } | null>(null);
  const sender = useBulkAction(onClear);
  const open = (name: BulkDialogName) => setDialog({ name, rows });
  const run = (action: BulkAction, among = rows) => void sender.run(action, among);
  return (
    <>
      <BulkBar count={rows.length} onClear={onClear} compact={compact}>
        {extent}
        <BarMenu label={text.status} icon={<RefreshIcon />} compact={compact} items={statusItems(rows, run, open)} />
        <BarButton label={text.assign} icon={<UserIcon />} compact={compact} onClick={() => open('assign')} />
        <BarButton label={text.transfer} icon={<TransferIcon />} compact={compact} onClick={() => open('transfer')} />
        <BarMenu
          label={text.importance}
          icon={<ImportanceBadge importance={TICKET_IMPORTANCE.high} />}
          compact={compact}
          items={importanceItems(run)}
        />
        <MoreMenu compact={compact} run={run} open={open} />
      </BulkBar>
      {dialog ? (
        <BulkDialog
          name={dialog.name}
          rows={dialog.rows}
          subtitle={fill(text.count, { n: dialog.rows.length })}
          send={(action) => sender.run(action, dialog.rows, 'caller')}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === null ? <BulkResultDialog sender={sender} /> : null}
    </>
  );
}

/** On all selected tickets, or on some of them. */
type Run = (action: BulkAction, among?: readonly TicketRow[]) => void;
type Open = (name: BulkDialogName) => void;

/** The same change of the status is the beginning of the work on an open ticket, and reopens a closed one. */
function statusItems(rows: readonly TicketRow[], run: Run, open: Open): MenuItem[] {
  const closed = rows.filter(({ status }) => status === TICKET_STATUS.closed);
  const others = rows.filter(({ status }) => status !== TICKET_STATUS.closed);
  const item = (key: 'inProgress' | 'reopen', among: readonly TicketRow[]): MenuItem[] =>
    among.length === 0
      ? []
      : [
          {
            key,
            label: text[key],
            onSelect: () => run({ action: 'status', value: { status: TICKET_STATUS.inProgress } }, among),
          },
        ];
  return [
    ...item('inProgress', others),
    ...item('reopen', closed),
    ...(others.length > 0 ? [{ key: 'close', label: text.close, onSelect: () => open('close') }] : []),
  ];
}

const importanceItems = (run: Run): MenuItem[] =>
  TICKET_IMPORTANCES.map((value) => ({
    key: String(value),
    label: <ImportanceBadge importance={value} showLabel />,
    onSelect: () => run({ action: 'importance', value }),
  }));

function MoreMenu({ compact, run, open }: { compact: boolean; run: Run; open: Open }) {
  const mayMerge = useGate({ permission: 'merge and split tickets' });
  const mayReply = useGate(TEMPLATES_ARE_LICENSED);
  const maySpam = useGate({ permission: 'flag tickets as spam' });
  const items: MenuItem[] = [
    { key: 'category', label: text.category, icon: <FolderIcon />, onSelect: () => open('category') },
    { key: 'service', label: text.service, icon: <LayersIcon />, onSelect: () => open('service') },
    { key: 'tags', label: text.tags, icon: <TagIcon />, onSelect: () => open('tags') },
    ...(mayReply ? [{ key: 'reply', label: text.replyTitle, icon: <ReplyIcon />, onSelect: () => open('reply') }] : []),
    { key: 'share', label: text.share, icon: <ShareIcon />, onSelect: () => open('share') },
    { key: 'macro', label: text.macro, icon: <BoltIcon />, onSelect: () => open('macro') },
    ...(mayMerge ? [{ key: 'merge', label: text.merge, icon: <MergeIcon />, onSelect: () => open('merge') }] : []),
    { key: 'line', divider: true },
    { key: 'read', label: text.read, icon: <EyeIcon />, onSelect: () => run({ action: 'read' }) },
    { key: 'unread', label: text.unread, icon: <EyeOffIcon />, onSelect: () => run({ action: 'unread' }) },
    ...(maySpam ? spamItems(run) : []),
  ];
  return <BarMenu label={text.more} icon={<MoreIcon />} compact={compact} items={items} />;
}

const spamItems = (run: Run): MenuItem[] => [
  { key: 'line-spam', divider: true },
  { key: 'spam', label: text.spam, icon: <SpamIcon />, onSelect: () => run({ action: 'spam', value: true }) },
  { key: 'not_spam', label: text.notSpam, onSelect: () => run({ action: 'spam', value: false }) },
];

interface BarItem {
  label: string;
  icon: ReactNode;
  compact: boolean;
}

function BarButton({ label, icon, compact, onClick }: BarItem & { onClick(): void }) {
  return (
    <button type="button" aria-label={label} title={compact ? label : undefined} onClick={onClick}>
      {icon}
      {compact ? null : label}
    </button>
  );
}

function BarMenu({ label, icon, compact, items }: BarItem & { items: readonly MenuItem[] }) {
  return (
    <DropdownMenu
      label={faStaff.actions.label}
      items={items}
      placement="top"
      trigger={(props) => (
        <button type="button" aria-label={label} title={compact ? label : undefined} {...props}>
          {icon}
          {compact ? null : label}
        </button>
      )}
    />
  );
}
