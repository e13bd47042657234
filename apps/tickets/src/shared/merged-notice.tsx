import type { Ticket } from '@hamyar/contracts';
import { Alert } from '@hamyar/design-system/basics';
import { Link } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';

/** Says in place of the composer that the conversation is in another ticket, and leads there. */
export function MergedNotice({ merged: { into } }: { merged: NonNullable<Ticket['merged']> }) {
  return (
    <div className="tk-compose-none">
      <Alert
        tone="info"
        action={
          into ? (
            <Link
              className="hd-button hd-button-primary hd-button-sm"
              to={{ route: 'tickets-id', params: { id: into.id } }}
            >
              {fa.thread.openMerged}
            </Link>
          ) : undefined
        }
      >
        {into ? fill(fa.thread.mergedInto, { number: isolate(toFa(into.number)) }) : fa.thread.mergedElsewhere}
      </Alert>
    </div>
  );
}
