import type { SsrShell } from '@hamyar/contracts';
import type { SsrScreens } from '@hamyar/module-sdk';
import { StaffFrame } from '../layouts/staff-frame.tsx';
import { provided } from './provided.ts';
import { makeRenderer } from './renderer.tsx';

/** What the server loads to draw pages of this edition. */
export const shell: SsrShell = {
  sharedPackages: provided,
  createRenderer: (views) => makeRenderer(StaffFrame, views as ReadonlyMap<string, SsrScreens>),
};
