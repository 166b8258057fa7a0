const SMALL = new Set(
  'a o e as os de da do das dos na no nas nos em para por com sobre ao aos el la los las y del en of the and in'.split(
    ' ',
  ),
);

/** Whether a word, in the form of `searchKey`, says nothing of what a title is about. */
export const isSmallWord = (word: string): boolean => SMALL.has(word);
