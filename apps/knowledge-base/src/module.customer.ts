import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { publicScreens } from './public-screens.ts';

/** The container for customers and visitors. It must not contain screens, texts or calls for staff. */
export const module = defineModule<typeof manifest, 'customer'>({ code: { ...publicScreens } });
