import { Clicked } from '../../testing/Clicked';
import { Button } from './Button';
import { DropDown } from './DropDown';
import { OpenIcon } from './icons';

const menu = (side: 'start' | 'end') => (
  <DropDown
    side={side}
    trigger={(button) => (
      <Button {...button}>
        Mais <OpenIcon />
      </Button>
    )}
  >
    <a href="#events">Eventos</a>
    <a href="#hours">Horários</a>
    <button type="button">Sair</button>
  </DropDown>
);

export const states = { closed: menu('start') };
export const alone = {
  open: <Clicked on="button">{menu('start')}</Clicked>,
  'open, at the end': (
    <Clicked on="button">
      <div className="row">
        <span className="ms-auto">{menu('end')}</span>
      </div>
    </Clicked>
  ),
};
