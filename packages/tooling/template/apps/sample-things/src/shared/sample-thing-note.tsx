import { fa } from '../messages/fa.ts';

/** The note with its lines, or that there is none. */
export function SampleThingNote({ note }: { note: string | null }) {
  return (
    <p dir="auto" style={{ whiteSpace: 'pre-line' }}>
      {note ?? fa.detail.noNote}
    </p>
  );
}
