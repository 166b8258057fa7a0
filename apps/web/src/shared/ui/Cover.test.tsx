import { fireEvent } from '@testing-library/dom';
import { renderPart } from '../../testing/renderPart';
import { Cover } from './Cover';

const work = { id: '1', title: 'Estrela da vida inteira', kind: 'book' as const };
const picture = () => document.querySelector('img');
const drawing = () => document.querySelector('[data-cover] svg');

describe('the cover of a title', () => {
  it('is the picture once it has come, over the drawing', async () => {
    await renderPart(<Cover {...work} src="https://biblioteca.br/capa/1.jpg" />);
    const image = picture() as HTMLElement;
    expect(image).toHaveAttribute('src', 'https://biblioteca.br/capa/1.jpg');
    expect(image).not.toHaveAttribute('data-seen');
    fireEvent.load(image);
    expect(image).toHaveAttribute('data-seen');
  });

  it('stays the drawing when the picture fails', async () => {
    await renderPart(<Cover {...work} src="https://biblioteca.br/capa/1.jpg" />);
    fireEvent.error(picture() as HTMLElement);
    expect(picture()).toBeNull();
    expect(drawing()).not.toBeNull();
  });

  it.each(['https://capas.example.org/1.jpg', '//capas.example/1.jpg', 'http://capas.test:8080/1.jpg'])(
    'is drawn without a request for %s, which nobody serves',
    async (src) => {
      await renderPart(<Cover {...work} src={src} />);
      expect(picture()).toBeNull();
      expect(drawing()).not.toBeNull();
    },
  );

  it.each(['/capas/1.jpg', 'https://example.org.br/1.jpg'])('asks for %s', async (src) => {
    await renderPart(<Cover {...work} src={src} />);
    expect(picture()).toHaveAttribute('src', src);
  });
});
