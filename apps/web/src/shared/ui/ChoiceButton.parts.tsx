import { ChoiceButton } from './ChoiceButton';

const choice = { choose: () => undefined, address: () => '/?termo_pesquisa=lei' };

export const states = {
  'is plain': <ChoiceButton choice={choice}>Limpar</ChoiceButton>,
  'is on': (
    <ChoiceButton choice={choice} isOn>
      Lista
    </ChoiceButton>
  ),
  'is a switch': (
    <ChoiceButton choice={choice} isOn isSwitch>
      Disponível agora
    </ChoiceButton>
  ),
  'has nothing to choose': <ChoiceButton choice={null}>Disponível agora</ChoiceButton>,
};
