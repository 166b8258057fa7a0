import * as z from 'zod/mini';
import {
  codeListText,
  codeText,
  maxCode,
  lineText,
  maxMultilineLength,
  maxTextLength,
  maxCodes,
  yearText,
} from './codes';

/** The source of an API field: the documents, real clients (rulings E1 to E8), or this project (docs/SOURCES.md). */
export type Source = 'given' | 'observed' | 'assumed';

/** Additions to a schema in the OpenAPI document; also stores the source of every field. */
export const fieldFacts = z.registry<{ 'x-source'?: Source; json?: Record<string, unknown>; id?: string }>();

const from =
  (source: Source) =>
  <S extends z.ZodMiniType>(schema: S): S => {
    const marked = schema.clone(schema.def, { parent: true });
    fieldFacts.add(marked, { ...fieldFacts.get(schema), 'x-source': source });
    return marked;
  };
/** Given in the documents. */
export const given = from('given');
/** Observed in replies or requests of the real server. */
export const observed = from('observed');
/** Defined by this project, where there is no other source. */
export const assumed = from('assumed');

const shown = <S extends z.ZodMiniType>(schema: S, json: Record<string, unknown>): S => {
  fieldFacts.add(schema, { json });
  return schema;
};

/** Codes and counts are sent as text (ruling E1); a number is accepted as well. */
export const Text = shown(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  ),
  { type: 'string' },
);

/** A count or a year, a number in the program; digits as text are accepted as well. */
export const Count = shown(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]),
    z.transform((value) => Number(value)),
  ),
  { type: 'integer' },
);

/** A boolean in the program; 0/1 and S/N are accepted as well (rulings C26, E2). */
export const Flag = shown(
  z.pipe(
    z.union([z.boolean(), z.enum(['S', 'N', '1', '0']), z.literal([0, 1])]),
    z.transform((value) => value === true || value === 1 || value === '1' || value === 'S'),
  ),
  { type: 'boolean' },
);

const CodeNumber = z.int().check(z.positive(), z.maximum(maxCode));

/**
 * A positive code in a path, a query or a body. A code larger than the database's integer is refused rather than
 * overflowing.
 */
export const Code = shown(
  z.pipe(
    z.union([CodeNumber, z.string().check(z.regex(codeText, 'deve ser um código numérico'))]),
    z.transform((value) => Number(value)),
  ),
  { type: 'integer', minimum: 1, maximum: maxCode },
);

/** The same in a multipart form, where parts are text. */
export const FormCode = shown(
  z.pipe(
    z.string().check(z.regex(codeText, 'deve ser um código numérico')),
    z.transform((value) => Number(value)),
  ),
  { type: 'string', pattern: codeText.source },
);

/** A four-digit year in a query. */
export const Year = shown(
  z.pipe(
    z.union([z.int().check(z.nonnegative(), z.maximum(9999)), z.string().check(z.regex(yearText, 'deve ser um ano'))]),
    z.transform((value) => Number(value)),
  ),
  { type: 'integer', minimum: 0, maximum: 9999 },
);

/** Comma-separated codes, at most `maxCodes`. */
export const CodeList = shown(
  z.pipe(
    z.union([
      z.array(CodeNumber).check(z.maxLength(maxCodes)),
      z.string().check(z.regex(codeListText, 'deve ser uma lista de códigos')),
    ]),
    z.transform((value) => (typeof value === 'string' ? value.split(',').map(Number) : value)),
  ),
  { type: 'string', pattern: '^\\d+(,\\d+)*$' },
);

/** Brazilian date text, `DD/MM/YYYY` (ruling E2). */
export const BrazilianDate = z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/));

/** ISO date, `YYYY-MM-DD` (ruling C25). */
export const IsoDate = z.iso.date();

/** A date in a query, as ISO or `DD/MM/YYYY`; ISO in the program (ruling C25). The calendar has no year 0. */
export const QueryDate = shown(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')),
    ),
    z.iso.date('deve ser uma data').check(z.refine((text) => text >= '0001', 'deve ser uma data')),
  ),
  { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4})$' },
);

/** Runs a check of several fields only when each field is valid. */
const whenValid = ({ issues }: { issues: unknown[] }): boolean => issues.length === 0;

/**
 * Checks an optional period in a query: both dates or none (D1 §5). Further limits depend on the current day and are
 * checked elsewhere.
 */
export const bothDatesOrNone = <Q extends { dataIni?: string | undefined; dataFim?: string | undefined }>() =>
  z.refine<Q>(({ dataIni, dataFim }) => (dataIni === undefined) === (dataFim === undefined), {
    path: ['dataFim'],
    error: 'as duas datas são necessárias',
    when: whenValid,
  });

/** A code with its label. */
export const Option = z.object({ codigo: assumed(Text), descricao: assumed(z.string()) });

/** A library, where only its name is shown. Fields, not a schema: what is exported has a name in the OpenAPI document. */
export const unitFields = { cod_biblioteca: given(Text), desc_biblioteca: given(z.string()) };

/** The reply envelope of dropdown calls (ruling A11). */
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ data: assumed(z.array(item)), total: assumed(Count), page: assumed(Count) });

/** Typed text: no control characters, at most `maxTextLength`. */
export const TypedText = z
  .string()
  .check(z.maxLength(maxTextLength, 'é longo demais'), z.regex(lineText, 'tem caracteres que não podem ser usados'));

/** The same with several lines, at most `maxMultilineLength`: a remark. */
export const TypedLines = z
  .string()
  .check(
    z.maxLength(maxMultilineLength, 'é longo demais'),
    z.regex(/^([^\p{Cc}]|[\n\r\t])*$/u, 'tem caracteres que não podem ser usados'),
  );

/** The refusal of calls about one title, when there is none with that code. */
export const unknownTitle = { 'Acervo não encontrado.': 404 } as const;

/** The refusal of calls that only the person may make, not the desk in their name. */
export const ownOnly = { so_a_propria_pessoa: 403 } as const;

/** The reply of a call with status 204. */
export const NoContent = shown(
  z.pipe(
    z.optional(z.unknown()),
    z.transform(() => undefined),
  ),
  {},
);

/** A file sent or received as bytes; in the program its content is Base64 text. */
export const WireFile = shown(
  z.object({ nome: assumed(z.string()), tipo: assumed(z.string()), base64: assumed(z.string()) }),
  {
    type: 'string',
    format: 'binary',
  },
);
export type WireFile = z.output<typeof WireFile>;

/** A whole number that an operator sets, with the sentence for who typed something else. */
export const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error }));
};

/** The same for reais and cents. */
export const amount = (from: number, to: number) => {
  const error = `must be an amount from ${from} to ${to}`;
  return z.number({ error }).check(z.minimum(from, { error }), z.maximum(to, { error }), z.multipleOf(0.01, { error }));
};
