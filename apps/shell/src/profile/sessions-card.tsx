import { Button, Card, ErrorState, Ltr, Skeleton, Tag } from '@hamyar/design-system/basics';
import { ShieldIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { getPlatform } from '@hamyar/module-sdk';
import { fill, isolate, relativeTime } from '@hamyar/persian';
import { text } from './messages.ts';
import { useRevokeOtherSessionsMutation, useRevokeSessionMutation, useSessionsQuery } from './profile.api.ts';

/** The open sessions of the person, each of which can be ended. */
export function SessionsCard() {
  const { data = [], isLoading, isError, refetch } = useSessionsQuery();
  const [revoke] = useRevokeSessionMutation();
  const others = data.filter((session) => !session.current);
  const [revokeOthers] = useRevokeOtherSessionsMutation();
  const confirmEnd = (result: { error?: unknown }) => {
    if (result.error === undefined) toast.success(text.revoked);
  };
  return (
    <section id="sessions" tabIndex={-1}>
      <Card
        title={text.sessions}
        icon={<ShieldIcon />}
        extra={
          others.length > 1 ? (
            <Button size="sm" variant="danger-text" onClick={async () => confirmEnd(await revokeOthers())}>
              {text.revokeAll}
            </Button>
          ) : undefined
        }
      >
        {isLoading && <Skeleton lines={3} />}
        {isError && <ErrorState onRetry={() => void refetch()} />}
        <ul className="sh-sessions">
          {data.map((session) => (
            <li key={session.id}>
              <div>
                <b>
                  <Ltr latin>{session.device}</Ltr>
                </b>{' '}
                {session.current && <Tag tone="success">{text.thisDevice}</Tag>}
                <small>
                  <Ltr latin>{session.ip}</Ltr> ·{' '}
                  {fill(text.lastSeen, { time: isolate(relativeTime(session.last_seen_at, getPlatform().now())) })}
                </small>
              </div>
              {!session.current && (
                <Button size="sm" variant="text" onClick={async () => confirmEnd(await revoke(session.id))}>
                  {text.revoke}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
