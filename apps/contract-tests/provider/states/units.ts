import { z } from 'zod';
import { today } from '../sandbox';
import { institution, state, type Build } from '../state';

const noon = new Date(`${today}T12:00:00Z`);

/** Comments to libraries, suggestions and purchases. */
export const unitsStates: Record<string, Build> = {
  'comments to a library that wait': state(z.strictObject({ times: z.number() }), ({ db, patron }, { times }) =>
    db.generalComment.createMany({
      data: Array.from({ length: times }, (_, index) => ({
        cod_pessoa: patron.cod_pessoa,
        cod_biblioteca: 1,
        content: `Comentário ${index + 1}`,
        data: noon,
      })),
    }),
  ),
  'an institution where all suggest with the form': state(z.strictObject({}), ({ db }) =>
    db.institution.create({ data: institution }),
  ),
  'a status of suggestions': state(z.strictObject({ codigo: z.number(), descricao: z.string() }), ({ db }, status) =>
    db.suggestionStatus.create({ data: status }),
  ),
  'a suggestion of the patron': state(
    z.strictObject({ titulo: z.string(), autor: z.string(), editor: z.string(), cod_situacao: z.number() }),
    ({ db, patron }, suggestion) =>
      db.suggestion.create({
        data: {
          ...suggestion,
          cod_pessoa: patron.cod_pessoa,
          biblioteca: 1,
          edicao: '2. ed.',
          isbn_issn: '9788535902778',
          periodico: 'Não',
          outras_inf: 'Para a aula',
          data: noon,
        },
      }),
  ),
  'a month of purchases': state(
    z.strictObject({ mes: z.iso.date(), sugestoes: z.number(), adquiridos: z.number(), valor: z.number() }),
    ({ db }, { mes, ...month }) =>
      db.acquisitionStatistics.create({ data: { ...month, cod_biblioteca: 1, mes: new Date(mes) } }),
  ),
};
