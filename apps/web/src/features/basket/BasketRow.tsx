import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverKind } from '../../shared/coverKind';
import { paths } from '../../shared/paths';
import { languageText, workTypeText } from '../../shared/recordText';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { RemoveIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { SpineLabel } from '../../shared/ui/SpineLabel';
import { TitleCover } from '../links/public';
import type { BasketTitle } from './basketTitle';

const Root = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e2 e4',
    alignItems: 'flex-start',
    paddingBlock: 'e4',
    borderBottom: '1px solid var(--borda)',
    '& > [data-cover]': { flex: '0 0 min(4rem, 25%)' },
    '& > button': { marginInlineStart: 'auto' },
    _medium: { display: 'grid', gridTemplateColumns: '4rem minmax(0, 1fr) auto auto', columnGap: 'e5' },
  },
});
const Body = styled('div', { base: { flex: '1 1 min(12rem, 100%)', minWidth: '0' } });
const Kind = styled('p', { base: { fontSize: 'xs', color: 'fg.muted' } });
const Title = styled('h2', {
  base: {
    fontSize: '1.1875rem',
    lineHeight: '1.25',
    margin: '0.1rem 0 0.2rem',
    overflowWrap: 'anywhere',
    '& a': { color: 'fg', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
    _contrast: { '& a': { color: 'marca.fg', textDecoration: 'underline' } },
  },
});
const Line = styled('p', { base: { fontSize: 'sm' }, variants: { quiet: { true: { color: 'fg.muted' } } } });

interface BasketRowProps {
  title: BasketTitle;
  otherTitles: readonly string[];
  /** The catalogue no longer has the title. */
  isGone: boolean;
  onRemove: (codAcervo: string) => void;
}

export function BasketRow({ title, otherTitles, isGone, onRemove }: BasketRowProps) {
  const { t, i18n } = useTranslation('basket');
  const { t: shared } = useTranslation('shared');
  const { cod_acervo, descricao, numero_chamada } = title;
  const kind = [
    workTypeText(title, shared),
    title.ano_publicacao ?? shared('noDate'),
    languageText(title, i18n.language),
  ];
  return (
    <Root>
      <TitleCover
        id={cod_acervo}
        title={descricao}
        author={title.autor_principal ?? undefined}
        year={title.ano_publicacao ?? undefined}
        kind={coverKind(title.cod_tipo_obra ?? '')}
        src={title.link_capa}
      />
      <Body>
        <Kind>{kind.filter(Boolean).join(' · ')}</Kind>
        <Title>{isGone ? descricao : <Link to={paths.title(cod_acervo)}>{descricao}</Link>}</Title>
        {title.autor && <Line>{title.autor}</Line>}
        <Line quiet>{[title.edicao, title.imprenta].filter(Boolean).join(' ')}</Line>
        {otherTitles.length > 0 && <Line quiet>{t('otherTitles', { titles: otherTitles.join(' · ') })}</Line>}
        {isGone && <Notice tone="warning">{t('gone')}</Notice>}
      </Body>
      {numero_chamada ? <SpineLabel look="line" lines={[numero_chamada]} /> : <span />}
      <Button
        variant="text"
        size="small"
        aria-label={t('removeTitle', { title: descricao })}
        onClick={() => onRemove(cod_acervo)}
      >
        <RemoveIcon /> {t('remove')}
      </Button>
    </Root>
  );
}
