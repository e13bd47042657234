import { pagePath, type KnowledgebaseSearchMissListRow } from '@hamyar/contracts';
import { Button, EmptyState, IconButton } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { Modal } from '@hamyar/design-system/overlay';
import { TextLink } from '@hamyar/design-system/theme';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill, isolate } from '@hamyar/persian';
import { useDeleteSearchMissMutation, useSearchMissesQuery } from '../../api/search-miss.api.ts';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.misses;
/** Those that were searched most; the others come when these are answered. */
const SHOWN = 50;

interface SearchMissesDialogProps {
  onWrite(miss: { id: number; text: string }): void;
  onClose(): void;
}

/** Searches of readers that found nothing, the most frequent first: each can become a draft, or be put aside. */
export function SearchMissesDialog({ onWrite, onClose }: SearchMissesDialogProps) {
  const reading = useSearchMissesQuery({ perPage: SHOWN });
  return (
    <Modal open title={text.title} subtitle={text.subtitle} width="articles" flush onClose={onClose}>
      <ResourceView reading={reading}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState compact title={text.empty} />
          ) : (
            <>
              <ul className="kb-misses">
                {data.map((miss) => (
                  <Miss key={miss.id} miss={miss} onWrite={() => onWrite(miss)} onOpen={onClose} />
                ))}
              </ul>
              {total > data.length ? (
                <p className="kb-misses-more">{fill(text.more, { n: total - data.length })}</p>
              ) : null}
            </>
          )
        }
      </ResourceView>
    </Modal>
  );
}

interface MissProps {
  miss: KnowledgebaseSearchMissListRow;
  onWrite(): void;
  onOpen(): void;
}

function Miss({ miss: { id, text: words, count, article }, onWrite, onOpen }: MissProps) {
  const [remove, { isLoading }] = useDeleteSearchMissMutation();
  return (
    <li>
      <span>
        <bdi>{words}</bdi>
        <small>{fill(text.times, { n: count })}</small>
      </span>
      {article ? (
        <TextLink href={pagePath('/knowledgeBase/articles/:id', { id: article.id })} onClick={onOpen}>
          {fill(text.draft, { name: isolate(article.name) })}
        </TextLink>
      ) : (
        <Button size="sm" onClick={onWrite}>
          {text.write}
        </Button>
      )}
      <IconButton
        size="sm"
        icon={<TrashIcon />}
        loading={isLoading}
        label={fill(text.remove, { words: isolate(words) })}
        onClick={() => void remove(id)}
      />
    </li>
  );
}
