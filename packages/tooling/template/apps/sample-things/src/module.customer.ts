import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';

/** The container for customers. It must not contain screens, texts or calls for staff. */
export const module = defineModule<typeof manifest, 'customer'>({
  code: {
    CustomerSampleThingsScreen: () => import('./screens/customer-sample-things.screen.tsx'),
    SampleThingNewScreen: () => import('./screens/sample-thing-new.screen.tsx'),
    SampleThingScreen: () => import('./screens/sample-thing.screen.tsx'),
    PublicSampleThingScreen: () => import('./screens/public-sample-thing.screen.tsx'),
    sampleThingCommands: () => import('./widgets/sample-thing-commands.ts'),
  },
});
