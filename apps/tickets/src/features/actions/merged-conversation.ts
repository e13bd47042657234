import type { TicketContent } from '@hamyar/contracts';

/** A content of two conversations that become one. */
interface MergedContent {
  content: TicketContent;
  /** It comes from the ticket that is merged. */
  fromSource: boolean;
}

/** The messages and notes of two tickets in the order of time, as the merged ticket shows them. */
export function mergedConversation(
  source: readonly TicketContent[],
  target: readonly TicketContent[],
): readonly MergedContent[] {
  const written = (contents: readonly TicketContent[], fromSource: boolean) =>
    contents
      .filter(({ type, state }) => type !== 'system' && state !== 'cancelled')
      .map((content) => ({ content, fromSource }));
  return [...written(target, false), ...written(source, true)].sort((a, b) => a.content.at - b.content.at);
}
