import { copyRows } from '../copyRows';
import type { FeatureSeed } from './featureSeeds';

/** Departments of the university, by their code in teaching plans. */
const departments = [
  { codigo: 'DAD', descricao: 'Departamento de Administração' },
  { codigo: 'DAU', descricao: 'Departamento de Arquitetura e Urbanismo' },
  { codigo: 'DBG', descricao: 'Departamento de Biologia Geral' },
  { codigo: 'DCI', descricao: 'Departamento de Ciência da Informação' },
  { codigo: 'DCS', descricao: 'Departamento de Ciências Sociais' },
  { codigo: 'DDR', descricao: 'Departamento de Direito' },
  { codigo: 'DED', descricao: 'Departamento de Educação' },
  { codigo: 'DFI', descricao: 'Departamento de Física' },
  { codigo: 'DIN', descricao: 'Departamento de Informática' },
  { codigo: 'DLE', descricao: 'Departamento de Letras' },
  { codigo: 'DMA', descricao: 'Departamento de Matemática' },
  { codigo: 'DMU', descricao: 'Departamento de Música' },
];

export const fillDepartments: FeatureSeed = (client) => copyRows(client, 'departamento', departments);
