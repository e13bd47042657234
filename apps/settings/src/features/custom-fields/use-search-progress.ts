import { useEffect, useEffectEvent } from 'react';
import { channels } from '@hamyar/contracts';
import { getPlatform, useSession } from '@hamyar/module-sdk';
import { loadReferenceLists, useAppDispatch } from '@hamyar/store';
import { searchProgressed, type FieldsOf } from '../../api/custom-field.api.ts';

/** Shows how far the values of these fields are prepared for the search of tickets, while a worker does it. */
export function useSearchProgress(of: FieldsOf, readAgain: () => void): void {
  const { id } = useSession();
  const dispatch = useAppDispatch();
  const onChange = useEffectEvent(readAgain);
  const onProgress = useEffectEvent((data: Parameters<typeof searchProgressed>[1]) => {
    dispatch(searchProgressed(of, data));
    if (data.progress !== null) return;
    // a read of the list that is under way may have been answered before the end
    readAgain();
    void loadReferenceLists({ force: true });
  });
  useEffect(
    () =>
      getPlatform().socket.subscribe(channels.user(id), {
        event: (event) => {
          if (event.name === 'custom_field.search') onProgress(event.data);
        },
        missed: () => onChange(),
      }),
    [id],
  );
}
