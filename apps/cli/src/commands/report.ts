import { reportOf } from '@sandtable/lab';
import type { Command } from '../arguments.ts';
import { drawReport } from '../drawing/report.ts';
import { listProblems, loadMatch } from '../files.ts';
import { complain, inert, paint, print, printJson } from '../terminal.ts';
import { text, wordsOf } from '../words.ts';

export const report: Command = {
  name: 'report',
  operands: ['FILE'],
  flags: { json: {} },
  run(given) {
    const [file] = given.operands;
    const asJson = given.flag('json');
    const loaded = loadMatch(file);
    if (!loaded.ok) {
      if (asJson) printJson({ file, problems: loaded.problems });
      else complain(listProblems(file, loaded.problems));
      return 1;
    }
    const { match } = loaded.value;
    const found = reportOf(match);
    if (found === undefined) {
      complain(text('report.early'));
      return 1;
    }
    if (asJson) {
      printJson(found);
      return 0;
    }
    const words = wordsOf(match.ruleset);
    print(paint('bold', inert(words.battle(match.scenario).title)));
    print(drawReport(found, words));
    return 0;
  },
};
