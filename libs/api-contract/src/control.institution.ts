import * as z from 'zod/mini';
import { Setting } from './control.schemas';
import { defineContract } from './endpoint';
import { amount, assumed, Code, wholeNumber } from './fields';
import { RequestConditions } from './requests';
import { withoutLongTexts } from './textLengths';

const Line = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const Paragraphs = z.nullable(Line);
const Number = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00'));
// Empty where a library has none of its own: it has that of the app then.
const Colour = z
  .string()
  .check(z.trim(), z.regex(/^($|[^#]|#[\da-f]{6}$)/i, 'must be a colour such as #0f4c5c, or the name of a theme'));

const described = <S extends z.ZodMiniType>(schema: S, description: string): S =>
  schema.check(z.describe(description)) as S;

const Hours = z
  .strictObject({
    dia_semana: assumed(described(z.int().check(z.minimum(1), z.maximum(7)), '1 Monday … 7 Sunday')),
    abre: assumed(z.nullable(Time)),
    fecha: assumed(z.nullable(Time)),
  })
  .check(
    z.refine(({ abre, fecha }) => (abre === null) === (fecha === null) && (abre === null || abre < (fecha ?? '')), {
      message: 'must open before it closes; on a day without hours both are null',
    }),
  );

const Holiday = z.strictObject({ dia: assumed(z.iso.date('must be a day such as 2026-12-25')), nome: assumed(Line) });

/** Each value of a list is unique: ignoring case, since libraries are found by their code in any case. */
function unique<Row extends z.ZodMiniObject>(rows: Row, key: keyof z.output<Row> & string) {
  return z.array(rows).check(
    z.superRefine((list, context) => {
      const seen = new Set<string>();
      for (const [at, row] of list.entries()) {
        const value = String(row[key]).toUpperCase();
        if (seen.has(value)) context.addIssue({ code: 'custom', path: [at, key], message: 'is in this list twice' });
        seen.add(value);
      }
    }),
  );
}

/** What an institution says about itself and its libraries. What is not named stays as it is. */
export const InstitutionSettings = z.strictObject({
  instituicao: assumed(
    z.optional(
      z.strictObject({
        sigla: assumed(z.optional(Line)),
        nome: assumed(z.optional(Line)),
        tema: assumed(
          z.optional(
            described(
              Colour,
              'The colour #rrggbb, or "" for that of the app; lighter and darker shades with enough contrast are made of it',
            ),
          ),
        ),
        logo: assumed(
          z.optional(
            z.nullable(described(Line, 'A PNG or SVG file beside this file, or one as data address; at most 256 kB')),
          ),
        ),
        denominacao_login: assumed(z.optional(z.nullable(described(Line, 'What people sign in with, as "Matrícula"')))),
        msg_login: assumed(z.optional(Paragraphs)),
        msg_suporte_consulta: assumed(z.optional(Paragraphs)),
        multa_dia: assumed(z.optional(described(amount(0.01, 1000), 'What each day of delay costs, in reais'))),
        link_lgpd: assumed(
          z.optional(
            z.nullable(z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })),
          ),
        ),
      }),
    ),
  ),
  campi: assumed(
    z.optional(unique(z.strictObject({ cod_campus: assumed(Number), nome_campus: assumed(Line) }), 'cod_campus')),
  ),
  bibliotecas: assumed(
    z.optional(
      unique(
        z.strictObject({
          sigla: assumed(
            described(Line, 'The code of this library in the MARC records; it tells which library is meant'),
          ),
          desc_biblioteca: assumed(Line),
          cod_campus: assumed(Number),
          horarios: assumed(z.optional(unique(Hours, 'dia_semana'))),
          feriados: assumed(z.optional(described(unique(Holiday, 'dia'), 'Days on which it is closed'))),
          andares: assumed(z.optional(described(z.array(Line), 'What is on which floor, a line each'))),
          servicos: assumed(z.optional(described(z.array(Line), 'What it offers besides loans'))),
          locais_recebimento: assumed(z.optional(described(z.array(Line), 'Where requested copies are fetched'))),
        }),
        'sigla',
      ),
    ),
  ),
  tipos_emprestimo: assumed(
    z.optional(
      unique(
        z.strictObject({
          descricao: assumed(
            described(Line, 'The item type in the MARC records (952 $y); it tells which loan type is meant'),
          ),
          dias: assumed(wholeNumber(0, 366)),
          permite_emprestimo: assumed(z.boolean()),
          permite_reserva: assumed(z.boolean()),
          renovacoes: assumed(
            z.optional(described(wholeNumber(0, 99), 'How often a loan may be renewed; 5 where a new type has none')),
          ),
        }),
        'descricao',
      ),
    ),
  ),
  solicitacoes: assumed(
    z.optional(
      described(unique(RequestConditions, 'tipo'), 'What a kind of request costs, and how long it takes at most'),
    ),
  ),
  guias: assumed(
    z.optional(
      unique(
        z.strictObject({
          titulo: assumed(Line),
          descricao: assumed(Paragraphs),
          texto: assumed(described(Line, 'Markdown; HTML is shown as it is written')),
          secao: assumed(
            z._default(described(z.int().check(z.minimum(1), z.maximum(2)), 'Of the two lists of the home page'), 2),
          ),
        }),
        'titulo',
      ),
    ),
  ),
  perguntas: assumed(
    z.optional(
      unique(z.strictObject({ pergunta: assumed(Line), resposta: assumed(described(Line, 'Markdown')) }), 'pergunta'),
    ),
  ),
  informacoes: assumed(z.optional(z.array(described(Line, 'Markdown')))),
  atividades: assumed(
    z.optional(
      unique(
        z.strictObject({
          codigo: assumed(described(Number, 'The code of a page function; it tells which one is meant')),
          existe: assumed(described(z.boolean(), 'Whether the page shows it')),
          descricao: assumed(z.optional(Line)),
          informativo: assumed(z.optional(Paragraphs)),
        }),
        'codigo',
      ),
    ),
  ),
});
export type InstitutionSettings = z.output<typeof InstitutionSettings>;

const asFile = { $schema: assumed(z.optional(z.string())) };

/** The same as a file (`npm run library`), which may name its JSON Schema for an editor. */
export const InstitutionFile = withoutLongTexts(z.extend(InstitutionSettings, asFile));

/** Which institution the demo shows, and what it says about itself. */
export const institution = defineContract({
  getSetting: {
    id: 'mock-institution',
    summary: 'The institution variants, which one is active, and the page activities with their switches',
    method: 'GET',
    path: '/__mock/institution',
    access: 'none',
    reply: Setting,
  },
  setSetting: {
    id: 'mock-institution-set',
    summary: 'Chooses the institution variant and switches page activities',
    method: 'PUT',
    path: '/__mock/institution',
    access: 'none',
    body: z.strictObject({
      variant: assumed(z.optional(z.string())),
      activities: assumed(z.optional(z.array(z.strictObject({ codigo: assumed(Code), existe: assumed(z.boolean()) })))),
    }),
    reply: Setting,
    refusals: { 'Variante desconhecida.': 422, 'Atividade desconhecida.': 422 },
  },
  getLibraryData: {
    id: 'mock-library',
    summary: 'What the library says about itself, as its file has it: institution, campuses, libraries, hours, guides',
    method: 'GET',
    path: '/__mock/library',
    access: 'none',
    reply: InstitutionSettings,
  },
  setLibraryData: {
    id: 'mock-library-set',
    summary: 'Stores what is named of it, all or nothing; the rest stays as it is',
    method: 'PUT',
    path: '/__mock/library',
    access: 'none',
    // What is stored, and what was read of it.
    maxBytes: 4 * 1024 * 1024,
    body: withoutLongTexts(
      z.extend(InstitutionSettings, {
        ...asFile,
        antes: assumed(
          z.optional(
            described(
              InstitutionSettings,
              'Values, rows and lists as they were read, but not activities: refused where somebody else has stored others by now',
            ),
          ),
        ),
      }),
    ),
    reply: z.object({
      /** How many values, campuses, libraries and lists. */
      changed: assumed(z.int()),
      library: assumed(InstitutionSettings),
    }),
    refusals: { 'Há valores que não podem ser usados.': 422, 'Outra pessoa publicou isto depois que você leu.': 409 },
  },
});
