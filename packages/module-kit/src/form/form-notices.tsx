import { useEffect, useRef } from 'react';
import { Alert, Button, Ltr } from '@hamyar/design-system/basics';
import { kitText } from '../messages/fa.ts';
import type { ResourceForm } from './use-resource-form.ts';

const text = kitText.draft;

type NoticedForm = Pick<ResourceForm<object>, 'restored' | 'refused' | 'waiting' | 'openWaiting' | 'cancel'>;

/**
 * Says above a form which refused fields it does not show, that unsaved text was restored, and which drafts of other closed forms wait. A draft that comes
 * back without a word is taken for stored values.
 */
export function FormNotices({ form }: { form: NoticedForm }) {
  return (
    <>
      {form.refused.length > 0 ? <RefusedUnseen refused={form.refused} /> : null}
      {form.restored ? (
        <Alert
          action={
            <Button size="sm" variant="link" onClick={() => void form.cancel()}>
              {text.discard}
            </Button>
          }
        >
          {text.restored}
        </Alert>
      ) : null}
      {form.waiting > 0 ? (
        <Alert
          action={
            <Button size="sm" variant="link" onClick={form.openWaiting}>
              {text.openWaiting}
            </Button>
          }
        >
          {text.waiting(form.waiting)}
        </Alert>
      ) : null}
    </>
  );
}

/** Names the refused fields that the form does not show; comes into view, because the pressed button is far below. */
function RefusedUnseen({ refused }: Pick<NoticedForm, 'refused'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [refused]);
  return (
    <div ref={box}>
      <Alert tone="error" title={kitText.refusedUnseen}>
        <ul>
          {refused.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <Ltr>{field}</Ltr>: {message}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Says at a field that its stored value was changed meanwhile. `typed`: the person has a value of his own in it. */
export function OvertakenNote({ typed }: { typed: boolean }) {
  return <span className="hd-field-overtaken">{typed ? text.overtakenTyped : text.overtaken}</span>;
}
