import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { settingsPages } from './settings-pages.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ...settingsPages,
    SampleThingsScreen: () => import('./screens/sample-things.screen.tsx'),
    SampleThingNewScreen: () => import('./screens/sample-thing-new.screen.tsx'),
    SampleThingScreen: () => import('./screens/sample-thing.screen.tsx'),
    SampleThingEditScreen: () => import('./screens/sample-thing-edit.screen.tsx'),
    OpenSampleThingsWidget: () => import('./widgets/open-sample-things.widget.tsx'),
    PublicSampleThingScreen: () => import('./screens/public-sample-thing.screen.tsx'),
    sampleThingCommands: () => import('./widgets/sample-thing-commands.ts'),
  },
});
