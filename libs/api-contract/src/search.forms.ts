import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Option, assumed } from './fields';

/** A field of a single search type: `nome` is the parameter of `GET /consulta` that takes an option's code. */
export const FormField = z.object({
  nome: assumed(z.string()),
  descricao: assumed(z.string()),
  opcoes: assumed(z.array(Option)),
});

const FormFields = z.object({ campos: assumed(z.array(FormField)) });

/** The form options of some search types. */
export const searchForms = defineContract({
  listArchiveOptions: {
    id: 'consulta-opcoes-arquivo',
    summary: 'The fields of the archive search and what they offer',
    method: 'GET',
    path: '/consulta/opcoes-arquivo',
    access: 'public',
    reply: FormFields,
  },
  listNormativeActOptions: {
    id: 'consulta-opcoes-atos-normativos',
    summary: 'The fields of the search for normative acts and what they offer',
    method: 'GET',
    path: '/consulta/opcoes-atos-normativos',
    access: 'public',
    reply: FormFields,
  },
  listCaseLawOptions: {
    id: 'consulta-jurisprudencia-options',
    summary: 'The fields of the search for case law and what they offer',
    method: 'GET',
    path: '/consulta/jurisprudencia-options',
    access: 'public',
    reply: FormFields,
  },
  listIndexTypes: {
    id: 'consulta-opcoes-indice',
    summary: 'The indexes that can be walked alphabetically',
    method: 'GET',
    path: '/consulta/opcoes-indice',
    access: 'public',
    reply: z.array(Option),
  },
});
