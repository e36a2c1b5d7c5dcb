import { message, type Problem } from '@sandtable/kernel';
import type { Command } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { fateOf, type FileFate } from '../rerun/fate.ts';
import { filesIn, type Found } from '../rerun/files.ts';
import { reportLines, reportOf, type Report } from '../rerun/report.ts';
import { print, printJson } from '../terminal.ts';

/** What is done in a second needs no bar. */
const PATIENCE = 1000;

export const rerun: Command = {
  name: 'rerun',
  operands: ['FOLDER|FILE'],
  flags: { json: {} },
  run(given) {
    const found = filesIn(given.operands[0]);
    const progress = new Progress(found.length, PATIENCE);
    const reruns = found.map((each, i) => {
      progress.show(i);
      return { file: each.file, fate: fateAt(each) };
    });
    progress.clear();
    const report = reportOf(reruns);
    if (given.flag('json')) printJson(report);
    else for (const line of reportLines(report)) print(line);
    return codeOf(report);
  },
};

/** In a folder there may be other things; a file that was named should be a match. */
function fateAt({ file, isNamed = false, problem }: Found): FileFate {
  const unreadable = (what: Problem): FileFate => {
    return { fate: 'unreadable', ruleset: undefined, problems: [what] };
  };
  if (problem !== undefined) return unreadable(problem);
  const fate = fateOf(file);
  const isOther = isNamed && fate.fate === 'other';
  return isOther ? unreadable({ path: '', message: message('problem.noMatch') }) : fate;
}

/** What cannot be read may hold anything, so that it comes before what differs. */
function codeOf({ unreadable, goesOn, unraised }: Report): number {
  if (unreadable.length > 0) return 1;
  return goesOn + unraised > 0 ? 3 : 0;
}
