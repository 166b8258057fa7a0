/** An area, author or subject is known by its code and its kind together. */
export const topicKey = ({ codigo, codTipoArea, tipoDSI }: { codigo: string; codTipoArea: string; tipoDSI: string }) =>
  [tipoDSI, codTipoArea, codigo].join(' ');
