import { loadReferenceLists } from '@hamyar/store';

/** Reads the shared lists again after a change of organisations or levels, which are among them (spec 3.29, 7.31). */
export async function refreshLists(
  _: unknown,
  { queryFulfilled }: { queryFulfilled: Promise<unknown> },
): Promise<void> {
  const done = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (done) await loadReferenceLists({ force: true });
}
