export { guardGuesses, guardTouches, guessesDetail } from './number-guesses.ts';
export { personsOf } from './person-row.ts';
export { listRowsOf } from './queries.ts';
