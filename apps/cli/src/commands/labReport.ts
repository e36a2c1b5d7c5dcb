import type { Command } from '../arguments.ts';
import { RunFolder } from '../lab/folder.ts';
import { showRun } from '../lab/showing.ts';

export const labReport: Command = {
  name: 'lab report',
  operands: ['FOLDER'],
  flags: { csv: { value: 'FILE' }, json: {} },
  run(given) {
    const { run, records } = RunFolder.open(given.operands[0]);
    showRun(run, records, given);
    return 0;
  },
};
