import './provided.ts';
import './css/shell.css';
import { bootstrapInPieces } from './boot/in-pieces.ts';

// federation needs one asynchronous step before the first shared package is used
void bootstrapInPieces(
  () => import('./layouts/staff-frame.tsx'),
  () => import(/* webpackChunkName: "bootstrap" */ './bootstrap.staff.tsx'),
);
