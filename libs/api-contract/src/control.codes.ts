/** The lists of a library's own data, each of which is replaced as a whole. */
export const libraryLists = ['feriados', 'andares', 'servicos'] as const;

/** The largest file of MARC records that the control room takes; the command takes any. */
export const maxImportBytes = 256 * 1024 * 1024;

/** In so many bytes it is sent: a request has room for a mebibyte, of base64 and JSON. */
export const importPieceBytes = 512 * 1024;
