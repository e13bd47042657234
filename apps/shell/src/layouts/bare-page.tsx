import { EmptyLayout } from '@hamyar/design-system/layout';
import { Outlet } from '../pages/outlet.tsx';
import type { OpenPage } from '../pages/use-page.ts';
import { Hosts } from './hosts.tsx';

/** A page whose route asks for the empty layout: no menu, no bars, in both editions (spec 2.27). */
export function BarePage({ page }: { page: OpenPage }) {
  return (
    <>
      <EmptyLayout><Outlet page={page} /></EmptyLayout>
      <Hosts />
    </>
  );
}
