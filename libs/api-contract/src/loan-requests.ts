import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { LoanRequestStatus } from './loan-requests.codes';
import {
  Code,
  Count,
  Flag,
  IsoDate,
  QueryDate,
  Text,
  TypedText,
  assumed,
  bothDatesOrNone,
  given,
  unitFields,
  unknownTitle,
} from './fields';
import { Chosen, CopyChoices } from './holds';

export const LoanRequestStatusCode = z.enum(LoanRequestStatus);
export type LoanRequestStatusCode = z.output<typeof LoanRequestStatusCode>;

/** The names of the statuses, as the server writes them. */
export const loanRequestStatusNames: Record<LoanRequestStatusCode, string> = {
  '1': 'Aguardando',
  '2': 'Em trânsito',
  '3': 'Disponível',
  '4': 'Finalizada',
  '5': 'Não finalizada (cancelada)',
  '6': 'Removida',
};

const text = z.nullable(z.string());

const ReceivingUnit = z.object({ ...unitFields, afastada: assumed(Flag) });

/** One kind of copy in one library, and why a request for it would be refused; null when it would not. */
export const RequestCombination = z.object({
  biblioteca_origem: assumed(Text),
  volume: assumed(z.string()),
  tomo: assumed(z.string()),
  parte: assumed(z.string()),
  material_adicional: assumed(z.string()),
  motivo: assumed(text),
});
export type RequestCombination = z.output<typeof RequestCombination>;

/** The twelve fields of a loan request, D2 §7. `domicilio` is only for home delivery (ruling D19). */
export const LoanRequestForm = z.strictObject({
  biblioteca_origem: given(Code),
  biblioteca_recebimento: given(Code),
  volume: given(Chosen),
  tomo: given(Chosen),
  parte: given(Chosen),
  material_adicional: given(Chosen),
  telefone: given(TypedText),
  email: given(TypedText),
  cod_local_recebimento: given(z.optional(Code)),
  pessoa_autorizada: given(z.optional(TypedText)),
  domicilio: given(z.optional(TypedText)),
  recebimento_textual: given(z.optional(TypedText)),
});

/** The ISO date of each status that a request has reached after the first, by the status. The documents have none. */
export const RequestDays = z.record(z.string(), IsoDate);

/** A loan request in the patron's list. */
export const LoanRequestEntry = z.object({
  codigo: assumed(Text),
  cod_acervo: assumed(Text),
  titulo: assumed(z.string()),
  autor: assumed(text),
  biblioteca_origem: given(Text),
  desc_biblioteca_origem: assumed(z.string()),
  biblioteca_recebimento: given(Text),
  desc_biblioteca_recebimento: assumed(z.string()),
  volume: given(text),
  tomo: given(text),
  parte: given(text),
  material_adicional: given(text),
  telefone: given(z.string()),
  email: given(z.string()),
  cod_local_recebimento: given(z.nullable(Text)),
  desc_local_recebimento: assumed(text),
  pessoa_autorizada: given(text),
  domicilio: given(text),
  recebimento_textual: given(text),
  status: assumed(LoanRequestStatusCode),
  desc_status: assumed(z.string()),
  // ISO date and time
  data: assumed(z.string()),
  passos: assumed(z.optional(RequestDays)),
  // What the library answered, or why it refused.
  resposta: assumed(z.optional(text)),
});
export type LoanRequestEntry = z.output<typeof LoanRequestEntry>;

export const loanRequests = defineContract({
  getLoanRequestOptions: {
    id: 'solicitacao-emprestimo-informacoes-iniciais',
    summary: 'Whether a loan of a title can be requested, and what can be chosen',
    method: 'GET',
    path: '/solicitacao-emprestimo/{id}/informacoes-iniciais',
    access: 'patron',
    params: z.strictObject({ id: given(Code) }),
    reply: z.object({
      pode_solicitar: assumed(Flag),
      // The key of the rule that forbids it.
      motivo: assumed(text),
      // Libraries with a copy on the shelf.
      bibliotecas_origem: assumed(z.array(z.object(unitFields))),
      // `afastada`: the patron has a deviation from it.
      bibliotecas_recebimento: assumed(z.array(ReceivingUnit)),
      ...CopyChoices,
      // The copies on the shelf of each library, and the key of the rule that forbids requesting them.
      combinacoes: assumed(z.array(RequestCombination)),
      locais_recebimento: assumed(
        z.array(
          z.object({
            cod_local_recebimento: given(Text),
            cod_biblioteca: assumed(Text),
            descricao: assumed(z.string()),
          }),
        ),
      ),
      telefone: assumed(text),
      email: assumed(text),
      // The registered address, for home delivery.
      domicilio: assumed(text),
      abertas: assumed(Count),
      limite: assumed(Count),
    }),
    refusals: unknownTitle,
  },
  requestLoan: {
    id: 'solicitacao-emprestimo-criar',
    summary: 'Requests that a copy be brought',
    method: 'POST',
    path: '/solicitacao-emprestimo/{id}',
    access: 'patron',
    params: z.strictObject({ id: given(Code) }),
    body: LoanRequestForm,
    status: 201,
    reply: z.object({ codigo: assumed(Text) }),
    refusals: {
      ...unknownTitle,
      biblioteca_invalida: 422,
      telefone_invalido: 422,
      email_invalido: 422,
      domicilio_obrigatorio: 422,
      local_recebimento_obrigatorio: 422,
      local_recebimento_invalido: 422,
      pessoa_afastada: 422,
      limite_solicitacoes_excedido: 422,
      solicitacao_ja_existe: 422,
      sem_exemplar_disponivel: 422,
      exemplares_ja_solicitados: 422,
    },
  },
  listLoanRequests: {
    id: 'solicitacao-emprestimo-listar',
    summary: 'Loan requests of the signed-in patron, of a period and a status where they are given',
    method: 'GET',
    path: '/api/solicitacao-emprestimo',
    access: 'patron',
    query: z
      .strictObject({
        dataIni: given(z.optional(QueryDate)),
        dataFim: given(z.optional(QueryDate)),
        status: given(z.optional(LoanRequestStatusCode)),
      })
      .check(bothDatesOrNone()),
    reply: z.array(LoanRequestEntry),
  },
});
