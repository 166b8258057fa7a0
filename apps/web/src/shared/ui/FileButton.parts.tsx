import { FileButton } from './FileButton';

export const states = {
  plain: (
    <FileButton accept="image/png" onChoose={() => undefined}>
      Escolher PNG
    </FileButton>
  ),
};
