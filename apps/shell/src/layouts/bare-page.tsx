import { EmptyLayout } from '@hamyar/design-system/layout';
import { Outlet } from '../pages/outlet.tsx';
import type { OpenPage } from '../pages/use-open-page.ts';

/** A page with the empty layout: no menu, no bars, in both editions (spec 2.27). */
export const BarePage = ({ page }: { page: OpenPage }) => (
  <EmptyLayout>
    <Outlet page={page} />
  </EmptyLayout>
);
