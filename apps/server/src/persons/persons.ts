export { guardGuesses, guardTouches, guessesDetail } from './number-guesses.ts';
