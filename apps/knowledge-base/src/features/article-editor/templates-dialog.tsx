import { useDeferredValue, useState } from 'react';
import { type ArticleTemplate } from '@hamyar/contracts';
import { Button, EmptyState, Line, SearchInput } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill, isolate } from '@hamyar/persian';
import { useArticleTemplatesQuery } from '../../api/article-template.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { useGrowingPage } from './use-growing-page.ts';

const text = staffText.templates;

interface TemplatesDialogProps {
  onUse(template: ArticleTemplate): void;
  onClose(): void;
}

/** Ready-made texts of articles, searched by name [2.85]. */
export function TemplatesDialog({ onUse, onClose }: TemplatesDialogProps) {
  const [words, setWords] = useState('');
  const name = useDeferredValue(words.trim());
  const { perPage, more } = useGrowingPage(name);
  const reading = useArticleTemplatesQuery({ name: name || undefined, perPage });
  return (
    <Modal open title={text.title} width="templates" onClose={onClose}>
      <SearchInput
        type="search"
        dir="auto"
        label={text.search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ResourceView reading={reading}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState compact title={name === '' ? text.empty : undefined} />
          ) : (
            <>
              <ul className="kb-choices">
                {data.map((template) => (
                  <li key={template.id}>
                    <Line>{template.name}</Line>
                    <Button
                      size="sm"
                      aria-label={fill(text.useOf, { name: isolate(template.name) })}
                      onClick={() => onUse(template)}
                    >
                      {text.use}
                    </Button>
                  </li>
                ))}
              </ul>
              {more && total > data.length ? (
                <Button block loading={reading.isFetching} onClick={more}>
                  {staffText.related.more}
                </Button>
              ) : null}
            </>
          )
        }
      </ResourceView>
    </Modal>
  );
}
