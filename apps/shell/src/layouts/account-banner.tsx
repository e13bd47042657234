import { Alert } from '@hamyar/design-system/basics';
import { getPlatform, useSession } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';
import { accountWarning } from './expiry.rules.ts';
import { useMinuteTick } from './use-minute-tick.ts';

/** Warns a customer whose account is about to expire or has expired and is limited (spec 4.4). */
export function AccountBanner() {
  useMinuteTick();
  const warning = accountWarning(useSession(), getPlatform().now());
  if (warning === null) return null;
  return (
    <Alert banner tone={warning === 'limited' ? 'error' : 'warning'}>
      {warning === 'limited' ? fa.session.limited : fill(fa.session.expiresIn, { n: isolate(toFa(warning)) })}
    </Alert>
  );
}
