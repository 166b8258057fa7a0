import { copyRows } from '../copyRows';
import type { FeatureSeed } from './featureSeeds';

/** Standards of ABNT by number; only those in the catalogue. */
const STANDARDS = [
  [5410, 'ABNT NBR 5410: instalações elétricas de baixa tensão'],
  [6023, 'ABNT NBR 6023: referências: elaboração'],
  [6118, 'ABNT NBR 6118: projeto de estruturas de concreto'],
  [9050, 'ABNT NBR 9050: acessibilidade a edificações, mobiliário, espaços e equipamentos urbanos'],
  [10520, 'ABNT NBR 10520: citações em documentos: apresentação'],
  [14724, 'ABNT NBR 14724: trabalhos acadêmicos: apresentação'],
] as const;

const PRODUCTS = [
  ['Coletânea de normas de acessibilidade', 'Normas sobre edificações, transporte e comunicação acessíveis'],
  ['Coletânea de normas de documentação', 'Referências, citações, resumos, sumários e trabalhos acadêmicos'],
  ['Ensaios de concreto e argamassa', 'Métodos de ensaio de compressão, tração e absorção de água'],
  ['Gestão ambiental', 'Sistemas de gestão, auditoria e rotulagem ambiental'],
  ['Gestão da qualidade', 'Requisitos, vocabulário e auditoria de sistemas da qualidade'],
  ['Instalações elétricas prediais', 'Baixa tensão, aterramento e proteção contra descargas atmosféricas'],
  ['Laboratórios de ensaio e calibração', 'Competência, rastreabilidade e incerteza de medição'],
  ['Regulamentos técnicos de alimentos', 'Rotulagem, aditivos e boas práticas de fabricação'],
  ['Segurança contra incêndio', 'Rotas de fuga, sinalização, extintores e hidrantes'],
  ['Segurança do trabalho', 'Normas regulamentadoras comentadas, equipamentos e ergonomia'],
] as const;

/** The offers of the providers ABNT and Target; addresses of the demo. */
export const fillLinks: FeatureSeed = async (client) => {
  await copyRows(
    client,
    'norma_abnt',
    STANDARDS.map(([id, titulo]) => ({ id, titulo, url: `https://normas.example.org/nbr/${id}` })),
  );
  await copyRows(
    client,
    'produto_target',
    PRODUCTS.map(([titulo, descricao], index) => ({
      id: index + 1,
      titulo,
      descricao,
      url: `https://target.example.org/produto/${index + 1}`,
    })),
  );
};
