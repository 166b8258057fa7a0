/** The great areas of knowledge of CNPq's table, by code. */
export const greatAreas: Readonly<Record<string, string>> = {
  '1': 'Ciências Exatas e da Terra',
  '2': 'Ciências Biológicas',
  '3': 'Engenharias',
  '4': 'Ciências da Saúde',
  '5': 'Ciências Agrárias',
  '6': 'Ciências Sociais Aplicadas',
  '7': 'Ciências Humanas',
  '8': 'Linguística, Letras e Artes',
};

/**
 * CNPq's area (great area and two digits) by Dewey and UDC class, which agree at this level; the longest matching
 * prefix wins.
 */
const AREAS: Readonly<Record<string, string>> = {
  '00': '607',
  '004': '103',
  '005': '103',
  '006': '103',
  '07': '609',
  '1': '701',
  '15': '707',
  '2': '710',
  '3': '702',
  '31': '102',
  '32': '709',
  '33': '603',
  '34': '601',
  '35': '602',
  '36': '610',
  '363': '307',
  '37': '708',
  '39': '703',
  '4': '801',
  '5': '101',
  '519': '102',
  '52': '104',
  '53': '105',
  '54': '106',
  '55': '107',
  '56': '107',
  '57': '200',
  '576': '202',
  '577': '205',
  '58': '203',
  '59': '204',
  '6': '300',
  '61': '401',
  '610.73': '404',
  '613': '405',
  '614': '406',
  '615': '403',
  '616.8': '401',
  '617.6': '402',
  '62': '305',
  '621.3': '304',
  '624': '301',
  '628': '307',
  '63': '501',
  '636': '505',
  '64': '507',
  '65': '602',
  '657': '602',
  '66': '306',
  '664': '507',
  '7': '803',
  '71': '604',
  '72': '604',
  '79': '409',
  '8': '802',
  '9': '705',
  '91': '706',
};

interface KnowledgeArea {
  cod_area_conhecimento: string | null;
  cod_tipo_area_conhec: string | null;
  desc_tipo_area_conhec: string | null;
}

/** The area of knowledge (ruling C23) of a class number (`005.74`, `981.03`); nulls when there is none. */
export function knowledgeArea(classificacao: string | null): KnowledgeArea {
  const digits = /^\d{1,3}(\.\d+)?/.exec(classificacao ?? '')?.[0] ?? '';
  for (let length = digits.length; length > 0; length -= 1) {
    const area = AREAS[digits.slice(0, length)];
    const greatArea = area?.slice(0, 1) ?? '';
    if (area !== undefined) {
      return {
        cod_area_conhecimento: area,
        cod_tipo_area_conhec: greatArea,
        desc_tipo_area_conhec: greatAreas[greatArea] ?? null,
      };
    }
  }
  return { cod_area_conhecimento: null, cod_tipo_area_conhec: null, desc_tipo_area_conhec: null };
}
