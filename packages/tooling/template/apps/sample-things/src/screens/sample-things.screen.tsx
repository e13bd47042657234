import { ButtonLink } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { useTargetPath } from '@hamyar/module-sdk';
import { SampleThingList } from '../features/sample-thing-list/sample-thing-list.tsx';
import { titles } from '../messages/fa-manifest.ts';

/** Page with the list, and a button for people who may add to it. */
export function SampleThingsScreen() {
  const toNew = useTargetPath({ route: 'sampleThings-new' });
  return (
    <SampleThingList
      actions={
        toNew === null ? undefined : (
          <ButtonLink variant="primary" icon={<PlusIcon />} href={toNew}>
            {titles.new}
          </ButtonLink>
        )
      }
    />
  );
}
