/** Texts of lists that are sorted by hand (glossary 25). */
export const sortingText = {
  handle: 'برای تغییر ترتیب بکشید: {name}',
  moved: '«{name}» به جایگاه {n} رفت',
};
