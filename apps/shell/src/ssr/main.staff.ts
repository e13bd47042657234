import type { SsrShell } from '@hamyar/contracts';
import { StaffFrame } from '../layouts/staff-frame.tsx';
import { provided } from './provided.ts';
import { makeRenderer, type DrawnScreens } from './renderer.tsx';

/** Entry that the server loads to render pages of this edition. */
export const shell: SsrShell = {
  sharedPackages: provided,
  createRenderer: (screens, pages) => makeRenderer(StaffFrame, screens as DrawnScreens, pages),
};
