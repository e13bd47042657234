import { useEffect, useRef } from 'react';
import type { ChannelName } from '@hamyar/contracts';
import { getPlatform, type ChannelEvent } from '@hamyar/module-sdk';

/**
 * Subscribes to several channels while mounted. `onMissed` is called when events may have been lost: fetch the shown
 * data again.
 */
export function useChannels(
  names: readonly ChannelName[],
  onEvent: (event: ChannelEvent) => void,
  onMissed: () => void,
): void {
  const handlers = useRef({ onEvent, onMissed });
  useEffect(() => {
    handlers.current = { onEvent, onMissed };
  });
  const written = names.join(' ');
  useEffect(() => {
    const { socket } = getPlatform();
    const left = written
      .split(' ')
      .filter(Boolean)
      .map((name) =>
        socket.subscribe(name, {
          event: (event) => handlers.current.onEvent(event),
          missed: () => handlers.current.onMissed(),
        }),
      );
    return () => left.forEach((leave) => leave());
  }, [written]);
}
