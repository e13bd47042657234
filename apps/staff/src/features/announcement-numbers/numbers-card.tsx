import { useState } from 'react';
import type { Announcement } from '@hamyar/contracts/announcements';
import { Button, Card, Progress } from '@hamyar/design-system/basics';
import { ChartIcon, CustomersIcon, HistoryIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fill, formatNumber } from '@hamyar/persian';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';

const ReceiptsDialog = lazyPart(
  () => import(/* webpackChunkName: "announcement-numbers" */ './receipts.dialog.tsx'),
  'ReceiptsDialog',
);
const VersionsDialog = lazyPart(
  () => import(/* webpackChunkName: "announcement-numbers" */ './versions.dialog.tsx'),
  'VersionsDialog',
);

const text = faAnnouncementEditor.numbers;

/** How many people have seen and acknowledged an announcement, who they are, and what they have read (decisions 2.13). */
export function NumbersCard({ announcement }: { announcement: Announcement }) {
  const [opened, setOpened] = useState<'receipts' | 'versions' | null>(null);
  const { id, stats, require_ack: asks, version_number: versions } = announcement;
  const close = () => setOpened(null);
  const [sent, seen, acked] = [stats.sent, stats.seen, stats.acked].map(formatNumber);
  return (
    <Card title={text.title} icon={<ChartIcon />} className="st-ann-numbers">
      <Count label={fill(text.seen, { seen: seen!, sent: sent! })} value={stats.seen} of={stats.sent} />
      {asks ? <Count label={fill(text.acked, { acked: acked! })} value={stats.acked} of={stats.sent} /> : null}
      <div className="st-chips">
        <Button size="sm" icon={<CustomersIcon />} onClick={() => setOpened('receipts')}>
          {text.people}
        </Button>
        {versions > 1 ? (
          <Button size="sm" icon={<HistoryIcon />} onClick={() => setOpened('versions')}>
            {text.versions}
          </Button>
        ) : null}
      </div>
      <OnDemand onClose={close}>
        {opened === 'receipts' ? <ReceiptsDialog id={id} asks={asks} onClose={close} /> : null}
        {opened === 'versions' ? <VersionsDialog id={id} onClose={close} /> : null}
      </OnDemand>
    </Card>
  );
}

const Count = ({ label, value, of }: { label: string; value: number; of: number }) => (
  <p>
    <span>{label}</span>
    <Progress percent={of === 0 ? 0 : (value / of) * 100} label={label} />
  </p>
);
