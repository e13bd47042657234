import { useState } from 'react';
import type { Sla } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { RefreshIcon } from '@hamyar/design-system/icons';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { fill, isolate } from '@hamyar/persian';
import { useApplySlaMutation, useLazySlaMatchesQuery } from '../../api/ticket-sla.api.ts';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';

const text = faSlaPolicy.apply;

/**
 * The button that applies a stored policy to open tickets, after a question that says to how many (decisions 2.6); the
 * shell shows how far it is.
 */
export function ApplySla({ policy, unsaved }: { policy: Sla; unsaved: boolean }) {
  const [count] = useLazySlaMatchesQuery();
  const [apply] = useApplySlaMutation();
  const [counting, setCounting] = useState(false);
  const ask = async () => {
    // the stored policy would be applied, not the one on the screen
    if (unsaved) return void toast.warning(text.unsaved);
    setCounting(true);
    const { data } = await count(policy.id);
    setCounting(false);
    if (!data) return void toast.error(text.failed);
    if (data.count === 0) return void toast.info(text.none);
    const title = fill(text.title, { name: isolate(policy.name), n: data.count });
    await confirm({
      ...{ title, message: text.message, yes: text.yes },
      onYes: async () => {
        const started = await apply(policy.id).unwrap();
        toast.info(started.count > 0 ? fill(text.started, { n: started.count }) : text.none);
      },
    });
  };
  return (
    <Button icon={<RefreshIcon />} loading={counting} onClick={() => void ask()}>
      {text.open}
    </Button>
  );
}
