import { useId } from 'react';
import { ticketText } from './messages.ts';

/** A customer's rating: 1 completely dissatisfied … 5 completely satisfied (spec 3.5). */
export type Rating = 1 | 2 | 3 | 4 | 5;

const MOUTHS = [
  'M8 16.5c1-1.7 2.3-2.5 4-2.5s3 .8 4 2.5',
  'M8.5 16c1-.9 2.2-1.3 3.5-1.3s2.5.4 3.5 1.3',
  'M8.5 15.5h7',
  'M8.5 14.8c1 .9 2.2 1.3 3.5 1.3s2.5-.4 3.5-1.3',
  'M8 14c1 1.8 2.3 2.7 4 2.7s3-.9 4-2.7z',
];

/** Five faces for the customer's satisfaction; arrow keys move, the word is shown under them. */
export function RatingFaces({
  value,
  onChange,
  disabled,
}: {
  value: Rating | null;
  onChange?: (value: Rating) => void;
  disabled?: boolean;
}) {
  const name = useId();
  const readOnly = !onChange;
  return (
    <div className="hd-rating" role="radiogroup" aria-label={ticketText.satisfactionGroup}>
      <div className="hd-rating-faces">
        {([1, 2, 3, 4, 5] as const).map((step) => (
          <label key={step} title={ticketText.satisfaction[step - 1]}>
            <input
              type="radio"
              name={name}
              checked={value === step}
              disabled={disabled || readOnly}
              aria-label={ticketText.satisfaction[step - 1]}
              onChange={() => onChange?.(step)}
            />
            <span>
              <svg
                viewBox="0 0 24 24"
                width="24"
                height="24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <circle cx="12" cy="12" r="9" />
                <path d={`M9 9.5v.1M15 9.5v.1${MOUTHS[step - 1]}`} />
              </svg>
            </span>
          </label>
        ))}
      </div>
      <div className="hd-rating-words" aria-hidden="true">
        <small>{ticketText.satisfaction[0]}</small>
        {value && value > 1 && value < 5 ? <b>{ticketText.satisfaction[value - 1]}</b> : null}
        <small>{ticketText.satisfaction[4]}</small>
      </div>
    </div>
  );
}
