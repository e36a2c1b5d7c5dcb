import { checks } from '@sandtable/kernel';

// In tests an illegal move that is played without having been judged shows at once.
checks.moves = true;
