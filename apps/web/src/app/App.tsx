import { lazy, Suspense, type ReactNode } from 'react';
import { DropZone } from '../files/DropZone.tsx';
import { FrontPage } from '../front/FrontPage.tsx';
import { hasRuleset } from '../games/rulesets.ts';
import { BATTLE, isTaught } from '../learn/taught.ts';
import { useKept } from '../matches/mine.ts';
import { text } from '../words/words.ts';
import { useAddress } from './address.ts';
import { Failure } from './Failure.tsx';
import { Header } from './Header.tsx';
import { Missing } from './Missing.tsx';
import { SAID } from './usePageTitle.ts';

const StartPage = lazy(async () => ({
  default: (await import('../start/StartPage.tsx')).StartPage,
}));
const PlayPage = lazy(async () => ({ default: (await import('../play/PlayPage.tsx')).PlayPage }));
const ReplayPage = lazy(async () => ({
  default: (await import('../replay/ReplayPage.tsx')).ReplayPage,
}));
const ReportPage = lazy(async () => ({
  default: (await import('../report/ReportPage.tsx')).ReportPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await import('../review/ReviewPage.tsx')).ReviewPage,
}));
const MatchesPage = lazy(async () => ({
  default: (await import('../matches/MatchesPage.tsx')).MatchesPage,
}));
const LobbyPage = lazy(async () => ({
  default: (await import('../lobby/LobbyPage.tsx')).LobbyPage,
}));
const ArmiesPage = lazy(async () => ({
  default: (await import('../armies/ArmiesPage.tsx')).ArmiesPage,
}));
const LabPage = lazy(async () => ({ default: (await import('../lab/LabPage.tsx')).LabPage }));
const RulesPage = lazy(async () => ({
  default: (await import('../rules/RulesPage.tsx')).RulesPage,
}));
const ReferencePage = lazy(async () => ({
  default: (await import('../rules/ReferencePage.tsx')).ReferencePage,
}));
const LearnPage = lazy(async () => ({
  default: (await import('../learn/LearnPage.tsx')).LearnPage,
}));
const LessonPage = lazy(async () => ({
  default: (await import('../learn/LessonPage.tsx')).LessonPage,
}));
const BattlePage = lazy(async () => ({
  default: (await import('../learn/BattlePage.tsx')).BattlePage,
}));
const JoinPage = lazy(async () => ({
  default: (await import('../online/JoinPage.tsx')).JoinPage,
}));
const OnlinePage = lazy(async () => ({
  default: (await import('../online/OnlinePage.tsx')).OnlinePage,
}));
const WatchPage = lazy(async () => ({
  default: (await import('../online/OnlinePage.tsx')).WatchPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../settings/SettingsPage.tsx')).SettingsPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../account/AccountPage.tsx')).AccountPage,
}));

const Unsent = lazy(async () => {
  // Without a network it may not be there: then it waits until the app is opened again.
  const found = await import('../online/Unsent.tsx').catch(() => undefined);
  return { default: found?.Unsent ?? (() => null) };
});

/** Finds the page of an address. */
export function App() {
  const address = useAddress();
  const kept = useKept();
  return (
    <DropZone>
      <Header />
      <div id={SAID} role="status" className="unseen" />
      <Suspense fallback={null}>{kept !== '' && <Unsent key={kept} />}</Suspense>
      <Failure key={address.pathname}>
        <Suspense fallback={<Waiting />}>{pageAt(address)}</Suspense>
      </Failure>
    </DropZone>
  );
}

function pageAt({ pathname }: URL): ReactNode {
  const [page, name = '', ...rest] = pathname.split('/').slice(1);
  if (page === 'learn' && rest.length < 2) return learning(name, rest.at(0) ?? '');
  if (rest.length > 0) return <Missing what={text('missing.text')} />;
  if (page === '' && name === '') return <FrontPage />;
  if (page === 'settings' && name === '') return <SettingsPage />;
  if (page === 'account' && name === '') return <AccountPage />;
  if (page === 'lobby' && name === '') return <LobbyPage />;
  if (page === 'matches' && name === '') return <MatchesPage />;
  if (page === 'play' && name !== '') return <PlayPage key={name} id={name} />;
  if (page === 'replay' && name !== '') return <ReplayPage key={name} id={name} />;
  if (page === 'join' && name !== '') return <JoinPage key={name} id={name} />;
  if (page === 'online' && name !== '') return <OnlinePage key={name} id={name} />;
  if (page === 'watch' && name !== '') return <WatchPage key={name} id={name} />;
  if (page === 'report' && name !== '') return <ReportPage key={name} id={name} />;
  if (page === 'review' && name !== '') return <ReviewPage key={name} id={name} />;
  if (['new', 'armies', 'lab', 'rules', 'reference'].includes(page)) {
    if (!hasRuleset(name)) return <Missing what={text('missing.game', { id: name })} />;
    if (page === 'new') return <StartPage id={name} />;
    if (page === 'armies') return <ArmiesPage key={name} id={name} />;
    if (page === 'lab') return <LabPage key={name} id={name} />;
    return page === 'rules' ? <RulesPage id={name} /> : <ReferencePage id={name} />;
  }
  return <Missing what={text('missing.text')} />;
}

/** All that is taught, a lesson, or the guided battle of a game. */
function learning(game: string, lesson: string): ReactNode {
  if (game === '') return <LearnPage />;
  if (!isTaught(game)) return <Missing what={text('missing.game', { id: game })} />;
  if (lesson === '') return <LearnPage game={game} />;
  if (lesson === BATTLE) return <BattlePage key={game} game={game} />;
  return <LessonPage key={`${game} ${lesson}`} game={game} lesson={lesson} />;
}

function Waiting() {
  return (
    <main id="content" className="page" aria-busy="true">
      <p role="status">{text('app.loading')}</p>
    </main>
  );
}
