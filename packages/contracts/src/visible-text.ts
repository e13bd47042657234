/** Signs that a person does not see: joiners, fillers, marks of direction. ZWNJ is among them, which is part of many words. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What a person sees of a text, without the blanks around it. */
export const seenText = (text: string): string => text.replace(UNSEEN, '').trim();

/** Whether a person sees anything of a text: a name of which nothing is seen is none. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(seenText(text));

/** Whether something of a text can stand in an address, which keeps letters and digits alone. */
export const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(seenText(text));
