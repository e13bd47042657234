import { plainText } from './messages.ts';

/**
 * Strength of a password: four bars, 25 % per point. `score` is 0..4 of the shared password rule (spec 9.10, decisions
 * 2.9), null as long as nothing is typed: then nothing is judged.
 */
export function PasswordStrength({ score }: { score: 0 | 1 | 2 | 3 | 4 | null }) {
  const name = score === null ? undefined : plainText.strengthNames[score];
  return (
    <div
      className={`hd-strength hd-strength-${score ?? 0}`}
      role="meter"
      aria-label={plainText.strength}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={(score ?? 0) * 25}
      aria-valuetext={name}
    >
      <span className="hd-strength-track" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span>{name}</span>
    </div>
  );
}
