import { Availability } from './Availability';

export const states = {
  available: <Availability state="available">2 de 3 exemplares disponíveis</Availability>,
  'available, with the place': (
    <Availability state="available" detail="Biblioteca Central, estante 12">
      Disponível
    </Availability>
  ),
  lent: (
    <Availability state="lent" detail="até 24/11/2026, 2 reservas na fila">
      Emprestado
    </Availability>
  ),
  online: <Availability state="online">Acesso online</Availability>,
  'on site': <Availability state="onSite">Somente consulta local</Availability>,
  inline: (
    <p>
      Este título está{' '}
      <Availability state="available" inline>
        disponível
      </Availability>
      .
    </p>
  ),
};
