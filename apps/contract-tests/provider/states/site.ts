import { z } from 'zod';
import { libraries } from '@catalogue/database/seed/units';
import { institution, state, type Build } from '../state';

/** The home screen and links to other services. */
export const siteStates: Record<string, Build> = {
  'a guide of the second section': state(
    z.strictObject({ slug: z.string(), titulo: z.string(), descricao: z.string(), texto: z.string() }),
    ({ db }, guide) => db.searchGuide.create({ data: { ...guide, id: 90, ordem: 3, secao: 2 } }),
  ),
  'a frequent question': state(z.strictObject({ pergunta: z.string(), resposta: z.string() }), ({ db }, question) =>
    db.question.create({ data: { ...question, id: 1, ordem: 1 } }),
  ),
  'general information': state(z.strictObject({ texto: z.string() }), ({ db }, { texto }) =>
    db.generalInformation.create({ data: { id: 1, texto, ordem: 1 } }),
  ),
  'an activity with a text': state(
    z.strictObject({ codigo: z.number(), lookup: z.string(), descricao: z.string(), informativo: z.string() }),
    ({ db }, activity) => db.activity.create({ data: { ...activity, existe: true } }),
  ),
  'the hours of a weekday in every library': state(
    z.strictObject({ dia_semana: z.number(), abre: z.string(), fecha: z.string() }),
    ({ db }, day) =>
      db.openingHours.createMany({ data: libraries.map(({ cod_biblioteca }) => ({ cod_biblioteca, ...day })) }),
  ),
  'a holiday, a floor and a service of every library': state(
    z.strictObject({ dia: z.iso.date(), nome: z.string(), andar: z.string(), servico: z.string() }),
    ({ db }, { dia, nome, andar, servico }) =>
      db.library.updateMany({ data: { feriados: [{ dia, nome }], andares: [andar], servicos: [servico] } }),
  ),
  'an event': state(
    z.strictObject({
      origem: z.enum(['institucional', 'eventum']),
      titulo: z.string(),
      descricao: z.string(),
      inicio: z.iso.datetime(),
      fim: z.iso.datetime(),
      local: z.string(),
      link: z.string(),
    }),
    ({ db }, event) => db.event.create({ data: event }),
  ),
  'a kiosk': state(
    z.strictObject({ codBibAuto: z.string(), authAuto: z.string(), idiomaAuto: z.string() }),
    ({ db }, kiosk) => db.selfService.create({ data: { ...kiosk, showAuto: true } }),
  ),
  'an issuer': state(z.strictObject({ sigla: z.string(), nome: z.string() }), ({ db }, issuer) =>
    db.institution.create({ data: { ...institution, ...issuer } }),
  ),
  'an institution with an application of its personal area': state(
    z.strictObject({ url: z.string() }),
    ({ db }, { url }) => db.institution.create({ data: { ...institution, app_layers_url: url } }),
  ),
};
