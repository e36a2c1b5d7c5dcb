import type { Message, Orders } from '@sandtable/kernel';

/** What has become of something that somebody said beforehand. */
export interface Became {
  /** A plan was followed, a standing answer given, or a plan given up. */
  readonly what: 'followed' | 'answered' | 'dropped';
  /** How many steps its owner had been told of then: what was done for him is the last of them. */
  readonly step: number;
  /** The move, or the standing answer. */
  readonly said: Message;
  /** Why it was given up. */
  readonly why?: Message;
}

/** What somebody has said beforehand, and what has become of it. Nobody but him is told. */
export interface OrdersTold extends Orders {
  readonly became: readonly Became[];
}
