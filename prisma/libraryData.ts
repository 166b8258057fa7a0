import { z } from 'zod';

const Line = z.string().trim().min(1, 'must not be empty');
const Paragraphs = Line.nullable();
const Number = z.int().min(1).max(2_147_483_647);
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00');
const Colour = Line.regex(/^([^#]|#[\da-f]{6}$)/i, 'must be a colour such as #0f4c5c, or the name of a theme');

const Logo = Line.describe('A PNG or SVG file beside this file, or one as data address; at most 256 kB');

const Hours = z
  .strictObject({
    dia_semana: z.int().min(1).max(7).describe('1 Monday … 7 Sunday'),
    abre: Time.nullable(),
    fecha: Time.nullable(),
  })
  .refine(({ abre, fecha }) => (abre === null) === (fecha === null) && (abre === null || abre < (fecha ?? '')), {
    message: 'must open before it closes; on a day without hours both are null',
  });

/** Each value of a list is unique: ignoring case, since libraries are found by their code in any case. */
function unique<Row extends object>(rows: z.ZodType<Row>, key: keyof Row & string) {
  return z.array(rows).superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [at, row] of list.entries()) {
      const value = String(row[key]).toUpperCase();
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [at, key], message: 'is in this list twice' });
      seen.add(value);
    }
  });
}

/** What a library says about itself in its file (`npm run library`). What is not named stays as it is. */
export const LibraryData = z.strictObject({
  $schema: z.string().optional(),
  instituicao: z
    .strictObject({
      sigla: Line,
      nome: Line,
      tema: Colour.describe('The colour #rrggbb; lighter and darker shades with enough contrast are made of it'),
      logo: Logo.nullable(),
      denominacao_login: Line.nullable().describe('What people sign in with, as "Matrícula"'),
      msg_login: Paragraphs,
      msg_suporte_consulta: Paragraphs,
      link_lgpd: z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' }).nullable(),
    })
    .partial()
    .optional(),
  campi: unique(z.strictObject({ cod_campus: Number, nome_campus: Line }), 'cod_campus').optional(),
  bibliotecas: unique(
    z.strictObject({
      sigla: Line.describe('The code of this library in the MARC records; it tells which library is meant'),
      desc_biblioteca: Line,
      cod_campus: Number,
      horarios: unique(Hours, 'dia_semana').optional(),
      locais_recebimento: z.array(Line).optional().describe('Where requested copies are fetched'),
    }),
    'sigla',
  ).optional(),
  tipos_emprestimo: unique(
    z.strictObject({
      descricao: Line.describe('The item type in the MARC records (952 $y); it tells which loan type is meant'),
      dias: z.int().min(0).max(366),
      permite_emprestimo: z.boolean(),
      permite_reserva: z.boolean(),
    }),
    'descricao',
  ).optional(),
  guias: unique(
    z.strictObject({
      titulo: Line,
      descricao: Paragraphs,
      texto: Line.describe('Paragraphs are separated by an empty line'),
      secao: z.int().min(1).max(2).default(2).describe('Of the two lists of the home page'),
    }),
    'titulo',
  ).optional(),
  perguntas: unique(z.strictObject({ pergunta: Line, resposta: Line }), 'pergunta').optional(),
  informacoes: z.array(Line).optional(),
});
export type LibraryData = z.output<typeof LibraryData>;
