import { brazilianFromIso } from '../dates';
import { textPdf } from '../pdf';
import { declarationEnd } from './declarationCode';
import { cpfText } from '../person/cpf';

export interface Declaration {
  nome_pessoa: string;
  /** Null where the person has none. */
  cpf: string | null;
  desc_biblioteca: string;
  /** ISO date of the signature. */
  data: string;
  codigo_autenticidade: string;
}

/** The signed no-debts declaration as a PDF: a binary string with one character per byte. */
export const declarationPdf = ({
  nome_pessoa,
  cpf,
  desc_biblioteca,
  data,
  codigo_autenticidade,
}: Declaration): string =>
  textPdf('Nada consta', [
    `Declaramos que ${nome_pessoa} não tem empréstimos, solicitações nem débitos nas bibliotecas desta instituição.`,
    ...(cpf === null ? [] : ['', `CPF ${cpfText(cpf)}`]),
    '',
    `Assinada em ${brazilianFromIso(data)} para a unidade ${desc_biblioteca}, da qual fica afastada a pessoa que a pediu.`,
    '',
    `Código de autenticidade: ${codigo_autenticidade}`,
    `Vale até ${brazilianFromIso(declarationEnd(data))}. Confira em /conferir, no endereço do catálogo.`,
  ]);
