import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Ticket, TicketTemplate } from '@hamyar/contracts';
import { IconButton } from '@hamyar/design-system/basics';
import type { RichTextEditorHandle } from '@hamyar/design-system/editor';
import { FileTextIcon } from '@hamyar/design-system/icons';
import { OnDemand, useShortcuts } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { faStaff } from '../../messages/fa-staff.ts';
import type { Templates } from './use-templates.ts';

const TemplatesDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './templates.dialog.tsx'),
  'TemplatesDialog',
);

interface TemplateButtonProps {
  ticket: Ticket;
  templates: Templates;
  editor: RefObject<RichTextEditorHandle | null>;
}

/** Opens the ready-made texts, by a button and by T; the one that is chosen stands where the caret is. */
export function TemplateButton({ ticket, templates, editor }: TemplateButtonProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  useShortcuts({ KeyT: () => setOpen(true) });
  const insert = useEffectEvent((html: string) => {
    setChosen(null);
    editor.current?.insert(html);
  });
  // when the dialog is gone, because it gives the focus back to where it was
  useEffect(() => {
    if (!open && chosen !== null) insert(chosen);
  }, [open, chosen]);
  const use = async (template: TicketTemplate) => {
    const html = await templates.apply(template);
    if (html === null) return;
    setChosen(html);
    setOpen(false);
  };
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon={<FileTextIcon />} label={faStaff.templates.title} onClick={() => setOpen(true)} />
      <OnDemand onClose={close}>
        {open ? <TemplatesDialog ticketId={ticket.id} onUse={use} onClose={close} /> : null}
      </OnDemand>
    </>
  );
}
