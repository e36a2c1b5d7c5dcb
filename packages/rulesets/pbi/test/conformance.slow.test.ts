import { conformance } from '@sandtable/testkit';
import { pbi } from '../src/ruleset.ts';

// The free game comes along: its random layouts are the widest test of lines and paths.
conformance(pbi, { games: 40, seed: 'pbi', maxSteps: 3000, complete: true });
