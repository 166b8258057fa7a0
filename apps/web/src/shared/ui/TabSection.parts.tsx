import { TabSection } from './TabSection';

export const states = {
  'with a heading': (
    <TabSection>
      <h2>Exemplares</h2>
      <p>Três exemplares em duas bibliotecas.</p>
    </TabSection>
  ),
};
