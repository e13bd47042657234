import fc from 'fast-check';
import {
  afterEvent,
  isActive,
  partRange,
  planParts,
  speedOf,
  startable,
  totalsOf,
  PARALLEL_UPLOADS,
  withSample,
  type QueuedUpload,
  type SpeedSample,
  type UploadEvent,
} from './upload-queue.rules.ts';

const upload = (key: string, more: Partial<QueuedUpload> = {}): QueuedUpload => ({
  key,
  name: `${key}.png`,
  size: 1000,
  lastModified: 1,
  folder: { id: null, name: '' },
  state: 'waiting',
  sent: 0,
  uploadId: null,
  ...more,
});

const EVENTS: readonly UploadEvent[] = [
  { type: 'started' },
  { type: 'begun', uploadId: 7, sent: 300 },
  { type: 'progress', sent: 500 },
  { type: 'progress', sent: 5000 },
  { type: 'finishing' },
  { type: 'stored' },
  { type: 'lost' },
  { type: 'paused' },
  { type: 'resumed' },
  { type: 'stopped', state: 'failed', mayRetry: true },
  { type: 'stopped', state: 'taken' },
  { type: 'stopped', state: 'orphan' },
];

describe('[2.72] the queue of uploads', () => {
  it('sends few at a time, in the order in which they were chosen, whatever happens to them', () => {
    const step = fc.oneof(
      fc.record({ act: fc.constant('event'), at: fc.nat(20), event: fc.constantFrom(...EVENTS) }),
      fc.constant({ act: 'pump' } as const),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.array(step, { maxLength: 80 }), (count, steps) => {
        let queue = Array.from({ length: count }, (_, index) => upload(String(index)));
        for (const one of steps) {
          if (one.act === 'pump') {
            const next = startable(queue);
            const waiting = queue.filter(({ state }) => state === 'waiting');
            expect(next).toEqual(waiting.slice(0, next.length));
            queue = queue.map((item) => (next.includes(item) ? afterEvent(item, { type: 'started' }) : item));
            // nothing waits while there is room
            const active = queue.filter(isActive).length;
            expect(active === PARALLEL_UPLOADS || queue.every(({ state }) => state !== 'waiting')).toBe(true);
          } else if ('event' in one && one.event.type !== 'started' && count > 0)
            queue = queue.map((item, at) => (at === one.at % count ? afterEvent(item, one.event) : item));
          expect(queue.filter(isActive).length).toBeLessThanOrEqual(PARALLEL_UPLOADS);
          for (const { sent, size } of queue) expect(sent >= 0 && sent <= size).toBe(true);
          const totals = totalsOf(queue);
          expect(totals.sent).toBeLessThanOrEqual(totals.size);
        }
      }),
    );
  });

  it('keeps what is stored: nothing that comes late changes it', () => {
    const stored = afterEvent(upload('a', { state: 'finishing' }), { type: 'stored' });
    for (const event of EVENTS) expect(afterEvent(stored, event)).toBe(stored);
  });

  it('stands still when the person says so, also when an answer comes after it', () => {
    const paused = afterEvent(upload('a', { state: 'sending', sent: 400 }), { type: 'paused' });
    expect(afterEvent(paused, { type: 'progress', sent: 900 })).toBe(paused);
    expect(afterEvent(paused, { type: 'stopped', state: 'failed' })).toBe(paused);
    expect(afterEvent(paused, { type: 'resumed' })).toMatchObject({ state: 'waiting', sent: 400 });
  });
});

describe('[5.25] an upload that goes on', () => {
  it('sends exactly the parts that the server does not have with the same content, and every byte once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 700 }),
        fc.array(fc.record({ part: fc.nat(60), same: fc.boolean() }), { maxLength: 30 }),
        (size, partSize, had) => {
          const parts = Math.ceil(size / partSize);
          const hashes = new Map(Array.from({ length: parts }, (_, index) => [index + 1, `hash ${index + 1}`]));
          const stored = [...new Map(had.map(({ part, same }) => [(part % parts) + 1, same]))].map(([number, same]) => {
            const [from, to] = partRange(number, partSize, size);
            return { number, size: to - from, sha256: same ? `hash ${number}` : 'another file' };
          });
          const plan = planParts(size, partSize, stored, hashes);
          const kept = stored.filter(({ sha256 }) => sha256 !== 'another file');
          expect(plan.parts).toBe(parts);
          expect([...plan.missing, ...kept.map(({ number }) => number)].sort((a, b) => a - b)).toEqual([
            ...hashes.keys(),
          ]);
          const sentNow = plan.missing.reduce((sum, number) => {
            const [from, to] = partRange(number, partSize, size);
            return sum + to - from;
          }, 0);
          expect(sentNow + plan.stored).toBe(size);
        },
      ),
    );
  });
});

describe('the speed of an upload', () => {
  it('is that of the last seconds', () => {
    let samples: SpeedSample[] = [];
    for (let second = 0; second <= 20; second += 1)
      samples = withSample(samples, { at: second * 1000, bytes: second < 10 ? 1 : 2_000_000 });
    expect(Math.round(speedOf(samples, 20_000) / 1000)).toBe(2000);
    expect(speedOf([], 0)).toBe(0);
    expect(speedOf([{ at: 0, bytes: 5 }], 100)).toBe(0);
  });
});
