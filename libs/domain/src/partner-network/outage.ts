/** The message of a failed partner query; a client recognises it by "Rede Pergamum" (D2 §8, ruling D16). */
export const partnerNetworkFailure = 'A consulta à Rede Pergamum falhou: uma instituição não respondeu.';

/** The data of an institution that a search needs. */
interface InstitutionState {
  cod_empresa: number;
  /** Its server does not respond. */
  fora_do_ar: boolean;
}

/**
 * Whether a network search fails: one of the institutions it names does not respond. A search that names none skips
 * institutions that do not respond.
 */
export const networkFails = (institutions: readonly InstitutionState[], chosen: readonly number[] = []): boolean =>
  institutions.some(({ cod_empresa, fora_do_ar }) => fora_do_ar && chosen.includes(cod_empresa));
