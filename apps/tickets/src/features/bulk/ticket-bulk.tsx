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
  /** In the narrow list of the split view. */
  compact?: boolean;
}

/**
 * The actions on the selected tickets. The rights differ from ticket to ticket, so all actions are offered, and the
 * server says of each ticket whether it was done (decisions 2.3 "Bulk").
 */
export function TicketBulk({ rows, onClear, compact = false }: TicketBulkProps) {
  // a dialog keeps the tickets for which it was opened, also when some leave the list meanwhile
  const [dialog, setDialog] = useState<{ name: BulkDialogName; rows: readonly TicketRow[] } | null>(null);
  const sender = useBulkAction(onClear);
  const open = (name: BulkDialogName) => setDialog({ name, rows });
  const run = (action: BulkAction) => void sender.run(action, rows);
  return (
    <>
      <BulkBar count={rows.length} onClear={onClear} compact={compact}>
        <BarMenu label={text.status} icon={<RefreshIcon />} compact={compact} items={statusItems(run, open)} />
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

type Run = (action: BulkAction) => void;
type Open = (name: BulkDialogName) => void;

const statusItems = (run: Run, open: Open): MenuItem[] => [
  {
    key: 'in_progress',
    label: text.inProgress,
    onSelect: () => run({ action: 'status', value: { status: TICKET_STATUS.inProgress } }),
  },
  { key: 'close', label: text.close, onSelect: () => open('close') },
];

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
