import { useState } from 'react';
import type { EditorMentions } from '@hamyar/design-system/editor';
import { joinFa } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useTicketMentionCandidatesQuery } from '../api/ticket-staff.api.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { filterPeople } from './people-picker.tsx';

/** Colleagues who see the ticket and may be named in its notes (decisions 2.3 T7). They are loaded at the first `@`. */
export function useMentions(ticketId: number): EditorMentions {
  const [wanted, setWanted] = useState(false);
  const { data: people } = useTicketMentionCandidatesQuery(wanted ? ticketId : skipToken);
  return {
    label: faStaff.composer.mention,
    onOpen: () => setWanted(true),
    none: people && faStaff.composer.mentionNobody,
    options: (typed) =>
      filterPeople(people ?? [], typed).map(({ id, name, departments }) => ({
        key: String(id),
        title: name,
        ...(departments.length > 0 ? { detail: joinFa(departments.map((one) => one.name)) } : {}),
      })),
  };
}
