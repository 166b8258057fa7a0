/** The lists of a library's own data, each of which is replaced as a whole. */
export const libraryLists = ['feriados', 'andares', 'servicos'] as const;

/** Maximum characters of the name of a sandbox or a snapshot. */
export const maxControlName = 31;

/** Maximum characters of the source of an import. */
export const maxSourceLength = 100;

/** The largest file of MARC records that the control room takes; the command takes any. */
export const maxImportBytes = 256 * 1024 * 1024;

/** In so many bytes it is sent: a request has room for a mebibyte, of base64 and JSON. */
export const importPieceBytes = 512 * 1024;

/** Tables of people and loans that the control room takes in one request, together; the command takes any. */
export const maxTableBytes = 8 * 1024 * 1024;

/** A table has at most so many lines below its first, which take the server seconds; the command takes any. */
export const maxTableLines = 20_000;

/** It hashes at most so many new passwords in one request; docs/OWN-LIBRARY.md says how long each takes. */
export const maxTablePasswords = 100;

/** What may be wrong with a table of people or loans, with a file as a whole first, a line, and one of its values. */
export const tableErrorCodes = [
  'fileEmpty',
  'fileUnreadable',
  'notUtf8',
  'quoteNotClosed',
  'quoteInside',
  'lineTooLong',
  'lineCount',
  'columnUnknown',
  'columnTwice',
  'columnMissing',
  'cellCount',
  'missing',
  'tooLong',
  'controlCharacter',
  'spaces',
  'email',
  'phone',
  'cpf',
  'password',
  'passwordCommon',
  'passwordCount',
  'day',
  'afterToday',
  'beforeLoan',
  'personTwice',
  'demoPerson',
  'copyUnknown',
  'personUnknown',
  'loanTwice',
  'outTwice',
  'onLoan',
  'notLendable',
] as const;
export type TableErrorCode = (typeof tableErrorCodes)[number];
