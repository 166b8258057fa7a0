/** An area, author or subject is identified by its code and kind together. */
export const topicKey = ({ codigo, codTipoArea, tipoDSI }: { codigo: string; codTipoArea: string; tipoDSI: string }) =>
  [tipoDSI, codTipoArea, codigo].join(' ');
