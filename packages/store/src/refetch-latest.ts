/** A query of a component, as far as it is read again. */
interface Refetchable<Answer extends { requestId?: string }> {
  refetch(): PromiseLike<Answer> & Refetchable<Answer> & { requestId: string };
}

/**
 * Reads a query again because a change was reported. Redux Toolkit joins a read that is under way, and that one may have
 * been answered before the change: then another one follows.
 */
export async function refetchLatest<Answer extends { requestId?: string }>(
  query: Refetchable<Answer>,
): Promise<Answer> {
  const asked = query.refetch();
  const answer = await asked;
  return answer.requestId === asked.requestId ? answer : asked.refetch();
}
