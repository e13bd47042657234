import { useState } from 'react';
import type { EmployeeRow, InvitationWay, NewInvitation } from '@hamyar/contracts';
import { DropdownMenu, IconButton } from '@hamyar/design-system/basics';
import { LinkIcon, MailIcon, MoreIcon, UnlinkIcon } from '@hamyar/design-system/icons';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { lazyPart, useGate } from '@hamyar/module-sdk';
import { OnDemand } from '@hamyar/module-kit/keys';
import { fill, isolate, isolateLtr } from '@hamyar/persian';
import { useInviteEmployeeMutation, useUninviteEmployeeMutation } from '../../api/employee.api.ts';
import { faInvitations as text } from '../../messages/fa-invitations.ts';
import { nameOf } from '../../shared/employee-parts.tsx';
import { ADDS_EMPLOYEES } from '../../shared/staff-gates.ts';

const InvitationLinkDialog = lazyPart(() => import('./invitation-link.dialog.tsx'), 'InvitationLinkDialog');

/** Renews and withdraws the invitation of somebody who has not accepted one yet; nothing for who may not. */
export function InvitationMenu({ row }: { row: Pick<EmployeeRow, 'id' | 'name' | 'email' | 'invitation'> }) {
  const mayWrite = useGate(ADDS_EMPLOYEES);
  const [made, setMade] = useState<NewInvitation | null>(null);
  const { invite, withdraw } = useActions(row, setMade);
  if (!row.invitation?.changeable || !mayWrite) return null;
  const name = nameOf(row);
  const close = () => setMade(null);
  return (
    <>
      <DropdownMenu
        label={fill(text.menu, { name })}
        items={[
          { key: 'link', label: text.renew, icon: <LinkIcon />, onSelect: () => void invite('link') },
          ...(row.email
            ? [{ key: 'mail', label: text.mail, icon: <MailIcon />, onSelect: () => void invite('email') }]
            : []),
          ...(row.invitation.expires_at === null
            ? []
            : [{ key: 'withdraw', label: text.withdraw, icon: <UnlinkIcon />, danger: true, onSelect: withdraw }]),
        ]}
        trigger={(props) => <IconButton {...props} icon={<MoreIcon />} label={fill(text.menu, { name })} />}
      />
      <OnDemand onClose={close}>
        {made?.token ? (
          <InvitationLinkDialog name={name} token={made.token} expiresAt={made.expires_at} onClose={close} />
        ) : null}
      </OnDemand>
    </>
  );
}

function useActions(
  row: Pick<EmployeeRow, 'id' | 'name' | 'email'>,
  onMade: (invitation: NewInvitation | null) => void,
) {
  const [send] = useInviteEmployeeMutation();
  const [remove] = useUninviteEmployeeMutation();
  const invite = async (way: InvitationWay) => {
    const { data } = await send({ id: row.id, way });
    if (data?.token) onMade(data);
    else if (data) toast.success(fill(text.mailed, { email: isolateLtr(row.email ?? '') }));
  };
  const withdraw = async () => {
    const done = await confirm({
      ...{ title: fill(text.withdrawTitle, { name: isolate(nameOf(row)) }), message: text.withdrawHint },
      ...{ yes: text.withdraw, danger: true },
      onYes: () => remove(row.id).unwrap(),
    });
    if (done) toast.success(text.withdrawn);
  };
  return { invite, withdraw: () => void withdraw() };
}
