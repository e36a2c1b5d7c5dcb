import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { stdin } from 'node:process';
import { environment } from './setup.mjs';

/**
 * Runs a script on the given Node with this process's input and output, and passes signals on: the
 * script decides when it ends, and how. Returns its exit code, 128 and more when a signal ended it.
 */
export function runNode(node, args, options = {}) {
  const child = spawn(node, args, { ...options, env: environment(node), stdio: 'inherit' });
  const forward = (signal) => {
    // Ctrl-C at a terminal has already reached the child.
    if (signal !== 'SIGINT' || !stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
