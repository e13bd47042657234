import { useState } from 'react';
import type { PresenceState } from '@hamyar/contracts';
import { Button, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { OpeningNotice } from '@hamyar/design-system/overlay';
import { useShortcuts } from '@hamyar/module-kit/keys';
import { lazyPart, OnDemandBoundary, type ModuleFailure } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import type { HeaderDialog } from '../features/actions/ticket-header.tsx';
import { ConversationWaiting } from '../features/conversation/conversation-waiting.tsx';
import { useTicketReading } from '../features/conversation/use-open-ticket.ts';
import { useCollision } from '../features/presence/use-collision.ts';
import type { Mode } from '../features/reply/staff-composer.tsx';
import { fa } from '../messages/fa.ts';

const StaffConversation = lazyPart(
  () => import(/* webpackChunkName: "conversation" */ './staff-conversation.tsx'),
  'StaffConversation',
);
const StaffProperties = lazyPart(
  () => import(/* webpackChunkName: "conversation" */ './staff-properties.tsx'),
  'StaffProperties',
);

/** Loads the code of an open ticket before somebody opens one. */
export const preloadTicketPane = (): void => {
  StaffConversation.preload();
  StaffProperties.preload();
};

interface TicketPaneProps {
  id: number;
  /** On narrow screens: goes back to the list. */
  onBack?: (() => void) | undefined;
  /** Opens the properties on screens without a pane for them. */
  onProperties?: (() => void) | undefined;
  dialog: HeaderDialog | null;
  onDialog(dialog: HeaderDialog | null): void;
  /** Opens the next ticket of the list. */
  onNext(): void;
  loading: PaneLoading;
}

/** How the loading of the code of an open ticket has ended. */
interface PaneLoading {
  failure: ModuleFailure | null;
  failed(failure: ModuleFailure): void;
  again(): void;
}

/** Keeps whether the code of the open ticket has failed to load. The next ticket asks for it anew. */
export function usePaneLoading(id: number | null): PaneLoading {
  const [last, setLast] = useState<{ id: number | null; failure: ModuleFailure } | null>(null);
  return {
    failure: last?.id === id ? last.failure : null,
    failed: (failure) => setLast({ id, failure }),
    again: () => setLast(null),
  };
}

/**
 * The conversation next to the list. The list does not wait for its code; when it does not come, the list stays. The
 * ticket does not wait for that code either. What somebody types after R or N, while code or ticket are still on their
 * way, is in the text box when it comes.
 */
export function TicketPane({ id, loading, ...props }: TicketPaneProps) {
  const { failure } = loading;
  const reading = useTicketReading(id, 'staff');
  const [presence, setPresence] = useState<PresenceState>('viewing');
  // together with the channel of the changes, so that one call asks for both
  const members = useCollision(id, presence);
  const [asked, setAsked] = useState<Mode | null>(null);
  const [settled, setSettled] = useState(false);
  useShortcuts(settled ? {} : { KeyR: () => setAsked('message'), KeyN: () => setAsked('note') });
  const onFailed = (failed: ModuleFailure) => {
    setAsked(null);
    loading.failed(failed);
  };
  return (
    <>
      {asked !== null && !settled ? <OpeningNotice onCancel={() => setAsked(null)} /> : null}
      <OnDemandBoundary isPane loading={<ConversationWaiting />} onFailed={onFailed}>
        {failure ? null : (
          <StaffConversation
            {...props}
            id={id}
            reading={reading}
            members={members}
            onPresence={setPresence}
            asked={asked}
            onSettled={() => setSettled(true)}
          />
        )}
      </OnDemandBoundary>
      {failure ? (
        <div className="tk-nothing">
          {/* a phone shows nothing else on this page */}
          {props.onBack ? <Button onClick={props.onBack}>{fa.back}</Button> : null}
          <ErrorState
            title={fa.thread.failed}
            description={shared.partNotLoaded}
            traceId={failure.traceId}
            onRetry={loading.again}
          />
        </div>
      ) : null}
    </>
  );
}

/** The properties next to the conversation; without their code they stay empty, and the conversation says why. */
export const TicketPropertiesPane = (props: { id: number; onDialog(dialog: HeaderDialog): void }) => (
  <OnDemandBoundary isPane loading={<Skeleton lines={8} />} onFailed={() => undefined}>
    <StaffProperties {...props} />
  </OnDemandBoundary>
);
