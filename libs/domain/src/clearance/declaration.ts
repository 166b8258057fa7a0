import { brazilianFromIso } from '../dates';
import { matrixDrawing, textPdf } from '../pdf';
import { declarationEnd, initialed, maskedCpf } from './declarationCode';
import { cpfText } from '../person/cpf';

/** What a clearance declaration says of a person. */
export interface Declaration {
  nome_pessoa: string;
  /** Null where the person has none. */
  cpf: string | null;
  desc_biblioteca: string;
  /** ISO date of the signature. */
  data: string;
  codigo_autenticidade: string;
}

/** Who signs, with what, and where that is checked. */
export interface Signature {
  /** The university. */
  emitente: string;
  /** Ed25519, in Base64; null: signed before there was a key. */
  assinatura: string | null;
  /** The address of the page for checking. */
  conferir: string;
  /** The modules of its QR code. */
  qr: readonly (readonly boolean[])[];
}

/**
 * What is signed, line by line: enough to tell whether the paper was changed, and public, since the page for checking
 * shows it. The whole name is in it only as `personMark`, which who has the paper can compute.
 */
export const signedText = (
  { nome_pessoa, cpf, desc_biblioteca, data, codigo_autenticidade }: Declaration,
  { emitente, marca }: { emitente: string; marca: string },
): string =>
  [
    'Declaração de nada consta',
    `Emitente: ${oneLine(emitente)}`,
    `Unidade: ${oneLine(desc_biblioteca)}`,
    `Em nome de: ${initialed(nome_pessoa)}`,
    `CPF: ${maskedCpf(cpf) ?? withoutCpf}`,
    `Assinada em: ${data}`,
    `Vale até: ${declarationEnd(data)}`,
    `Código: ${codigo_autenticidade}`,
    `SHA-256 de código e nome: ${marca}`,
  ].join('\n');

const withoutCpf = 'não informado';
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The facts of a signed text. */
export function signedFacts(text: string) {
  const lineOf = (label: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${label}: `))
      ?.slice(label.length + 2) ?? '';
  const cpf = lineOf('CPF');
  return {
    emitente: lineOf('Emitente'),
    desc_biblioteca: lineOf('Unidade'),
    nome: lineOf('Em nome de'),
    cpf: cpf === withoutCpf ? null : cpf,
    data: lineOf('Assinada em'),
    valida_ate: lineOf('Vale até'),
    codigo: lineOf('Código'),
  };
}

/** What `signedText` has the SHA-256 of: the code and the whole name, as they are on the paper. */
export const personMark = ({ codigo_autenticidade, nome_pessoa }: Declaration): string =>
  `${codigo_autenticidade}\n${nome_pessoa}`;

/** The signed no-debts declaration as a PDF: a binary string with one character per byte. */
export const declarationPdf = (
  { nome_pessoa, cpf, desc_biblioteca, data, codigo_autenticidade }: Declaration,
  { emitente, assinatura, conferir, qr }: Signature,
): string =>
  textPdf('Declaração de nada consta', [
    emitente,
    '',
    `Declaramos que ${nome_pessoa} não tem empréstimos, solicitações nem débitos nas bibliotecas desta instituição, ${emitente}.`,
    ...(cpf === null ? [] : ['', `CPF ${cpfText(cpf)}`]),
    '',
    `Assinada em ${brazilianFromIso(data)} para a unidade ${desc_biblioteca}, da qual fica afastada a pessoa que a pediu.`,
    '',
    `Código de autenticidade: ${codigo_autenticidade}`,
    `Vale até ${brazilianFromIso(declarationEnd(data))}. Confira em ${conferir}`,
    matrixDrawing(qr, 2.4),
    ...(assinatura === null ? [] : [`Assinatura eletrônica (Ed25519): ${assinatura}`]),
  ]);
