import type { Scenario } from '@sandtable/kernel';
import { shareOf, type VariantSearch } from '@sandtable/lab';
import { go } from '../app/address.ts';
import { scenarioLink } from '../files/positionLink.ts';
import { saveScenario } from '../files/save.ts';
import type { Game } from '../games/games.ts';
import { Table } from '../report/Table.tsx';
import styles from './LabPage.module.css';
import { MEASURED_GAMES, standsAt, turnedOf, type Plan } from './plan.ts';
import { knobTitle, turnedName, valueText, variantName, variantNames } from './variantName.ts';
import { between, percent, text } from './words.ts';

interface BalancedProps {
  readonly game: Game;
  readonly search: VariantSearch;
  readonly onRun: ((plan: Plan) => void) | undefined;
}

/** The variant that is most even, once it is found, and all that were tried. */
export function Balanced({ game, search, onRun }: BalancedProps) {
  const { run, found } = search;
  const [side] = run.ruleset.sides;
  const tried = search.tried.map((each, i) => ({ ...each, i, ...shareOf(each) }));
  // In the end the one that was found, and then those that were looked at most closely.
  const isFound = ({ i }: { readonly i: number }): number => (i === found?.candidate ? 1 : 0);
  const shown = search.isOver
    ? tried.toSorted((a, b) => isFound(b) - isFound(a) || b.games - a.games || a.i - b.i)
    : tried;
  const rows = shown.map(({ i, games, rate, interval }) => [
    turnedName(run.file.scenarios[i]),
    games,
    // What was not played yet is neither even nor anything else.
    games === 0 ? '' : percent(rate),
    games === 0 ? '' : between(interval),
  ]);
  const title = text('lab.balance.tried', { side: game.words.the(side) });
  return (
    <>
      {found?.candidate !== undefined && (
        <Even game={game} search={search} candidate={found.candidate} onRun={onRun} />
      )}
      <section className="panel" aria-label={title}>
        <h2>{title}</h2>
        <Table
          caption={title}
          head={[text('lab.variant'), text('lab.games'), text('lab.share'), text('lab.interval')]}
          rows={rows}
        />
      </section>
    </>
  );
}

interface EvenProps extends BalancedProps {
  readonly candidate: number;
}

/** The variant that is most even: how its knobs are set, and what can be done with it. */
function Even({ game, search, candidate, onRun }: EvenProps) {
  const { run } = search;
  const variant = run.file.scenarios[candidate];
  const { players, options, scenario } = run.contests[candidate];
  const own = variant.scenario as Scenario;
  const stands = standsAt(own);
  const turned = turnedOf(own, variant.knobs ?? {});
  const name = variantName(game.words, variant);
  const whole: Scenario = { ...scenario, title: name };
  return (
    <section className="panel" aria-label={text('lab.balance.even')}>
      <h2>{variantNames(game.words, run.file)[candidate]}</h2>
      <dl className={styles['set']}>
        {(own.knobs ?? []).map((knob) => (
          <div key={knob.name}>
            <dt>{knobTitle(knob)}</dt>
            <dd>{valueText(knob, turned[knob.name], turned[knob.name] === stands[knob.name])}</dd>
          </div>
        ))}
      </dl>
      {onRun !== undefined && <p className={styles['about']}>{text('lab.balance.run.about')}</p>}
      <div className={styles['ways']}>
        <button
          type="button"
          onClick={() => void scenarioLink({ scenario: whole, options }).then(go)}
        >
          {text('lab.balance.play')}
        </button>
        {onRun !== undefined && (
          <button
            type="button"
            onClick={() =>
              onRun({
                scenario: own.id,
                players,
                knobs: turned,
                options,
                keepSides: false,
                games: MEASURED_GAMES,
                seed: text('lab.balance.seed', { seed: run.file.seed }),
              })
            }
          >
            {text('lab.balance.run')}
          </button>
        )}
        <button type="button" onClick={() => saveScenario(whole, name)}>
          {text('lab.balance.save')}
        </button>
      </div>
    </section>
  );
}

/** What it has come to, in a sentence. */
export function balancedText(game: Game, search: VariantSearch): string {
  const { found, run, bounds, games, tried } = search;
  const [low, high] = bounds.map((bound) => percent(bound, 0));
  const of = tried.length;
  if (found?.candidate === undefined) return text('lab.balance.none', { games, low, high, of });
  const name = variantNames(game.words, run.file)[found.candidate];
  const { rate, interval } = shareOf(tried[found.candidate]);
  const [from, to] = interval.map((each) => percent(each));
  const side = game.words.the(run.ruleset.sides[0]);
  const parts = { games, name, side, share: percent(rate), from, to, low, high };
  return text(found.isSettled ? 'lab.balance.found' : 'lab.balance.open', parts);
}
