import { TextToggle } from './TextToggle';

export const states = {
  usual: <TextToggle type="button">Pesquisas recentes</TextToggle>,
};
