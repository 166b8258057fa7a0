import { HeadingText } from './HeadingText';

export const states = {
  'with both dates': (
    <p>
      <HeadingText text="Assis, Machado de, 1839-1908" />
    </p>
  ),
  'with the first date': (
    <p>
      <HeadingText text="Machado, Ana Maria, 1941-" />
    </p>
  ),
  'without dates': (
    <p>
      <HeadingText text="Literatura brasileira" />
    </p>
  ),
};
