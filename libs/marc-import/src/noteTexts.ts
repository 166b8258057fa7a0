import type { NoteKind } from './counts';

/** What each kind of warning means. */
export const noteTexts: Record<NoteKind, string> = {
  'record-length': 'the leader gives a wrong length (repaired)',
  terminator: 'no terminator at the end (repaired)',
  leader: 'the leader is damaged (repaired)',
  directory: 'the directory is wrong (repaired)',
  encoding: 'the text is not in the encoding that the leader names',
  'lost-characters': 'characters LOST: they could not be read and appear as \uFFFD',
  'stray-text': 'text outside a subfield (kept as $a if the field has nothing else, otherwise dropped)',
  'control-characters':
    'control characters or signs that turn writing around (taken out), or indicators and codes that are no ASCII (blanks)',
  'long-run': 'more signs in a row without a letter or digit, or combining marks, than any text has (shortened)',
  'no-item':
    'a field 949, 952 or 990 without an item (no number in $a of 949 and 990, no $p in 952), so no copy was made of it',
};
