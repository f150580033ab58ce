export { guardGuesses, guessesDetail } from './number-guesses.ts';
