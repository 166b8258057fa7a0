import { coverLink, describeLinks, type LinkDescription } from '../marc/describeLinks';
import type { MarcRecord } from '../marc/record';

/** A link as the calls on links answer it. */
export interface OfferedLink extends Pick<LinkDescription, 'seq_paragrafo' | 'descricao' | 'restrito' | 'provedor'> {
  cod_acervo: number;
  /** Null for a restricted link: only a patron is told where it leads (D1 §8, 'Aguarde, buscando link'). */
  url: string | null;
}

/** The links that a title offers to everybody, in record order; its cover is none. */
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

export type LinkBlock = 'usuario_sem_cpf';

/**
 * Why a patron may not open a link, null when nothing stands against it. Providers know their readers by CPF; who has none must
 * contact the unit (D1 §8).
 */
export const linkBlock = (
  { provedor }: Pick<LinkDescription, 'provedor'>,
  { cpf }: { cpf: string | null },
): LinkBlock | null => (provedor !== null && !cpf ? 'usuario_sem_cpf' : null);

/** Whether a text can be a session that the e-book provider gave (8 to 128 letters, digits, `-`, `_`); else access is denied. */
export const isProviderSession = (sessionid: string): boolean => /^[\w-]{8,128}$/.test(sessionid);
