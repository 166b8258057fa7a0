/** What a failed query to a partner says; a client knows it by the words "Rede Pergamum" (D2 §8, ruling D16). */
export const partnerNetworkFailure = 'A consulta à Rede Pergamum falhou: uma instituição não respondeu.';

/** An institution as a search meets it. */
interface AskedInstitution {
  cod_empresa: number;
  /** Whether its server does not answer. */
  fora_do_ar: boolean;
}

/**
 * Whether a search of the network fails: when an institution that it names does not answer. One that names none goes without
 * those that are silent, as their titles are not in the reader's way.
 */
export const networkFails = (institutions: readonly AskedInstitution[], asked: readonly number[] = []): boolean =>
  institutions.some(({ cod_empresa, fora_do_ar }) => fora_do_ar && asked.includes(cod_empresa));
