import { LOBBY } from '../words/english/lobby.ts';
import { textsOf } from '../words/words.ts';

/** A text of the lobby, or of what leads to it. */
export const lobbyText = textsOf(LOBBY);
