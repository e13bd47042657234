import { useState } from 'react';
import { PAGE_SIZES, type ArticleTemplate } from '@hamyar/contracts';
import { Button, EmptyState, Line, SearchInput } from '@hamyar/design-system/basics';
import { Modal } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill, isolate, searchKeyCompact } from '@hamyar/persian';
import { useArticleTemplatesQuery } from '../../api/article-template.api.ts';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.templates;

interface TemplatesDialogProps {
  onUse(template: ArticleTemplate): void;
  onClose(): void;
}

/** Ready-made texts of articles, searched by name [2.85]. */
export function TemplatesDialog({ onUse, onClose }: TemplatesDialogProps) {
  const reading = useArticleTemplatesQuery({ perPage: PAGE_SIZES.at(-1) });
  const [words, setWords] = useState('');
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
        {({ data }) => {
          const found = data.filter(({ name }) => searchKeyCompact(name).includes(searchKeyCompact(words)));
          if (found.length === 0) return <EmptyState compact title={data.length === 0 ? text.empty : undefined} />;
          return (
            <ul className="kb-choices">
              {found.map((template) => (
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
          );
        }}
      </ResourceView>
    </Modal>
  );
}
