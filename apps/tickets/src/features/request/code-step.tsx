import { useAddressCodeMutation, useAddressProofMutation } from '../../api/ticket-request.api.ts';
import { codeEnd } from '../../shared/code-end.ts';
import { CodeEntry } from '../../shared/code-entry.tsx';
import type { RequestSteps } from './use-request-steps.ts';

/** The second step: the code that proves the address. */
export function CodeStep({ contact, step, show }: RequestSteps) {
  const [prove] = useAddressProofMutation();
  const [sendCode] = useAddressCodeMutation();
  return (
    <div className="tk-form">
      <CodeEntry
        address={contact.address}
        until={step.name === 'code' ? step.until : 0}
        confirm={(code) => prove({ address: contact.address, code })}
        resend={() => sendCode(contact)}
        onProven={({ state }) => show(state === 'open' ? { name: 'request' } : { name: 'refused', state })}
        onResent={(seconds) => show({ name: 'code', until: codeEnd(seconds) })}
        onBack={() => show({ name: 'contact' })}
      />
    </div>
  );
}
