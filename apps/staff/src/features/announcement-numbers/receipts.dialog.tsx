import { useState } from 'react';
import { PAGE_SIZES } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Avatar, EmptyState, Name, Segmented } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { Pager } from '@hamyar/design-system/table';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill } from '@hamyar/persian';
import { useAnnouncementReceiptsQuery } from '../../api/announcement.api.ts';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';

const text = faAnnouncementEditor.numbers;
type State = 'all' | 'unseen' | 'seen' | 'acked';

/** The people of an announcement, and when each of them has seen and acknowledged it. */
export function ReceiptsDialog({ id, asks, onClose }: { id: number; asks: boolean; onClose(): void }) {
  const [state, setState] = useState<State>('all');
  const [page, setPage] = useState(1);
  const reading = useAnnouncementReceiptsQuery(
    { id, page, perPage: PAGE_SIZES[0], ...(state !== 'all' && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const states: State[] = ['all', 'unseen', 'seen', ...(asks ? (['acked'] as const) : [])];
  const choose = (next: State) => {
    setState(next);
    setPage(1);
  };
  return (
    <Modal open title={text.people} width="share" onClose={onClose}>
      <Segmented
        label={text.filter}
        value={state}
        onChange={choose}
        options={states.map((value) => ({ value, label: value === 'all' ? text.all : text.states[value] }))}
      />
      <ResourceView reading={reading}>
        {(answer) =>
          answer.data.length === 0 ? (
            <EmptyState compact title={text.none} />
          ) : (
            <>
              <ul className="st-ann-receipts">
                {answer.data.map(({ person, seen_at: seen, acked_at: acked }) => (
                  <li key={person.id} className="st-who">
                    <Avatar name={person.name} seed={person.id} size={30} />
                    <span>
                      <b>
                        <Name>{person.name}</Name>
                      </b>
                      <small>
                        {acked !== null
                          ? fill(text.ackedAt, { when: formatDateTime(acked) })
                          : seen !== null
                            ? fill(text.seenAt, { when: formatDateTime(seen) })
                            : text.notSeen}
                      </small>
                    </span>
                  </li>
                ))}
              </ul>
              <Pager
                page={answer.currentPage}
                perPage={answer.perPage}
                total={answer.total}
                sizes={false}
                onChange={setPage}
              />
            </>
          )
        }
      </ResourceView>
    </Modal>
  );
}
