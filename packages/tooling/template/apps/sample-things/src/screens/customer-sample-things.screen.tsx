import { SampleThingList } from '../features/sample-thing-list/sample-thing-list.tsx';

/** Page of customers with the list of what they have added. */
export function CustomerSampleThingsScreen() {
  return <SampleThingList />;
}
