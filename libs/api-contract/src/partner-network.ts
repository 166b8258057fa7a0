import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Text, assumed, given } from './fields';

/** An institution of the network, D2 §3. */
export const Institution = z.object({ cod_empresa: given(Text), desc_empresa: given(z.string()) });

const text = z.nullable(z.string());

/** A title of a partner: the fields of D2 §3, and those that a page shows. */
const NetworkTitle = z.object({
  id: given(Text),
  acervo: given(Text),
  tipo_obra: given(z.string()),
  instituicao: given(Institution),
  titulo: assumed(z.string()),
  autor: assumed(text),
  ano: assumed(z.nullable(Text)),
  idioma: assumed(text),
  link: assumed(text),
});

export const partnerNetwork = defineContract({
  getNetworkTitle: {
    id: 'rede-pergamum-acervo',
    summary: 'A title of the partner network',
    method: 'GET',
    path: '/rede-pergamum/acervo/{id}',
    access: 'public',
    params: z.strictObject({ id: given(Code) }),
    reply: NetworkTitle,
    refusals: { 'Acervo da rede não encontrado.': 404 },
  },
  listInstitutions: {
    id: 'rede-pergamum-oai-instituicoes',
    summary: 'The institutions of the partner network',
    method: 'GET',
    path: '/rede-pergamum/oai/instituicoes',
    access: 'public',
    reply: z.array(Institution),
  },
});
