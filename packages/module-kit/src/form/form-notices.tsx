import { Alert, Button } from '@hamyar/design-system/basics';
import { kitText } from '../messages/fa.ts';
import { useIntoView } from '../use-into-view.ts';
import { fieldId, focusFirstField } from './field-focus.ts';
import type { ResourceForm } from './use-resource-form.ts';

const text = kitText.draft;

type NoticedForm = Pick<
  ResourceForm<object>,
  'id' | 'changed' | 'overtaken' | 'restored' | 'refused' | 'waiting' | 'openWaiting' | 'cancel'
>;

/**
 * Says above a form which refused fields it does not show, that unsaved text was restored, and which drafts of other
 * closed forms wait. A draft that comes back without a word is taken for stored values.
 */
export function FormNotices({ form }: { form: NoticedForm }) {
  return (
    <>
      {form.refused.length > 0 ? <RefusedUnseen refused={form.refused} /> : null}
      <OvertakenFields form={form} />
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

/** How many fields hold a text of this person and another one of somebody else, and the way to the first of them. */
function OvertakenFields({ form }: { form: NoticedForm }) {
  const both = [...form.overtaken].filter((name) => form.changed.has(name));
  if (both.length === 0) return null;
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" variant="link" onClick={() => focusFirstField(both.map((name) => fieldId(form.id, name)))}>
          {text.showOvertaken}
        </Button>
      }
    >
      {text.overtakenFields(both.length)}
    </Alert>
  );
}

/**
 * Says why fields were refused that the form does not show, without their names: they have no label here. Comes into
 * view, because the pressed button is far below.
 */
function RefusedUnseen({ refused }: Pick<NoticedForm, 'refused'>) {
  const box = useIntoView<HTMLDivElement>(refused);
  return (
    <div ref={box}>
      <Alert tone="error" title={kitText.refusedUnseen}>
        <ul>
          {[...new Set(refused.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}</li>
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
