import { CopyButton } from './CopyButton';

export const states = {
  plain: <CopyButton text="2024018733" />,
  'with the name of what it copies': <CopyButton text="ASSIS, Machado de." name="a referência" />,
  'of normal size': <CopyButton text="ASSIS, Machado de. Dom Casmurro." name="a citação" size="normal" />,
};
