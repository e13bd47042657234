import { useEffect, useEffectEvent } from 'react';
import type { BatchProgress } from '@hamyar/contracts';
import { IconButton, Progress, TextLink } from '@hamyar/design-system/basics';
import { CloseIcon } from '@hamyar/design-system/icons';
import { fill } from '@hamyar/persian';
import { notificationPath } from '../notifications/notification.api.ts';
import { batchText as text } from './messages.ts';
import '../css/batches.css';

/** Milliseconds for which a batch that has done everything stays; one with failures stays until it is dismissed. */
const DONE_SHOWN = 6_000;

interface BatchCardsProps {
  batches: readonly BatchProgress[];
  onDismiss(id: number): void;
}

/** The batches that run, in the corner of every page. */
export function BatchCards({ batches, onDismiss }: BatchCardsProps) {
  return (
    <aside className="sh-batches" aria-label={text.label}>
      {batches.map((batch) => (
        <BatchCard key={batch.id} batch={batch} onDismiss={() => onDismiss(batch.id)} />
      ))}
    </aside>
  );
}

function BatchCard({ batch, onDismiss }: { batch: BatchProgress; onDismiss(): void }) {
  const { title, link, state, total, done, failed } = batch;
  const over = state === 'ended' || state === 'cancelled';
  const path = notificationPath({ link });
  const dismiss = useEffectEvent(onDismiss);
  const leaves = over && failed === 0;
  useEffect(() => {
    if (!leaves) return undefined;
    const timer = setTimeout(() => dismiss(), DONE_SHOWN);
    return () => clearTimeout(timer);
  }, [leaves]);
  return (
    <section className="sh-batch" aria-label={title}>
      <header>
        <b>{title}</b>
        <IconButton size="sm" variant="text" icon={<CloseIcon size={15} />} label={text.close} onClick={onDismiss} />
      </header>
      <Progress
        percent={((done + failed) / total) * 100}
        label={title}
        tone={failed > 0 ? 'warning' : over ? 'success' : 'primary'}
      />
      <footer>
        {/* said aloud once, at its end */}
        <span role={over ? 'status' : undefined}>
          {over ? fill(text.ended, { done, total }) : fill(text.running, { done: done + failed, total })}
        </span>
        {failed > 0 ? <span className="sh-batch-failed">{fill(text.failed, { n: failed })}</span> : null}
        {path ? <TextLink href={path}>{text.result}</TextLink> : null}
      </footer>
    </section>
  );
}
