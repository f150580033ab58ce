export { guardGuesses, guessesDetail, type TypedNumber } from './number-guesses.ts';
