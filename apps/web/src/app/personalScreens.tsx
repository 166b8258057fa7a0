import type { ReactElement } from 'react';
import { onDemand } from '../shared/onDemand';
import type { AreaSlug } from '../shared/paths';

const PastLoansScreen = onDemand(async () => (await import('../features/loans/public')).PastLoansScreen);
const PendingLoansScreen = onDemand(async () => (await import('../features/loans/public')).PendingLoansScreen);
const RenewalScreen = onDemand(async () => (await import('../features/loans/public')).RenewalScreen);
const HoldsScreen = onDemand(async () => (await import('../features/holds/public')).HoldsScreen);
const PastHoldsScreen = onDemand(async () => (await import('../features/holds/public')).PastHoldsScreen);
const LoanRequestsScreen = onDemand(async () => (await import('../features/loan-requests/public')).LoanRequestsScreen);
const InterestProfileScreen = onDemand(
  async () => (await import('../features/interest-profile/InterestProfileScreen')).InterestProfileScreen,
);
const MatchesScreen = onDemand(async () => (await import('../features/interest-profile/MatchesScreen')).MatchesScreen);
const SearchesScreen = onDemand(
  async () => (await import('../features/interest-profile/SearchesScreen')).SearchesScreen,
);
const TopicsScreen = onDemand(async () => (await import('../features/interest-profile/TopicsScreen')).TopicsScreen);
const CatalogueSheetScreen = onDemand(async () => (await import('../features/requests/public')).CatalogueSheetScreen);
const NewRequestScreen = onDemand(async () => (await import('../features/requests/public')).NewRequestScreen);
const InterLibraryScreen = onDemand(async () => (await import('../features/requests/public')).InterLibraryScreen);
const RequestsScreen = onDemand(async () => (await import('../features/requests/public')).RequestsScreen);
const SpecialisedSearchScreen = onDemand(
  async () => (await import('../features/requests/public')).SpecialisedSearchScreen,
);
const SurveyScreen = onDemand(async () => (await import('../features/requests/public')).SurveyScreen);
const SwitchingScreen = onDemand(async () => (await import('../features/requests/public')).SwitchingScreen);
const PersonalDataScreen = onDemand(
  async () => (await import('../features/person/PersonalDataScreen')).PersonalDataScreen,
);
const PasswordScreen = onDemand(async () => (await import('../features/person/PasswordScreen')).PasswordScreen);
const SessionsScreen = onDemand(async () => (await import('../features/person/SessionsScreen')).SessionsScreen);
const AccessesScreen = onDemand(async () => (await import('../features/person/AccessesScreen')).AccessesScreen);
const OwnDataScreen = onDemand(async () => (await import('../features/person/OwnDataScreen')).OwnDataScreen);
const ExchangeUserScreen = onDemand(
  async () => (await import('../features/person/ExchangeUserScreen')).ExchangeUserScreen,
);
const SuggestionsScreen = onDemand(async () => (await import('../features/acquisitions/public')).SuggestionsScreen);
const OrdersScreen = onDemand(async () => (await import('../features/acquisitions/public')).OrdersScreen);
const DatabasesScreen = onDemand(async () => (await import('../features/acquisitions/public')).DatabasesScreen);
const StatisticsScreen = onDemand(async () => (await import('../features/acquisitions/public')).StatisticsScreen);
const CollectionTotalsScreen = onDemand(
  async () => (await import('../features/title/CollectionTotalsScreen')).CollectionTotalsScreen,
);
const PaperPostingScreen = onDemand(
  async () => (await import('../features/links/PaperPostingScreen')).PaperPostingScreen,
);
const TeachingPlanScreen = onDemand(async () => (await import('../features/teaching-plan/public')).TeachingPlanScreen);
const KeptTitlesScreen = onDemand(async () => (await import('../features/basket/KeptTitlesScreen')).KeptTitlesScreen);
const PrivacyScreen = onDemand(async () => (await import('../features/site/PrivacyScreen')).PrivacyScreen);

