// What the calls of the desk answer, which do what a librarian does; written out as those of the control room are.

export interface WaitingComment {
  id: number;
  kind: 'title' | 'general';
  nome_pessoa: string;
  about: string;
  content: string;
  data: string;
}

export interface SlipPayment {
  numero: string;
  paga_em: string;
  /** What was paid of each debt, in reais. */
  debitos: { cod_debito: string; valor: number }[];
}

export interface DebtPayment {
  cod_debito: string;
  /** What was paid of it, in reais. */
  valor: number;
  data_pagamento: string;
}

export interface MovedRequest {
  codigo: string;
  cod_acervo: string;
  /** From `1`, waiting, to `4`, lent; `5` when no copy can be found any more. */
  status: '1' | '2' | '3' | '4' | '5' | '6';
  desc_status: string;
}

/** Without `acao` the request is moved on; `responder` leaves it as it is, `recusar` needs a `resposta`. */
export interface RequestAct {
  acao?: 'avancar' | 'responder' | 'recusar';
  /** What the patron reads. */
  resposta?: string;
}

export interface OpenRequest {
  /** `solicitacao-emprestimo`, or one of the types of the other requests. */
  tipo: string;
  codigo: string;
  nome_pessoa: string;
  resumo: string;
  status: '1' | '2' | '3' | '4' | '5' | '6';
  desc_status: string;
  data: string;
}

export interface MovedOtherRequest {
  codigo: string;
  tipo:
    | 'comutacao-bibliografica'
    | 'levantamento-bibliografico'
    | 'ficha-catalografica'
    | 'pesquisa-especializada'
    | 'emprestimo-inter-bibliotecas';
  status: '1' | '2' | '3' | '4' | '5' | '6';
  desc_status: string;
}

export interface LentCopy {
  cod_exemplar: string;
  titulo: string;
  data_saida: string;
  data_prevista: string;
}

export interface ReceivedIssue {
  cod_acervo: string;
  titulo: string;
  /** Volume, number and months of the issue. */
  rotulo: string;
  desc_biblioteca: string;
  /** ISO date. */
  data: string;
}

export interface ReturnedCopy {
  cod_exemplar: string;
  titulo: string;
  data_devolucao: string;
  /** What the reader owes now, in reais. */
  devido: number;
  /** The hold that it is set aside for. */
  cod_reserva: number | null;
}
