import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../shared/errors.ts';

/** What Windows answers while another program, such as a scanner, holds a file, or one that is to go from a folder. */
const HELD = /^(?:EBUSY|EPERM|EACCES|ENOTEMPTY)$/;

const SECONDS = 5;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);

/** Runs a call on files, and for some seconds again while one is held. No signal comes between, as nothing is awaited. */
function whileHeld(call: () => void): void {
  const until = Date.now() + SECONDS * 1000;
  for (;;) {
    try {
      call();
      return;
    } catch (error) {
      if (!HELD.test(codeOf(error)) || Date.now() > until) throw error;
      pause();
    }
  }
}

export const move = (from: string, to: string) => whileHeld(() => renameSync(from, to));

/** Moves files one after the other. When one is held, those before come back, each that can. */
export function moveAll(moves: readonly (readonly [from: string, to: string])[]): void {
  const moved: (typeof moves)[number][] = [];
  try {
    for (const each of moves) {
      move(...each);
      moved.push(each);
    }
  } catch (error) {
    for (const [from, to] of moved.toReversed()) {
      try {
        move(to, from);
      } catch {
        // It stays at its new place, where the caller looks.
      }
    }
    throw error;
  }
}

export const remove = (path: string) => whileHeld(() => rmSync(path, { recursive: true, force: true }));

/** Names what a killed command has left in a folder. */
export function nameLeft(root: string, isLeft: (name: string) => boolean): void {
  const left = readdirSync(root).filter(isLeft);
  if (left.length === 0) return;
  const folders = left.map((name) => join(root, name)).join(', ');
  console.log(`A command that was killed has left ${folders}: delete it, unless that command still runs.`);
}
