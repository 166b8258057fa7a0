/** The work types: `cod_tipo_obra` and `desc_tipo_obra` (D2 §3). Codes and names are defined by this project. */
export const WorkType = {
  book: { cod_tipo_obra: 1, desc_tipo_obra: 'Livro' },
  ebook: { cod_tipo_obra: 2, desc_tipo_obra: 'E-book' },
  thesis: { cod_tipo_obra: 3, desc_tipo_obra: 'Tese' },
  dissertation: { cod_tipo_obra: 4, desc_tipo_obra: 'Dissertação' },
  courseWork: { cod_tipo_obra: 5, desc_tipo_obra: 'Trabalho de conclusão de curso' },
  periodical: { cod_tipo_obra: 6, desc_tipo_obra: 'Periódico' },
  article: { cod_tipo_obra: 7, desc_tipo_obra: 'Artigo' },
  chapter: { cod_tipo_obra: 8, desc_tipo_obra: 'Capítulo' },
  map: { cod_tipo_obra: 9, desc_tipo_obra: 'Mapa' },
  score: { cod_tipo_obra: 10, desc_tipo_obra: 'Partitura' },
  soundRecording: { cod_tipo_obra: 11, desc_tipo_obra: 'Gravação sonora' },
  video: { cod_tipo_obra: 12, desc_tipo_obra: 'Vídeo' },
  legislation: { cod_tipo_obra: 13, desc_tipo_obra: 'Legislação' },
  caseLaw: { cod_tipo_obra: 14, desc_tipo_obra: 'Jurisprudência' },
  standard: { cod_tipo_obra: 15, desc_tipo_obra: 'Norma técnica' },
  multimedia: { cod_tipo_obra: 16, desc_tipo_obra: 'Multimeio' },
  manuscript: { cod_tipo_obra: 17, desc_tipo_obra: 'Manuscrito' },
  image: { cod_tipo_obra: 18, desc_tipo_obra: 'Material iconográfico' },
  archive: { cod_tipo_obra: 19, desc_tipo_obra: 'Documento de arquivo' },
  other: { cod_tipo_obra: 99, desc_tipo_obra: 'Outro' },
} as const;
export type WorkType = (typeof WorkType)[keyof typeof WorkType];
