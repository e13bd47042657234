import { useEffect, useState } from 'react';

/** What a tab says to the others: that it has opened the article, that it has it open too, or that it has left it. */
type Said = 'opened' | 'open' | 'left';

/**
 * Whether another tab of this browser has the article open. Presence knows people, and both tabs are the same person:
 * what one of them saves, the other would be warned of only when it saves too.
 */
export function useOpenElsewhere(articleId: number): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    // absent where scripts run outside of a browser
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const tabs = new BroadcastChannel(`knowledge-base/article/${articleId}`);
    const say = (said: Said) => tabs.postMessage(said);
    tabs.onmessage = ({ data }: MessageEvent<Said>) => {
      // a third tab may still have it: who has answers
      setElsewhere(data !== 'left');
      if (data !== 'open') say('open');
    };
    say('opened');
    const leave = () => say('left');
    // the page comes back as it was left, and the others have changed meanwhile
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setElsewhere(false);
      say('opened');
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
      tabs.close();
      setElsewhere(false);
    };
  }, [articleId]);
  return elsewhere;
}
