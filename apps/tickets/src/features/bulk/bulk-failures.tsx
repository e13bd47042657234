import { pagePath, type RowFailure, type TicketRow } from '@hamyar/contracts';
import { lineProps, lineText, Ltr, TextLink } from '@hamyar/design-system/basics';
import { ErrorIcon } from '@hamyar/design-system/icons';
import { fill, toFa } from '@hamyar/persian';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { failureReason } from './bulk-action.ts';

interface BulkFailuresProps {
  failures: readonly RowFailure[];
  /** Numbers and subjects of those that the person knows. */
  rows: ReadonlyMap<number, Pick<TicketRow, 'number' | 'subject'>>;
}

/** The tickets that were left alone, each with its number and why. */
export function BulkFailures({ failures, rows }: BulkFailuresProps) {
  return (
    <ul className="tk-bulk-failures" tabIndex={0} aria-label={text.failures}>
      {failures.map((failure) => {
        const row = rows.get(failure.id);
        return (
          <li key={failure.id}>
            <ErrorIcon />
            <div>
              {row ? (
                <TextLink href={pagePath('/tickets/:id', { id: failure.id })} {...lineProps(row.subject)}>
                  {lineText(row.subject)}
                </TextLink>
              ) : (
                <b>{fill(text.unknownTicket, { id: failure.id })}</b>
              )}
              {row ? <Ltr className="hd-muted">{toFa(row.number)}</Ltr> : null}
              <p>{failureReason(failure)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
