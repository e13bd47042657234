import { useId, useState, type KeyboardEvent } from 'react';
import type { TicketTemplate } from '@hamyar/contracts';
import { Button, EmptyState, SearchInput } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { EditIcon, PlusIcon } from '@hamyar/design-system/icons';
import { Modal } from '@hamyar/design-system/overlay';
import { fillTemplate, openVariables } from '@hamyar/domain';
import { ResourceView } from '@hamyar/module-kit/detail';
import { AttachmentChips } from '@hamyar/module-kit/files';
import { fill, joinFa } from '@hamyar/persian';
import { useTicketTemplatesQuery, useTicketTemplateValuesQuery } from '../../api/ticket-template.api.ts';
import { faScopes } from '../../messages/fa-staff-scopes.ts';
import { faTemplates } from '../../messages/fa-templates.ts';
import { variableLabel } from '../../shared/variable-label.ts';
import { TemplateFormDialog } from './template-form.dialog.tsx';
import { templatesByName } from './template-search.rules.ts';
import { OFFERED } from './use-templates.ts';

const text = faTemplates.dialog;

interface TemplatesDialogProps {
  ticketId: number;
  onUse(template: TicketTemplate): Promise<void>;
  onClose(): void;
}

/**
 * The ready-made texts that one may write with, searched by a part of their name, with what they say on this ticket
 * [2.85]. One's own are made and changed from here.
 */
export function TemplatesDialog({ ticketId, onUse, onClose }: TemplatesDialogProps) {
  const reading = useTicketTemplatesQuery(OFFERED, { refetchOnMountOrArgChange: true });
  const list = useId();
  const [words, setWords] = useState('');
  const [selected, setSelected] = useState<number | null>(null);
  const [form, setForm] = useState<{ stored?: TicketTemplate } | null>(null);
  const [busy, setBusy] = useState(false);
  const found = templatesByName(reading.data?.data ?? [], words);
  const current = found.find(({ id }) => id === selected) ?? found[0];
  const use = (template: TicketTemplate) => {
    setBusy(true);
    void onUse(template).finally(() => setBusy(false));
  };
  if (form) return <TemplateFormDialog {...form} onClose={() => setForm(null)} />;
  return (
    <Modal
      open
      title={text.title}
      width="templates"
      onClose={onClose}
      footer={
        <Button variant="primary" loading={busy} disabled={!current} onClick={() => current && use(current)}>
          {text.insert}
        </Button>
      }
      footerEnd={
        <>
          {current?.editable ? (
            <Button icon={<EditIcon />} onClick={() => setForm({ stored: current })}>
              {text.edit}
            </Button>
          ) : null}
          <Button icon={<PlusIcon />} onClick={() => setForm({})}>
            {text.new}
          </Button>
        </>
      }
    >
      <div className="tk-templates">
        <div className="tk-templates-list">
          <Search
            list={list}
            found={found}
            words={words}
            onWords={setWords}
            current={current}
            onSelect={setSelected}
            onUse={use}
          />
          <ResourceView reading={reading}>
            {({ data }) => (
              <Found
                list={list}
                found={found}
                none={data.length === 0}
                current={current}
                onSelect={setSelected}
                onUse={use}
              />
            )}
          </ResourceView>
        </div>
        {current ? <Preview template={current} ticketId={ticketId} /> : null}
      </div>
    </Modal>
  );
}

interface FoundProps {
  /** Id of the list. */
  list: string;
  found: readonly TicketTemplate[];
  current: TicketTemplate | undefined;
  onSelect(id: number): void;
  onUse(template: TicketTemplate): void;
}

interface SearchProps extends FoundProps {
  words: string;
  onWords(words: string): void;
}

/** Has the focus from the start, while the texts are still loading; the arrows go through the list, Enter inserts. */
function Search({ list, found, words, onWords, current, onSelect, onUse }: SearchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = current ? found.indexOf(current) : -1;
    const next = event.key === 'ArrowDown' ? found[at + 1] : event.key === 'ArrowUp' ? found[at - 1] : undefined;
    if (next) {
      onSelect(next.id);
      document.getElementById(`${list}-${next.id}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) onUse(current);
    else if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
  };
  return (
    <SearchInput
      data-autofocus
      role="combobox"
      aria-expanded="true"
      aria-controls={list}
      aria-activedescendant={current ? `${list}-${current.id}` : undefined}
      autoComplete="off"
      dir="auto"
      label={text.search}
      value={words}
      onChange={(event) => onWords(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** `none`: there is no text at all. */
function Found({ list, found, none, current, onSelect, onUse }: FoundProps & { none: boolean }) {
  return (
    <>
      {found.length === 0 ? (
        <EmptyState compact {...(none && { title: text.empty, description: text.emptyHint })} />
      ) : null}
      <ul id={list} role="listbox" aria-label={text.list}>
        {found.map((template) => (
          <li
            key={template.id}
            id={`${list}-${template.id}`}
            role="option"
            aria-selected={template === current}
            onClick={() => onSelect(template.id)}
            onDoubleClick={() => onUse(template)}
          >
            <b dir="auto">{template.name}</b>
            <small>
              {faScopes.scopes[template.scope]}
              {template.shortcut ? <bdi>/{template.shortcut}</bdi> : null}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the text says on this ticket, with the files that come with it. */
function Preview({ template, ticketId }: { template: TicketTemplate; ticketId: number }) {
  const { data: values } = useTicketTemplateValuesQuery(ticketId);
  const filled = fillTemplate(template.body, values ?? {});
  const open = values ? openVariables(filled) : [];
  return (
    <section className="tk-templates-preview" aria-label={text.preview}>
      <h3>{text.preview}</h3>
      <RichText html={filled} />
      {open.length > 0 ? (
        <p className="tk-templates-open">{fill(text.openHint, { names: joinFa(open.map(variableLabel)) })}</p>
      ) : null}
      <AttachmentChips attachments={template.attachments} />
      <p className="tk-templates-hint">{text.hint}</p>
    </section>
  );
}
