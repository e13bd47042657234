import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { publicScreens } from './public-screens.ts';

export const module = defineModule<typeof manifest, 'staff'>({ code: { ...publicScreens } });
