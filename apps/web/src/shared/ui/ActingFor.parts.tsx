import { InNameOf } from '../inNameOf';
import { ActingFor } from './ActingFor';

export const states = {
  'for another person': (
    <InNameOf value="Bruno Teixeira Salgado">
      <ActingFor />
    </InNameOf>
  ),
  'for oneself: nothing': <ActingFor />,
};
