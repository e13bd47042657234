const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/**
 * Shows Latin and Arabic digits as Persian ones: «12» → «۱۲». Everything else stays unchanged. For texts of the product
 * (labels, mail, charts, aria); the screen's font already shows Latin digits as Persian (design/persian-ux A5).
 */
export function toFa(value: string | number): string {
  return String(value)
    .replace(/[0-9]/g, (c) => String.fromCharCode(PERSIAN_ZERO + c.charCodeAt(0) - 0x30))
    .replace(/[٠-٩]/g, (c) => String.fromCharCode(PERSIAN_ZERO + c.charCodeAt(0) - ARABIC_ZERO));
}

/**
 * Turns Persian (۰-۹) and Arabic (٠-٩) digits into ASCII. Everything else stays unchanged (decisions 2.0 "Text in").
 */
export function toEn(value: string | number): string {
  return String(value)
    .replace(/[۰-۹]/g, (c) => String(c.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/[٠-٩]/g, (c) => String(c.charCodeAt(0) - ARABIC_ZERO));
}

/**
 * Reads a number as people type it in Persian: either digit set, «٫» or «.» before the fraction, «٬», «,» or spaces
 * between thousands, a leading minus. Null when the text is not a number.
 */
export function parseNumber(text: string): number | null {
  const plain = toEn(text)
    .replace(/[\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069\s٬,]/g, '')
    .replace('٫', '.')
    .replace('\u2212', '-');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
