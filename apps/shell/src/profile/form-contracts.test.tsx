import {
  buildFilledField,
  buildProfile,
  buildUser,
  fireEvent,
  screen,
  compareForm,
  type RenderedInShell,
} from '@hamyar/testing';
import { ContactCard } from './contact-card.tsx';
import { InfoCard } from './info-card.tsx';
import { OwnFieldsCard } from './own-fields-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { WorkCard } from './work-card.tsx';

const FORMS = 'apps/shell/src/profile';
const shell = { user: buildUser() };
const profile = buildProfile({ email: null });

compareForm({
  file: `${FORMS}/info-card.tsx`,
  call: 'updateProfile',
  own: ['version', 'first_name', 'last_name', 'landline', 'birthday'],
  element: () => <InfoCard profile={profile} />,
  shell,
  elsewhere: { version: 'of the profile that was read' },
});

compareForm({
  file: `${FORMS}/work-card.tsx`,
  call: 'updateProfile',
  own: ['version', 'undo_seconds'],
  element: () => <WorkCard profile={profile} />,
  shell,
  elsewhere: { version: 'of the profile that was read' },
});

const PASSWORD = 'Zagros-1405-blue';
compareForm({
  file: `${FORMS}/password-card.tsx`,
  call: 'updateProfile',
  own: ['password.current', 'password.next'],
  element: () => <PasswordCard />,
  shell,
  names: { 'password.current': 'current', 'password.next': 'next' },
  prepare: async () => {
    for (const box of document.querySelectorAll('form input:not([hidden])'))
      fireEvent.change(box, { target: { value: PASSWORD } });
  },
});

compareForm({
  file: `${FORMS}/contact-card.tsx`,
  call: 'updateProfile',
  own: ['contact.field', 'contact.value', 'contact.current_password'],
  element: () => <ContactCard profile={profile} />,
  shell,
  names: { 'contact.value': 'value', 'contact.current_password': 'current_password' },
  elsewhere: { 'contact.field': 'the button that opens the form' },
  prepare: async ({ person }: RenderedInShell) => {
    await person.click(screen.getAllByRole('button', { name: 'تغییر' }).at(-1)!);
    const [value, password] = [...document.querySelectorAll('form input:not([hidden])')];
    fireEvent.change(value!, { target: { value: 'sara.k@example.ir' } });
    fireEvent.change(password!, { target: { value: PASSWORD } });
  },
});

for (const type of ['customer', 'organization'] as const)
  compareForm({
    file: `${FORMS}/own-fields-card.tsx`,
    call: `${type}CustomFieldUpdate`,
    element: () => (
      <OwnFieldsCard
        owner={{ type, id: 70 }}
        owned={{ fields: [buildFilledField({ value: 'NR-1' })], editable: true }}
      />
    ),
    shell: { user: buildUser('customer') },
  });
