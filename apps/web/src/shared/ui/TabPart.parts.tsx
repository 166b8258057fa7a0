import { TabPart } from './TabPart';

export const states = {
  'with a heading': (
    <TabPart>
      <h2>Exemplares</h2>
      <p>Três exemplares em duas bibliotecas.</p>
    </TabPart>
  ),
};
