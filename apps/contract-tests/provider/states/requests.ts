import { z } from 'zod';
import { LoanRequestStatusCode } from '@catalogue/api-contract';
import { today } from '../sandbox';
import { state, type Build } from '../state';

const noon = new Date(`${today}T12:00:00Z`);

/** Requests, alerts and the basket. */
export const requestsStates: Record<string, Build> = {
  'an article that the patron asked for': state(
    z.strictObject({
      titulo_artigo: z.string(),
      titulo_revista: z.string(),
      status: z.string(),
      resposta: z.string(),
      valor: z.number(),
    }),
    ({ db, patron }, { status, resposta, valor, ...dados }) =>
      db.request.create({
        data: {
          cod_pessoa: patron.cod_pessoa,
          tipo: 'comutacao-bibliografica',
          subtipo: 'artigo',
          status: LoanRequestStatusCode.parse(status),
          data: noon,
          passos: { 2: today },
          resposta,
          valor,
          dados,
        },
      }),
  ),
  'what a kind of request costs': state(
    z.strictObject({ tipo: z.string(), dias_uteis: z.number(), valor: z.number(), paginas: z.number() }),
    ({ db }, conditions) => db.requestConditions.create({ data: conditions }),
  ),
  'a partner that lends': state(
    z.strictObject({ cod_empresa: z.number(), desc_empresa: z.string() }),
    ({ db }, partner) => db.networkInstitution.create({ data: partner }),
  ),
  'an alert': state(
    z.strictObject({ titulo: z.string(), texto: z.string(), lido: z.boolean() }),
    ({ db, patron }, alert) => db.alert.create({ data: { ...alert, cod_pessoa: patron.cod_pessoa, data: noon } }),
  ),
  'an alert about a loan that is gone': state(
    z.strictObject({
      titulo: z.string(),
      texto: z.string(),
      tipo: z.string(),
      codigo: z.string(),
      cod_acervo: z.string(),
      nome: z.string(),
      dia: z.string(),
      ate: z.string(),
      desc_biblioteca: z.string(),
      devolver_ate: z.string(),
      nao_renova: z.string(),
      abre: z.string(),
      fecha: z.string(),
    }),
    ({ db, patron }, { titulo, texto, abre, fecha, ...fact }) =>
      db.alert.create({
        data: {
          titulo,
          texto,
          cod_pessoa: patron.cod_pessoa,
          data: noon,
          thing: `emprestimo:${fact.codigo}`,
          aviso: { ...fact, horario: { abre, fecha }, estado: null },
        },
      }),
  ),
  'a title in the basket': state(z.strictObject({ titulo: z.string() }), async ({ db, patron }, { titulo }) => {
    const { cod_acervo } = await db.title.findFirstOrThrow({ where: { source_key: titulo } });
    await db.basketTitle.create({ data: { cod_pessoa: patron.cod_pessoa, cod_acervo, data: noon } });
  }),
  'a basket that the patron has named': state(
    z.strictObject({ nome: z.string(), titulo: z.string(), chave: z.string() }),
    async ({ db, patron }, { titulo, ...basket }) => {
      const { cod_acervo } = await db.title.findFirstOrThrow({ where: { source_key: titulo } });
      await db.namedBasket.create({ data: { ...basket, cod_pessoa: patron.cod_pessoa, acervos: [cod_acervo] } });
    },
  ),
};
