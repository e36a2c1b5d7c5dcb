import type { Invited, MatchFacts } from '@sandtable/wire';
import { useCallback, useEffect, useState } from 'react';
import { ADDRESS, go, useAddress } from '../app/address.ts';
import { Link } from '../app/Link.tsx';
import { LinkField } from '../files/LinkField.tsx';
import { useRules } from '../games/games.ts';
import { hasRuleset } from '../games/rulesets.ts';
import { keptSeat } from '../store/online.ts';
import { said } from '../words/words.ts';
import { text } from './words.ts';
import { Brought } from './Brought.tsx';
import { Card } from './Card.tsx';
import { HOST, HostRefusal, reasonOf } from './host.ts';
import { takeSeat } from './invite.ts';
import { OptionsTold } from './matters/OptionsTold.tsx';
import { TermsTold } from './matters/TermsTold.tsx';
import { NameField } from './NameField.tsx';
import { Note } from './Note.tsx';
import styles from './Online.module.css';
import { keepOwnName, ownName } from './ownName.ts';

type Looked =
  | { readonly kind: 'looking' | 'unknown' | 'own' | 'seated' | 'used' | 'withdrawn' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'open'; readonly facts: MatchFacts; readonly invited: Invited };

/** An invitation to a seat, or to the same seat on another device. */
export function JoinPage({ id }: { readonly id: string }) {
  const invitation = useAddress().hash.slice(1);
  const [looked, setLooked] = useState<Looked>({ kind: 'looking' });
  const look = useCallback(() => {
    let wanted = true;
    lookAt(id, invitation).then(
      (found) => wanted && setLooked(found),
      (error: unknown) => wanted && setLooked({ kind: 'failed', reason: said(reasonOf(error)) }),
    );
    return () => {
      wanted = false;
    };
  }, [id, invitation]);
  useEffect(look, [look]);
  useEffect(() => {
    if (looked.kind === 'seated') go(ADDRESS.online(id), 'replace');
  }, [id, looked.kind]);
  switch (looked.kind) {
    case 'looking':
    case 'seated':
      return (
        <main id="content" className="page" aria-busy="true">
          <p role="status">{text('join.looking')}</p>
        </main>
      );
    case 'unknown':
      return <Note title={text('join.unknown.title')} text={text('join.unknown')} />;
    case 'failed':
      return (
        <Note title={text('join.title')} text={looked.reason}>
          <button type="button" className="primary" onClick={look}>
            {text('online.again')}
          </button>
        </Note>
      );
    case 'used':
      return (
        <Note title={text('join.used.title')} text={text('join.used')}>
          <Link to={ADDRESS.watch(id)} className="button primary">
            {text('join.watch')}
          </Link>
        </Note>
      );
    case 'withdrawn':
      return (
        <Note title={text('join.withdrawn.title')} text={text('join.withdrawn')}>
          <Link to={ADDRESS.front} className="button primary">
            {text('missing.back')}
          </Link>
        </Note>
      );
    case 'own':
      return (
        <Note title={text('join.own.title')} text={text('join.own')}>
          <LinkField
            title={text('invite.title')}
            label={text('join.own.title')}
            link={new URL(ADDRESS.join(id, invitation), location.origin).href}
          />
          <p className={styles['acts']}>
            <Link to={ADDRESS.online(id)} className="button">
              {text('join.table')}
            </Link>
          </p>
        </Note>
      );
    case 'open':
      return <Offer facts={looked.facts} invited={looked.invited} invitation={invitation} />;
  }
}

interface OfferProps {
  readonly facts: MatchFacts;
  readonly invited: Invited;
  readonly invitation: string;
}

function Offer({ facts, invited: { side, isMove }, invitation }: OfferProps) {
  const { match, ruleset, scenario, people, options } = facts;
  const game = useRules(ruleset);
  const [name, setName] = useState(ownName);
  const [isTaking, setIsTaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const inviter = people.find((each) => each.side !== side && each.player === undefined)?.name;
  const take = async (): Promise<void> => {
    setIsTaking(true);
    setProblem(undefined);
    keepOwnName(name.trim());
    try {
      await takeSeat(match, invitation, isMove ? '' : name.trim(), { ruleset, scenario });
      // Without a way back: it works once.
      go(ADDRESS.online(match), 'replace');
    } catch (error) {
      setProblem(said(reasonOf(error)));
      setIsTaking(false);
    }
  };
  return (
    <Card
      title={text(isMove ? 'join.move.title' : 'join.title')}
      match={match}
      ruleset={ruleset}
      scenario={scenario}
      isUnderWay={facts.isBegun}
    >
      {isMove ? (
        <p>{text('join.move', { side: game.words.the(side) })}</p>
      ) : (
        <>
          <p>
            {inviter === undefined
              ? text('join.from.nobody')
              : text('join.from', { name: inviter })}{' '}
            {text('join.side', { side: game.words.the(side) })}{' '}
            {facts.isBegun && text('join.underWay')}
          </p>
          {facts.brought !== undefined && (
            <Brought game={game} brought={facts.brought} name={inviter} />
          )}
          <TermsTold terms={facts.terms} from="link" />
          <OptionsTold game={game} options={options} />
          <NameField name={name} onName={setName} />
        </>
      )}
      <div className={styles['acts']}>
        <button
          type="button"
          className={`primary ${styles['take']}`}
          disabled={isTaking}
          onClick={() => void take()}
        >
          {text(isTaking ? 'join.taking' : isMove ? 'join.move.take' : 'join.take')}
        </button>
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </Card>
  );
}

/** Whoever has taken the seat comes back by the link that he was sent. */
async function lookAt(match: string, invitation: string): Promise<Looked> {
  const kept = await keptSeat(match).catch(() => undefined);
  if (kept !== undefined && Object.values(kept.invitations ?? {}).includes(invitation)) {
    return { kind: 'own' };
  }
  try {
    const facts = await HOST.facts(match);
    if (!hasRuleset(facts.ruleset)) return { kind: 'unknown' };
    const invited = await HOST.invited(match, invitation);
    return { kind: 'open', facts, invited };
  } catch (error) {
    const code = error instanceof HostRefusal ? error.code : '';
    if (kept !== undefined && ['invitation', 'away'].includes(code)) return { kind: 'seated' };
    if (code === 'invitation' || code === 'form') return { kind: 'used' };
    if (code === 'withdrawn') return { kind: 'withdrawn' };
    if (code === 'match') return { kind: 'unknown' };
    throw error;
  }
}
