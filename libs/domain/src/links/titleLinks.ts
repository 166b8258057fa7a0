import { coverLink, describeLinks, type LinkDescription } from '../marc/describeLinks';
import type { MarcRecord } from '../marc/record';

/** A link as the link calls return it. */
export interface OfferedLink extends Pick<LinkDescription, 'seq_paragrafo' | 'descricao' | 'restrito' | 'provedor'> {
  cod_acervo: number;
  /** Null for a restricted link, which is asked for when a patron opens it (D1 §8, 'Aguarde, buscando link'). The record tells it. */
  url: string | null;
}

/** The public links of a title in record order, without its cover. */
export const titleLinks = (cod_acervo: number, record: MarcRecord): OfferedLink[] => {
  const cover = coverLink(record);
  return describeLinks(record)
    .filter(({ url }) => url !== cover)
    .map(({ seq_paragrafo, url, descricao, restrito, provedor }) => ({
      cod_acervo,
      seq_paragrafo,
      url: restrito ? null : url,
      descricao,
      restrito,
      provedor,
    }));
};

/** The reader has no CPF, by which the provider would know them; also the text key that explains it. */
export type LinkBlock = 'usuario_sem_cpf';

/**
 * Why a patron may not open a link, or null. Providers identify readers by CPF; a reader without one must contact the
 * unit (D1 §8).
 */
export const linkBlock = (
  { provedor }: Pick<LinkDescription, 'provedor'>,
  { cpf }: { cpf: string | null },
): LinkBlock | null => (provedor !== null && !cpf ? 'usuario_sem_cpf' : null);

/**
 * Whether a text has the form of an e-book provider's session (8 to 128 letters, digits, `-`, `_`); otherwise access is
 * denied.
 */
export const isProviderSession = (sessionid: string): boolean => /^[\w-]{8,128}$/.test(sessionid);
