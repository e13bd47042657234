// `npm run types` checks the lines below `@ts-expect-error`: each has one misspelled name, or one name is missing.
import { channels } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { NewSocketEvent } from '../../platform/realtime/socket-event.repository.ts';
import type { DeliveryMessage } from './delivery.service.ts';
import type { NotificationDeclaration, NotificationsOf } from './notification-event.ts';
import type { NotificationMessage } from './notification-message.ts';

declare module '@hamyar/contracts' {
  interface SliceNotifications {
    outings: 'created' | 'closed';
  }
}

const removed = { channel: channels.ticket(7), name: 'ticket.removed', data: { id: 7 } } as const;
const declared: NotificationDeclaration = { title: 'x', audiences: {} };

describe('a misspelled or missing name', () => {
  it('does not compile where a module declares its events and sends messages', () => {
    const misspelled = {
      // @ts-expect-error the event `closed` has no title and no audience
      'a missing event': (): NotificationsOf<'outings'> => ({ created: declared }),
      // @ts-expect-error no close is declared
      'an event too many': (): NotificationsOf<'outings'> => ({ created: declared, closed: declared, close: declared }),
      // @ts-expect-error no asigned is declared
      'the event of a notification': (): NotificationMessage['event'] => 'asigned',
      // @ts-expect-error no tickt is declared
      'the type of a link': (): NotificationMessage['link'] => ({ type: 'tickt', value: 7 }),
      // @ts-expect-error no log_in is declared
      'the event of a message': (): DeliveryMessage['event'] => 'code.log_in',
      // @ts-expect-error no tickets.7 is declared
      'the channel of an event': (): NewSocketEvent => ({ ...removed, channel: 'tickets.7' }),
      // @ts-expect-error no gone is declared
      'the name of an event': (): NewSocketEvent => ({ ...removed, name: 'ticket.gone' }),
      // @ts-expect-error no custmers is declared
      'a permission of a policy': (user: CurrentUser) => user.effective_permissions.includes('manage custmers'),
    };
    expect(Object.keys(misspelled)).toHaveLength(8);
  });
});
