#!/usr/bin/env node
// Starts the command line on the project's Node, whatever Node this is.
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { runNode } from '../../../scripts/run-node.mjs';
import { setUp } from '../../../scripts/setup.mjs';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
exit(await runNode(setUp(), [main, ...argv.slice(2)]));
