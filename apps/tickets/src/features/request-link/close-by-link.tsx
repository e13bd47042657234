import { Button } from '@hamyar/design-system/basics';
import { CheckIcon } from '@hamyar/design-system/icons';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { failureOf } from '@hamyar/store';
import { useRequestLinkCloseMutation } from '../../api/request-link.api.ts';
import { fa } from '../../messages/fa.ts';
import { faRequestLink as texts } from '../../messages/fa-request-link.ts';
import { ticketFailureText } from '../../shared/api-errors.ts';

/** Closes the request after a confirmation; the rating is offered then. */
export function CloseByLink({ token, subject }: { token: string; subject: string }) {
  const [send, { isLoading }] = useRequestLinkCloseMutation();
  const close = async () => {
    if (!(await confirm({ title: texts.closeAsk, message: subject, yes: texts.close, no: fa.cancel }))) return;
    const failure = failureOf(await send({ token }));
    if (failure) toast.error(ticketFailureText(failure));
    else toast.success(texts.closed);
  };
  return (
    <Button size="sm" variant="outline" icon={<CheckIcon />} loading={isLoading} onClick={() => void close()}>
      {texts.close}
    </Button>
  );
}
