import { useGate } from '@hamyar/module-sdk';
import { CloseSampleThings } from '../features/close-sample-things/close-sample-things.tsx';
import { SampleThingList } from '../features/sample-thing-list/sample-thing-list.tsx';
import { STAFF_WRITE } from '../shared/sample-thing-gates.ts';

/** Page of staff with the list. Who may change rows selects some and closes them. */
export function SampleThingsScreen() {
  const mayClose = useGate(STAFF_WRITE);
  return (
    <SampleThingList
      bulk={mayClose ? (rows, clear) => <CloseSampleThings rows={rows} onClosed={clear} /> : undefined}
    />
  );
}
