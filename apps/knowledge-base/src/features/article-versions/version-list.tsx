import type { ArticleVersionRow } from '@hamyar/contracts';
import { momentLabel } from '@hamyar/dayjs-jalali';
import { Card, Name, Tag } from '@hamyar/design-system/basics';
import { HistoryIcon } from '@hamyar/design-system/icons';
import { useNow } from '@hamyar/module-kit/live';
import { fill, isolateLtr, toFa } from '@hamyar/persian';
import { staffText } from '../../messages/fa-staff.ts';
import { StateTag } from '../../shared/article-state.tsx';

const text = staffText.versions;

interface VersionListProps {
  versions: readonly ArticleVersionRow[];
  /** Number of the one that is compared with the newest. */
  chosen: number;
  onChoose(number: number): void;
}

/** The versions of an article, the newest first; an earlier one is compared with the newest. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const now = useNow();
  const newest = versions[0]?.version_number;
  return (
    <Card flush title={text.title} icon={<HistoryIcon />} count={toFa(versions.length)}>
      <ol className="kb-version-list">
        {versions.map(({ version_number: n, state, live, author, updated_at: at, source_ticket: ticket }) => (
          <li key={n}>
            <button
              type="button"
              disabled={n === newest}
              aria-pressed={n === chosen}
              title={n === newest ? undefined : fill(text.compare, { n })}
              onClick={() => onChoose(n)}
            >
              <b>{fill(text.one, { n })}</b>
              {live ? <Tag tone="success">{text.live}</Tag> : n === newest ? <StateTag state={state} /> : null}
              <small>
                {author ? <Name>{author.name}</Name> : null} · {momentLabel(at, now)}
              </small>
              {ticket ? <small>{fill(text.fromTicket, { number: isolateLtr(ticket.number) })}</small> : null}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
