export { guardGuesses, guardNear, guessesDetail } from './number-guesses.ts';
