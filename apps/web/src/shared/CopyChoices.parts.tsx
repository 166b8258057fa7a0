import { WithValue } from '../testing/WithValue';
import { completedChoice, CopyChoices, type CopyChoice } from './CopyChoices';

const options = { volumes: ['1', '2'], tomos: ['1'], partes: [], materiais: ['principal', 'adicional'] };
const choices = (error?: string) => (
  <WithValue<Partial<CopyChoice>> initial={{}}>
    {(chosen, change) => (
      <div className="stack gap-4">
        <CopyChoices
          options={options}
          chosen={completedChoice(options, chosen)}
          onChoose={(part) => change({ ...chosen, ...part })}
          errorOf={(name) => (name === 'volume' ? error : undefined)}
        />
      </div>
    )}
  </WithValue>
);

export const states = { 'nothing chosen': choices() };
export const alone = { wrong: choices('Escolha o volume.') };
