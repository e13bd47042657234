/** The four points of a password, in the order of the hint. */
export interface PasswordScore {
  /** 0 to 4; each point is 25 percent of the strength bar */
  score: number;
  lowercase: boolean;
  uppercase: boolean;
  digit: boolean;
  /** at least 8 characters */
  length: boolean;
}

/** Scores a password: one point each for a lowercase letter, an uppercase letter, a digit and 8 characters. Source: spec 5.30, 9.10. */
export function passwordScore(password: string): PasswordScore {
  const lowercase = /[a-z]/.test(password);
  const uppercase = /[A-Z]/.test(password);
  const digit = /[0-9]/.test(password);
  const length = [...password].length >= 8;
  return {
    score: Number(lowercase) + Number(uppercase) + Number(digit) + Number(length),
    lowercase,
    uppercase,
    digit,
    length,
  };
}

/** The score that `force_users_using_secure_password` requires (spec 5.30). */
export const SECURE_PASSWORD_SCORE = 4;
