import type { FirstViewShell } from '@hamyar/contracts';
import type { FirstViews } from '@hamyar/module-sdk';
import { CustomerFrame } from '../layouts/customer-frame.tsx';
import { provided } from './provided.ts';
import { makeRenderer } from './renderer.tsx';

/** What the server loads to draw pages of this edition. */
export const shell: FirstViewShell = {
  provided,
  makeRenderer: (views) => makeRenderer(CustomerFrame, views as ReadonlyMap<string, FirstViews>),
};
