import fc from 'fast-check';
import { normalizeCode, normalizeInput, normalizeText, searchKey, searchKeyCompact, searchWords } from './index.ts';

const persianish = fc.string({ unit: fc.constantFrom(...'آأإٱاةۀهؤوئیيىكکپچژگ‌ًُّـ۱٢3Aaé <>\u200b\u200f\u202e\n') });
const anyText = fc.oneof(fc.string({ unit: 'binary' }), persianish);

describe('text that people type', () => {
  it('[decisions 2.0] stores Persian ی and ک for every keyboard', () => {
    expect(normalizeInput(' علي كريمي ')).toBe('علی کریمی');
  });
  it('[decisions 2.0] keeps the ZWNJ inside a word and removes other invisible characters', () => {
    expect(normalizeInput('می\u200cخواهم\u200b\u200f\ufeff')).toBe('می\u200cخواهم');
    expect(normalizeInput('\u202ereversed\u2066 name\u2069')).toBe('reversed name');
  });
  it('[decisions 2.0] makes one line of a pasted one-line field and keeps the lines of the others', () => {
    expect(normalizeInput('سطر\r\nدوم\u0000')).toBe('سطر دوم');
    expect(normalizeText(' سطر\r\nدوم\u0000 \n')).toBe('سطر\nدوم');
  });
  it('[decisions 2.0] makes a text empty of which nothing is visible, in one line and in several', () => {
    for (const text of ['\u200c', ' \u200c\n', '\u200f\u202b', '\ufeff'])
      expect([normalizeInput(text), normalizeText(text)]).toEqual(['', '']);
    expect(normalizeText('\u202bسطر\nدوم\u202c')).toBe('\u202bسطر\nدوم\u202c');
  });
  it('[decisions 2.0] keeps the digits of plain text and makes those of codes ASCII', () => {
    expect(normalizeInput('اتاق ۱۲')).toBe('اتاق ۱۲');
    expect(normalizeCode('۰۹۱۲٣٤٥')).toBe('0912345');
  });
  it('[decisions 2.0] changes nothing when applied to its own result', () => {
    fc.assert(
      fc.property(
        anyText,
        (t) =>
          normalizeInput(normalizeInput(t)) === normalizeInput(t) &&
          normalizeText(normalizeText(t)) === normalizeText(t),
      ),
      { numRuns: 2000 },
    );
  });
});

describe('the search key', () => {
  it('[decisions 2.0] folds the letters that people confuse', () => {
    expect(searchKey('آأإٱ ةۀ ؤ ئ ي ك')).toBe('اااا هه و ی ی ک');
  });
  it('[decisions 2.0] removes diacritics and tatweel, makes letters lower-case and digits ASCII', () => {
    expect(searchKey('مُحَمَّــد ۱٢3 Résumé')).toBe('محمد 123 resume');
  });
  it('[decisions 2.0] reads a ZWNJ as one space, and the compact key has none', () => {
    expect(searchKey('می‌خواهم  بروم')).toBe('می خواهم بروم');
    expect(new Set(['می‌خواهم', 'می خواهم', 'ميخواهم'].map(searchKeyCompact)).size).toBe(1);
  });
  it('[decisions 2.0] splits a query only at spaces, never at a ZWNJ', () => {
    expect(searchWords(' می‌خواهم  كتاب ')).toEqual(['میخواهم', 'کتاب']);
    expect(searchWords(' ‌ ')).toEqual([]);
  });
  it('[decisions 2.0] finds presentation forms from old systems and PDF files', () => {
    expect(searchKey('ﻣﺸﺘﺮﯼ ﻻزم')).toBe('مشتری لازم');
  });
  it('[decisions 2.0] is the same for a text and for its own key, so stored text and query always match', () => {
    fc.assert(
      fc.property(anyText, (t) => searchKey(searchKey(t)) === searchKey(t)),
      { numRuns: 5000 },
    );
  });
  it('[decisions 2.0] does not depend on how a text was normalised or which Persian keyboard typed it', () => {
    fc.assert(
      fc.property(
        anyText,
        (t) => searchKey(normalizeText(t)) === searchKey(t) && searchKey(t.normalize('NFD')) === searchKey(t),
      ),
      { numRuns: 2000 },
    );
  });
  it('[decisions 2.0] contains no ZWNJ, no capitals and no double spaces', () => {
    fc.assert(fc.property(persianish, (t) => !/\u200c| {2}|[A-Z۰-۹٠-٩]|^ | $/.test(searchKey(t))));
  });
});
