import { pagePath } from '@hamyar/contracts';
import { lineProps, lineText, TextLink } from '@hamyar/design-system/basics';
import { ErrorIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { ActionDialog } from '@hamyar/module-kit/dialog';
import { failureText } from '@hamyar/module-kit/failure';
import { fill } from '@hamyar/persian';
import { faCustomerBulk as text } from '../../messages/fa-customer-bulk.ts';
import { fa } from '../../messages/fa.ts';
import type { CustomerBulkSender } from './use-customer-bulk.ts';

/** Says which customers were left alone and why, and tries these again. */
export function BulkResultDialog({ sender: { result, sending, dismiss } }: { sender: CustomerBulkSender }) {
  if (!result) return null;
  const again = async () => {
    const { error } = await result.again(result.failed.map(({ row }) => row));
    if (error !== undefined) toast.error(failureText(error));
  };
  return (
    <ActionDialog
      title={fill(text.failed, { n: result.failed.length })}
      subtitle={result.done > 0 ? fill(text.alsoDone, { n: result.done }) : undefined}
      submitLabel={text.retry}
      cancelLabel={text.close}
      sending={sending}
      onSubmit={() => void again()}
      onClose={dismiss}
    >
      <ul className="customers-failures" tabIndex={0} aria-label={text.failures}>
        {result.failed.map(({ row: { id, name }, message }) => (
          <li key={id}>
            <ErrorIcon />
            <div>
              <TextLink href={pagePath('/customers/:id', { id })} {...lineProps(name || fa.common.noName)}>
                {lineText(name || fa.common.noName)}
              </TextLink>
              <p>{message}</p>
            </div>
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}
