import type { SsrShell } from '@hamyar/contracts';
import type { SsrScreens } from '@hamyar/module-sdk';
import { CustomerFrame } from '../layouts/customer-frame.tsx';
import { provided } from './provided.ts';
import { makeRenderer } from './renderer.tsx';

/** What the server loads to draw pages of this edition. */
export const shell: SsrShell = {
  sharedPackages: provided,
  createRenderer: (views) => makeRenderer(CustomerFrame, views as ReadonlyMap<string, SsrScreens>),
};