const HomeScreen = onDemand(async () => (await import('../features/personal-area/HomeScreen')).HomeScreen);
const DueCard = onDemand(async () => (await import('../features/loans/DueCard')).DueCard);
const HoldsCard = onDemand(async () => (await import('../features/holds/HoldsCard')).HoldsCard);
const DebtsScreen = onDemand(async () => (await import('../features/debts/DebtsScreen')).DebtsScreen);
const AlertsCard = onDemand(async () => (await import('../features/alerts/AlertsCard')).AlertsCard);
const AlertsScreen = onDemand(async () => (await import('../features/alerts/AlertsScreen')).AlertsScreen);
const PreferencesScreen = onDemand(
  async () => (await import('../features/alerts/PreferencesScreen')).PreferencesScreen,
);
const OwnCommentsCard = onDemand(async () => (await import('../features/comments/OwnCommentsCard')).OwnCommentsCard);
const DeviationsScreen = onDemand(async () => (await import('../features/person/DeviationsScreen')).DeviationsScreen);
const ClearanceScreen = onDemand(async () => (await import('../features/clearance/ClearanceScreen')).ClearanceScreen);
const TokenScreen = onDemand(async () => (await import('../features/loans/token/TokenScreen')).TokenScreen);

const homeCards = [<DueCard />, <HoldsCard />, <AlertsCard />, <OwnCommentsCard />];

/** The screens of the personal area by the last part of their address (ruling D2). */
export const personalScreens: Record<AreaSlug, ReactElement> = {
  inicio: <HomeScreen cards={homeCards} />,
  'titulos-pendentes': <PendingLoansScreen />,
  reservas: <HoldsScreen />,
  'historico-emprestimos': <PastLoansScreen />,
  'historico-reservas': <PastHoldsScreen />,
  renovacao: <RenewalScreen />,
  solicitacoes: <RequestsScreen />,
  'solicitacoes/novo': <NewRequestScreen />,
  'solicitacoes/emprestimo-inter-bibliotecas': <InterLibraryScreen />,
  debitos: <DebtsScreen />,
  alertas: <AlertsScreen />,
  'alertas/passados': <AlertsScreen key="past" past />,
  'alertas/preferencias': <PreferencesScreen />,
  afastamentos: <DeviationsScreen />,
  'nada-consta': <ClearanceScreen />,
  token: <TokenScreen />,
  'solicitacoes-emprestimo': <LoanRequestsScreen />,
  comutacao: <SwitchingScreen />,
  levantamento: <SurveyScreen />,
  'ficha-catalografica': <CatalogueSheetScreen />,
  'pesquisa-especializada': <SpecialisedSearchScreen />,
  'dados-pessoais': <PersonalDataScreen />,
  'dados-pessoais/senha': <PasswordScreen />,
  'dados-pessoais/sessoes': <SessionsScreen />,
  'dados-pessoais/acessos': <AccessesScreen />,
  'dados-pessoais/copia': <OwnDataScreen />,
  'troca-usuario': <ExchangeUserScreen />,
  aquisicao: <SuggestionsScreen />,
  'aquisicao/pedidos': <OrdersScreen />,
  'aquisicao/bases': <DatabasesScreen />,
  'aquisicao/estatisticas': <StatisticsScreen />,
  'totais-acervo': <CollectionTotalsScreen />,
  'postagem-trabalho': <PaperPostingScreen />,
  'plano-ensino': <TeachingPlanScreen />,
  privacidade: <PrivacyScreen />,
  'cesta-permanente': <KeptTitlesScreen />,
  'perfil-interesse': <InterestProfileScreen />,
  'areas-interesse': <TopicsScreen />,
  'pesquisas-seguidas': <SearchesScreen />,
  'verificar-titulos': <MatchesScreen />,
};
