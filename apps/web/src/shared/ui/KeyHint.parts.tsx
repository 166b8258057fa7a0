import { KeyHint } from './KeyHint';

export const states = {
  'of a link': (
    <a href="#conteudo">
      Ir para o conteúdo <KeyHint>1</KeyHint>
    </a>
  ),
};
