import { type Ticket, type TicketShareCandidate, pictureUrl } from '@hamyar/contracts';
import {
  Alert,
  Avatar,
  Button,
  Checkbox,
  CountBadge,
  EmptyState,
  IconButton,
  Ltr,
  Name,
} from '@hamyar/design-system/basics';
import { MultiSelect } from '@hamyar/design-system/fields';
import { CloseIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { fill, isolate, toFa } from '@hamyar/persian';
import { useTicketShareCandidatesQuery } from '../../api/ticket-staff.api.ts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { mergeShares, sharesOf, useTicketShares, type Share } from '../../shared/use-ticket-shares.ts';

interface ShareDialogProps {
  ticket: Ticket;
  onClose(): void;
}

const text = faStaff.share;
/** Names that stand in the field; the others are counted (spec 2.88). */
const NAMES_SHOWN = 3;

/** Shares a ticket with colleagues, each with or without full access; the list comes from the server. */
export function ShareDialog({ ticket, onClose }: ShareDialogProps) {
  const candidates = useTicketShareCandidatesQuery(ticket.id, { refetchOnMountOrArgChange: true });
  const save = useTicketShares(ticket);
  const form = useDialogForm<{ shares: readonly Share[] }, Ticket | null>({
    initial: { shares: sharesOf(ticket) },
    send: ({ shares }) => save(shares),
    // somebody else has shared it too: what was changed here is put on theirs, to be looked at and saved
    onConflict: (now) => {
      if (now) form.set('shares', mergeShares(sharesOf(ticket), form.values.shares, sharesOf(now)));
    },
    onSaved: () => {
      toast.success(text.success);
      onClose();
    },
  });
  const people = new Map((candidates.data ?? []).map((person) => [person.id, person]));
  for (const person of ticket.shares ?? [])
    if (!people.has(person.id)) people.set(person.id, { ...person, departments: [] });
  return (
    <FormDialog
      form={form}
      title={text.title}
      subtitle={
        <>
          <Ltr>{toFa(ticket.number)}</Ltr> · <Name>{ticket.subject}</Name>
        </>
      }
      width="share"
      submitLabel={text.save}
      cancelLabel={text.close}
      onClose={onClose}
    >
      {candidates.isError ? (
        <Alert
          tone="error"
          action={
            <Button size="sm" onClick={() => void candidates.refetch()}>
              {fa.retry}
            </Button>
          }
        >
          {fa.errors.failed}
        </Alert>
      ) : null}
      <FormField form={form} name="shares" label={text.users}>
        {({ value, onChange, ...control }) => (
          <MultiSelect
            {...control}
            options={optionsOf([...people.values()])}
            value={value.map(({ user_id }) => user_id)}
            onChange={(ids) =>
              onChange(ids.map((id) => value.find(({ user_id }) => user_id === id) ?? { user_id: id, editable: false }))
            }
            loading={candidates.isLoading}
            placeholder={people.size === 0 && candidates.isSuccess ? text.noCandidates : text.placeholder}
            maxShown={NAMES_SHOWN}
            moreText={(n) => fill(text.more, { n })}
          />
        )}
      </FormField>
      <SharedWith
        shares={form.values.shares}
        people={people}
        onChange={(shares) => form.set('shares', shares)}
        disabled={form.sending}
      />
      <Alert tone="info">
        <span>
          <b>{text.fullAccess}:</b> {text.fullAccessHint} <b>{text.without}:</b> {text.readOnly}
        </span>
      </Alert>
    </FormDialog>
  );
}

/** By name, and by department where two people have the same one. */
function optionsOf(people: readonly TicketShareCandidate[]) {
  const names = people.map(({ name }) => name);
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return people.map(({ id, name, departments }) => ({
    value: id,
    label: twice.has(name) && departments[0] ? `${name} (${departments[0].name})` : name,
  }));
}

interface SharedWithProps {
  shares: readonly Share[];
  people: ReadonlyMap<number, TicketShareCandidate>;
  onChange(shares: readonly Share[]): void;
  disabled: boolean;
}

/** The people with access, each with its kind and a button that takes it away. */
function SharedWith({ shares, people, onChange, disabled }: SharedWithProps) {
  const setAccess = (id: number, editable: boolean) =>
    onChange(shares.map((share) => (share.user_id === id ? { ...share, editable } : share)));
  return (
    <section className="tk-shares" aria-label={text.list}>
      <h3>
        {text.list} {shares.length > 0 ? <CountBadge value={shares.length} /> : null}
      </h3>
      {shares.length === 0 ? <EmptyState compact title={text.empty} /> : null}
      <ul>
        {shares.map(({ user_id: id, editable }) => {
          const person = people.get(id);
          const name = person?.name ?? '';
          return (
            <li key={id}>
              <Avatar name={name} src={pictureUrl(person)} seed={id} size={36} />
              <div>
                <b>
                  <Name>{name}</Name>
                </b>
                <small>
                  <Name>{person?.departments.map((department) => department.name).join('، ')}</Name>
                </small>
              </div>
              <Checkbox
                checked={editable}
                disabled={disabled}
                aria-label={fill(text.fullAccessOf, { user: isolate(name) })}
                onChange={(on) => setAccess(id, on)}
              >
                {text.fullAccess}
              </Checkbox>
              <IconButton
                icon={<CloseIcon />}
                variant="text"
                label={fill(text.removeOf, { user: isolate(name) })}
                disabled={disabled}
                onClick={() => onChange(shares.filter(({ user_id }) => user_id !== id))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
