import { buildContent } from '@hamyar/testing';
import { mergedConversation } from './merged-conversation.ts';

const at = (time: number) => buildContent({ id: time, at: time });

describe('the conversation of two tickets', () => {
  it('[decisions 2.3 T14] has every message once, in the order of time, and says which are moved', () => {
    const merged = mergedConversation([at(20), at(40)], [at(10), at(30), at(50)]);
    expect(merged.map(({ content, fromSource }) => [content.at, fromSource])).toEqual([
      [10, false],
      [20, true],
      [30, false],
      [40, true],
      [50, false],
    ]);
  });

  it('[decisions 2.3 T14] leaves out lines of the system and what was never sent', () => {
    const line = buildContent({ type: 'system' });
    expect(mergedConversation([line, buildContent({ state: 'cancelled' })], [line])).toEqual([]);
  });
});
